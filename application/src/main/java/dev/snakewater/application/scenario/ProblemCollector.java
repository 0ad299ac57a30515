package dev.snakewater.application.scenario;

import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Collects the problems of a set-up. Each message stands in a bundle: what is wrong, then {@code " | "}, then what would be right. */
public final class ProblemCollector {

    private final Messages words;
    private final List<Problem> problems;
    private final List<String> needs;
    private final Optional<Rule> rule;

    /** Starts without problems; its messages are those that all rule texts share. */
    public ProblemCollector() {
        this(Messages.SHARED);
    }

    /** Starts without problems; takes the words of its messages. */
    public ProblemCollector(Messages words) {
        this(words, new ArrayList<>(), List.of(), Optional.empty());
    }

    private ProblemCollector(Messages words, List<Problem> problems, List<String> needs, Optional<Rule> rule) {
        this.words = words;
        this.problems = problems;
        this.needs = needs;
        this.rule = rule;
    }

    /** Returns a collector whose problems are told only if these places, in which {@code *} stands for anything, could be read, too. */
    public ProblemCollector needing(String... pointers) {
        return needing(List.of(pointers));
    }

    /** Returns a collector whose problems are told only if the listed places could be read, too. */
    public ProblemCollector needing(List<String> pointers) {
        return new ProblemCollector(
                words,
                problems,
                Stream.concat(needs.stream(), pointers.stream()).toList(),
                rule);
    }

    /** Returns a collector whose problems name the rule that forbids them. */
    public ProblemCollector against(Rule barring) {
        return new ProblemCollector(words, problems, needs, Optional.of(barring));
    }

    /** Adds a problem by the key of its message, with the values for its numbered places. */
    public void tell(String pointer, String key, Object... places) {
        List<String> told = words.messages(key, places);
        add(pointer, told.getFirst(), told.getLast());
    }

    /** Adds a problem that is already in words. */
    public void add(String pointer, String what, String instead) {
        String told = rule.map(barring -> words.message("problem.against", what, barring.id()))
                .orElse(what);
        problems.add(new Problem(pointer, told, instead, needs));
    }

    /** Adds a problem if the condition holds. */
    public void when(boolean wrong, String pointer, String key, Object... places) {
        if (wrong) {
            tell(pointer, key, places);
        }
    }

    /** Adds a problem for each duplicate; case does not matter, and values without a word are skipped. */
    public void once(List<?> all, IntFunction<String> at, String key) {
        List<String> words =
                all.stream().map(one -> Word.said(one).toLowerCase(Locale.ROOT)).toList();
        for (int i = 0; i < words.size(); i++) {
            int first = words.get(i).isEmpty() ? i : words.indexOf(words.get(i));
            needing(at.apply(first)).when(first < i, at.apply(i), key, all.get(i));
        }
    }

    /** Checks that a number is within a range. */
    public void within(String pointer, int number, int least, int most) {
        when(number < least || number > most, pointer, "problem.range", number, least, most);
    }

    /** Checks that an optional number is within a range. */
    public void within(String pointer, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(pointer, there, least, most));
    }

    /** Checks that a name is valid. */
    public void name(String pointer, String name) {
        if (!Name.isProper(name)) {
            tell(pointer, "problem.name", name, words.message("name", Name.LONGEST));
        } else {
            lettering(pointer, name);
        }
    }

    /** Checks that a name can be seen and typed, and told apart from lookalikes. */
    public void lettering(String pointer, String name) {
        Lettering.unseen(name)
                .ifPresent(
                        unseen -> tell(pointer, "problem.unseen", name, String.format(Locale.ROOT, "U+%04X", unseen)));
        List<Character.UnicodeScript> alphabets = Lettering.alphabets(name);
        when(
                alphabets.size() > 1,
                pointer,
                "problem.alphabets",
                name,
                alphabets.stream().map(ProblemCollector::inWords).collect(Collectors.joining(", ")));
    }

    private static String inWords(Character.UnicodeScript alphabet) {
        String word = alphabet.toString();
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    /** Checks that a named entry exists; case does not matter. */
    public void entry(String pointer, String name, String what, List<String> there) {
        when(
                there.stream().noneMatch(name::equalsIgnoreCase),
                pointer,
                "problem.entry",
                what,
                name,
                Suggestions.instead(name, there));
    }

    /** Visits each item of a list with its pointer. */
    public static <T> void each(String at, List<T> items, BiConsumer<String, T> look) {
        for (int i = 0; i < items.size(); i++) {
            look.accept(at + "/" + i, items.get(i));
        }
    }

    /** Returns whether there are no problems so far. */
    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /** Returns the problems so far. */
    public List<Problem> all() {
        return List.copyOf(problems);
    }
}
