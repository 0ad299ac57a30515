package dev.snakewater.acceptance.steps;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The phrases of features that only write something in the document, answer something, or expect something of what can be
 * told. They stand in {@code src/test/resources/phrases}, a file for each rule text: phrases as annotations of step
 * definitions would have them, and under each, indented, what it comes to, as in {@link Line}. What stands before the first phrase is
 * what examples of that text begin with; templates under a word such as {@code @sum} can be named by it.
 */
final class Phrases {

    private static final Path FOLDER = Path.of("src/test/resources/phrases");
    private static final List<Phrase> ALL = read();

    // Of the whole run, which is as long-lived as this class.
    private static final Set<String> SAID = new HashSet<>();

    /**
     * A phrase.
     *
     * @param text of which rule text
     * @param place where it stands
     * @param pattern what is said; empty for what examples begin with
     * @param lines what it comes to
     */
    record Phrase(String text, String place, String pattern, List<Line> lines) {

        /** How many groups of words it has, and one more if there is a table below. */
        int arguments() {
            String groups = pattern.startsWith("^") ? "(?<!\\\\)\\((?!\\?)" : "\\{";
            int inWords = pattern.split(groups, -1).length - 1;
            return isOfTable() ? inWords + 1 : inWords;
        }

        /** Whether a table stands below it. */
        boolean isOfTable() {
            return lines.stream().anyMatch(Line::isOfTable);
        }
    }

    private Phrases() {}

    /** Every phrase. */
    static List<Phrase> all() {
        return ALL.stream().filter(phrase -> !phrase.pattern().isEmpty()).toList();
    }

    /** An example says this. */
    static void isSaid(Phrase phrase) {
        SAID.add(phrase.place());
    }

    /** Phrases that no example has said. */
    static List<String> unsaid() {
        return all().stream()
                .filter(phrase -> !SAID.contains(phrase.place()))
                .map(phrase -> phrase.place() + " " + phrase.pattern())
                .toList();
    }

    /** What examples of a rule text begin with. */
    static List<Line> beginning(String text) {
        return ALL.stream()
                .filter(phrase -> phrase.pattern().isEmpty() && phrase.text().equals(text))
                .flatMap(phrase -> phrase.lines().stream())
                .toList();
    }

    private static List<Phrase> read() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().flatMap(file -> in(file).stream()).toList();
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private static List<Phrase> in(Path file) {
        String text = file.getFileName().toString().replaceAll("\\..*$", "");
        Map<String, List<String>> shared = new TreeMap<>();
        List<Phrase> phrases = new ArrayList<>();
        phrases.add(new Phrase(text, file.toString(), "", new ArrayList<>()));
        List<String> templates = new ArrayList<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith("        ")) {
                templates.addAll(shared.getOrDefault(line.strip(), List.of(line.strip())));
            } else if (line.startsWith(" ")) {
                templates = new ArrayList<>();
                phrases.getLast().lines().add(new Line(line.strip(), templates));
            } else if (line.startsWith("@")) {
                templates = new ArrayList<>();
                shared.put(line.strip(), templates);
            } else if (!line.isBlank() && !line.startsWith("#")) {
                phrases.add(new Phrase(text, file + ":" + (i + 1), line.strip(), new ArrayList<>()));
            }
        }
        return phrases;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
