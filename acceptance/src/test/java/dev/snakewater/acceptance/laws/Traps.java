package dev.snakewater.acceptance.laws;

import java.util.List;
import java.util.stream.Stream;

/**
 * What parts of the program must not use: classes and packages (ending in a dot), and single members, written
 * {@code class#member}, with the number of arguments where only some overloads are meant, {@code class#member/2}, and
 * with a star where any class is meant.
 */
final class Traps {

    static final List<String> CHANCE = List.of(
            "java.util.Random",
            "java.util.SplittableRandom",
            "java.util.random.",
            "java.util.concurrent.ThreadLocalRandom",
            "java.security.",
            "java.lang.Math#random",
            "java.lang.StrictMath#random",
            "java.util.UUID#randomUUID",
            "java.util.Collections#shuffle",
            "java.lang.System#identityHashCode");

    static final List<String> CLOCKS = List.of(
            "java.time.",
            "java.util.Date",
            "java.util.Calendar",
            "java.util.Timer",
            "java.lang.System#currentTimeMillis",
            "java.lang.System#nanoTime");

    static final List<String> THREADS = List.of(
            "java.util.concurrent.",
            "java.lang.Thread",
            "java.lang.ThreadLocal",
            "java.lang.InheritableThreadLocal",
            "java.lang.Object#wait",
            "java.lang.Object#notify",
            "java.lang.Object#notifyAll",
            "java.util.Timer");

    static final List<String> LOCALE = List.of(
            "java.util.Locale#getDefault",
            "java.lang.String#toLowerCase/0",
            "java.lang.String#toUpperCase/0",
            "java.lang.String#format/2",
            "java.lang.String#formatted",
            "java.util.Formatter#<init>/0",
            "java.util.ResourceBundle#getBundle/1",
            "java.text.MessageFormat#<init>/1",
            "java.text.MessageFormat#format/2",
            "java.text.NumberFormat#getInstance/0",
            "java.text.NumberFormat#getIntegerInstance/0",
            "java.text.NumberFormat#getPercentInstance/0",
            "java.text.DecimalFormat#<init>/0",
            "java.text.DecimalFormat#<init>/1",
            "java.text.Collator#getInstance/0");

    static final List<String> INPUT_AND_OUTPUT = List.of(
            "java.io.",
            "java.nio.",
            "java.net.",
            "java.util.Scanner",
            "java.lang.Process",
            "java.lang.ProcessBuilder",
            "java.lang.Runtime",
            "java.lang.System#out",
            "java.lang.System#err",
            "java.lang.System#in",
            "java.lang.System#console",
            "java.lang.System#getenv",
            "java.lang.System#getProperty");

    static final List<String> LOGGING = List.of(
            "java.util.logging.",
            "java.lang.System$Logger",
            "java.lang.System#getLogger",
            "org.slf4j.",
            "org.apache.logging.",
            "org.apache.commons.logging.",
            "java.lang.Throwable#printStackTrace");

    static final List<String> PRINTING = List.of(
            "java.lang.System#out",
            "java.lang.System#err",
            "java.io.PrintStream#print",
            "java.io.PrintStream#println",
            "java.io.PrintStream#printf",
            "java.io.PrintStream#format",
            "java.io.PrintStream#append",
            "java.io.PrintStream#write");

    static final List<String> UNORDERED = List.of(
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.Hashtable",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.Set#of",
            "java.util.Set#copyOf",
            "java.util.Map#of",
            "java.util.Map#copyOf",
            "java.util.Map#ofEntries",
            "java.util.stream.Collectors#toSet",
            "java.util.stream.Collectors#toUnmodifiableSet",
            "java.util.stream.Collectors#toMap/2",
            "java.util.stream.Collectors#toMap/3",
            "java.util.stream.Collectors#toUnmodifiableMap",
            "java.util.stream.Collectors#toConcurrentMap",
            "java.util.stream.Collectors#groupingBy/1",
            "java.util.stream.Collectors#groupingBy/2",
            "java.util.stream.Collectors#groupingByConcurrent",
            "*#parallel",
            "*#parallelStream",
            "*#unordered",
            "*#findAny");

    private Traps() {}

    /** All of them. */
    static Stream<String> all() {
        return Stream.of(CHANCE, CLOCKS, THREADS, LOCALE, INPUT_AND_OUTPUT, LOGGING, PRINTING, UNORDERED)
                .flatMap(List::stream);
    }
}
