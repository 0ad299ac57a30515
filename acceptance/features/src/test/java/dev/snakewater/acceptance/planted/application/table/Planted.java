package dev.snakewater.acceptance.planted.application.table;

import dev.snakewater.acceptance.planted.application.session.Back;
import dev.snakewater.acceptance.planted.json.Document;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Breaks laws, each member one. */
public interface Planted {

    static void asksAnAdapter(Document document) {}

    static void goesThere(Back back) {}

    static int rolls() {
        return ThreadLocalRandom.current().nextInt();
    }

    static LocalDate readsTheDate() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    static void runsBeside() {
        new Thread(() -> {}).start();
    }

    static ResourceBundle speaksTheLocalTongue() {
        return ResourceBundle.getBundle("planted");
    }

    static boolean opensFile() {
        return Files.exists(Path.of("planted"));
    }

    static System.Logger logs() {
        return System.getLogger("planted");
    }

    static Object groups() {
        return Stream.of("planted").collect(Collectors.groupingBy(word -> word.length()));
    }

    static Supplier<Set<String>> collectsByReference() {
        return HashSet::new;
    }

    static Optional<String> runsInParallel() {
        return List.of("planted").parallelStream().findFirst();
    }

    final class Remembers {
        static final List<String> ALL = new ArrayList<>();
        static String last;

        private Remembers() {}
    }
}
