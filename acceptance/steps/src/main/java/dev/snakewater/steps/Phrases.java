package dev.snakewater.steps;

import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.steps.rules.Books;
import dev.snakewater.steps.rules.Coverage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The phrases of features that only write something in the document, answer something, or expect something of what can be
 * told. They stand in {@code META-INF/snakewater/steps}, a file for each rule text and one for all: phrases as annotations of step
 * definitions would have them, below headings that begin with {@code #}, and under each, indented, what it comes to, as in {@link Line}. What stands before the first phrase is
 * what examples of that text begin with; templates under a word such as {@code @sum} can be named by it.
 */
public final class Phrases {

    private static final String FOLDER = "META-INF/snakewater/steps/";
    private static final String ANY = "any";
    private static final Pattern GROUP = Pattern.compile(
            "(?<!\\\\)\\((?!\\?(?!<\\w))(?:\\?<\\w+>|\\\\w\\+\\)|\\[A-Z](?:\\[[^]]*]|\\\\w)[*+]\\??\\))?");
    private static final Pattern PLACE = Pattern.compile("\\{\\w*}");
    private static final Pattern NAMING = Pattern.compile(
            "\\{(?:name|names|order)}|\\(\\?<(?:who|whom|names)\\d?>|\\((?:\\\\w\\+|\\[A-Z](?:\\[[^]]*]|\\\\w)[*+]\\??)\\)");
    private static final List<Phrase> ALL = read();
    private static final Set<String> EXPECTED = ALL.stream()
            .flatMap(phrase -> phrase.lines().stream())
            .flatMap(line -> line.expects().stream())
            .flatMap(root -> Stream.of(root.split(",")))
            .collect(Collectors.toUnmodifiableSet());

    /**
     * A phrase.
     *
     * @param text of which rule text
     * @param place where it stands
     * @param subject what it and those beside it are about
     * @param pattern what is said; empty for what examples begin with
     * @param lines what it comes to
     */
    record Phrase(String text, String place, String subject, String pattern, List<Line> lines) {

        /** How many groups of words it has, and one more if there is a table below. */
        int arguments() {
            String groups = pattern.startsWith("^") ? "(?<!\\\\)\\((?!\\?(?!<\\w))" : "\\{";
            int inWords = pattern.split(groups, -1).length - 1;
            return isOfTable() ? inWords + 1 : inWords;
        }

        /** Whether it expects something, and only that. */
        boolean isExpectation() {
            return lines.stream().anyMatch(line -> line.expects().isPresent());
        }

        /** Which of its groups of words name somebody, or several. */
        List<Integer> naming() {
            List<MatchResult> groups = (pattern.startsWith("^") ? GROUP : PLACE)
                    .matcher(pattern)
                    .results()
                    .toList();
            return IntStream.range(0, groups.size())
                    .filter(i -> NAMING.matcher(groups.get(i).group()).lookingAt())
                    .boxed()
                    .toList();
        }

        /** What is missing from a run in which nobody says it. */
        String unsaid() {
            return place + " " + pattern + " is said by no example";
        }

        /** Whether a table stands below it. */
        boolean isOfTable() {
            return lines.stream().anyMatch(Line::isOfTable);
        }
    }

    /**
     * The table below a phrase.
     *
     * @param heads its headings; empty, if it has none
     * @param forms what its rows look like
     */
    public record Table(Optional<String> heads, List<String> forms) {}

    private Phrases() {}

    /** Every phrase. */
    static List<Phrase> all() {
        return ALL.stream().filter(phrase -> !phrase.pattern().isEmpty()).toList();
    }

    /** The names with which the paths of what phrases expect begin: of events, or of what else can be told. */
    static Set<String> expected() {
        return EXPECTED;
    }

    /** What the phrase at this place is about; empty, if there is none. */
    public static Optional<String> subject(String place) {
        return ALL.stream()
                .filter(phrase -> phrase.place().equals(place))
                .map(Phrase::subject)
                .findFirst();
    }

    /** The table below the phrase at this place; empty, if there is none. */
    public static Optional<Table> table(String place) {
        return ALL.stream()
                .filter(phrase -> phrase.place().equals(place))
                .flatMap(phrase -> phrase.lines().stream())
                .filter(Line::isOfTable)
                .map(Line::table)
                .findFirst();
    }

    /** An example says this. */
    static void isSaid(Phrase phrase) {
        Coverage.see(phrase.unsaid());
    }

    /** What examples of a rule text begin with. */
    static List<Line> beginning(String text) {
        return ALL.stream()
                .filter(phrase -> phrase.pattern().isEmpty() && phrase.text().equals(text))
                .flatMap(phrase -> phrase.lines().stream())
                .toList();
    }

    private static List<Phrase> read() {
        return Stream.concat(Stream.of(ANY), Books.RULESETS.stream().map(Ruleset::id))
                .flatMap(text -> in(text).stream())
                .toList();
    }

    private static List<Phrase> in(String text) {
        String file = text + ".steps";
        Map<String, List<String>> shared = new TreeMap<>();
        List<Phrase> phrases = new ArrayList<>();
        phrases.add(new Phrase(text, file, "", "", new ArrayList<>()));

        String subject = "";
        List<String> templates = new ArrayList<>();
        List<String> lines = lines(text, file);
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
            } else if (line.startsWith("#")) {
                subject = line.substring(1).strip();
            } else if (!line.isBlank()) {
                phrases.add(new Phrase(text, file + ":" + (i + 1), subject, line.strip(), new ArrayList<>()));
            }
        }
        return phrases;
    }

    /** Of the jar that brings the rule text, or of this one. */
    private static List<String> lines(String text, String file) {
        ClassLoader jar = Books.RULESETS.stream()
                .filter(ruleset -> ruleset.id().equals(text))
                .findFirst()
                .<ClassLoader>map(ruleset -> ruleset.getClass().getClassLoader())
                .orElse(Phrases.class.getClassLoader());
        try (InputStream phrases = jar.getResourceAsStream(FOLDER + file)) {
            return phrases == null
                    ? List.of()
                    : new String(phrases.readAllBytes(), StandardCharsets.UTF_8)
                            .lines()
                            .toList();
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }
}
