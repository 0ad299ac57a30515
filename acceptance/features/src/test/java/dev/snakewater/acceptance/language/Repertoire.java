package dev.snakewater.acceptance.language;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.cli.Main;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.steps.rules.Books;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All that the program is asked to say, in one run of Java, in whatever language it is set to: what is asked, and what it says. */
final class Repertoire {

    static final String BEGINS = "\u0001\n";
    static final String ANSWERS = "\u0002\n";
    static final Scenarios SCENARIOS = new JsonScenarios(Examples.RULESETS, InputStream.nullInputStream());
    static final Path HELP = Path.of("../../adapters-cli/src/main/resources/dev/snakewater/cli/help.properties");

    private static final Path BUILT_IN =
            Path.of("../../adapters-json/src/main/resources/META-INF/snakewater/scenarios");
    private static final Path KINDS = Path.of("../../application/src/main/resources/META-INF/snakewater/kinds");
    private static final Path RECORDS = Path.of("src/test/resources/records");
    private static final Path TALKS = Path.of("../../adapters-cli/src/test/resources/talks");

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern VALUE = Pattern.compile("(?<=\":|[\\[,])(?:\"[^\"]*\"(?!:)|[\\w.-]+)");
    private static final List<String> WRONG_VALUES = List.of("\"nonsense\"", "-1", "99999", "true", "\" \"", "{}");
    private static final String AT_THE_TABLE =
            "why odds barred table roll 1 ".repeat(8).replace(' ', '\n')
                    + "help allow amend ruling add hand dice story log luck undo redo nonsense save quit "
                            .replace(' ', '\n');

    private final Path home;
    private final PrintStream all;

    private Repertoire(Path home, PrintStream all) {
        this.home = home;
        this.all = all;
    }

    /** The folder in which it plays comes first. */
    public static void main(String[] arguments) throws IOException {
        new Repertoire(Path.of(arguments[0]), new PrintStream(System.out, false, StandardCharsets.UTF_8)).says();
    }

    /** What is written in documents, and what is typed in talks. */
    static Stream<String> documents() {
        return Stream.concat(
                Stream.of(BUILT_IN, KINDS, RECORDS)
                        .flatMap(folder -> listed(folder, ""))
                        .map(Repertoire::read),
                listed(TALKS, "").flatMap(talk -> read(talk).lines().filter(line -> !line.matches("[~=?!#].*"))));
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private static Stream<Path> listed(Path folder, String end) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList().stream();
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    private void says() throws IOException {
        for (Scenarios.BuiltIn built : SCENARIOS.builtIn()) {
            say("", "run", built.name(), "--trace", "--seed", "1");
            say(AT_THE_TABLE, "play", built.name(), "--seed", "2");
            say(AT_THE_TABLE, "play", built.name(), "--seed", "3", "--plain");
            say("", "simulate", built.name(), "--seed", "1", "--fights", "20");
        }
        listed(RECORDS, "-1.jsonl").forEach(record -> say("", "replay", record.toString(), "--trace"));
        String mended = read(RECORDS.resolve("mended.txt"));
        listed(RECORDS, ".jsonl")
                .filter(record -> mended.contains(record.getFileName().toString()))
                .forEach(record -> say("", "check", record.toString()));
        Books.ALL.forEach(book -> say("", "rules", book.id()));
        Books.rules().stream().map(Rule::id).forEach(rule -> say("", "rules", rule));
        say("", "rules", "--coverage");
        say("", "rules", "gunfight", "--coverage");
        say("", "rules", "--coverage", "--force");
        page();
        Examples.kinds().forEach(kind -> say("", "schema", kind.id()));
        for (Path kind : listed(KINDS, ".jsonl").toList()) {
            List<String> examples = read(kind).lines().toList();
            for (String example : examples) {
                say(
                        "",
                        "run",
                        Files.writeString(home.resolve("3.json"), example).toString(),
                        "--trace",
                        "--seed",
                        "1");
            }
            spoil(examples);
        }
        for (Path talks : listed(TALKS, ".txt").toList()) {
            have(Files.readAllLines(talks));
        }
    }

    /** The rulebook as its readers see it, without the examples: what features say is the same in every language. */
    private void page() {
        Path page = home.resolve("rulebook.html");
        say("", "rules", "--html", page.toString());
        String seen = read(page).replaceAll("(?s)<(style|script|details)\\b.*?</\\1>|<p class=\"see .*?</p>", "");
        all.print(
                BEGINS + "rules --html\n" + ANSWERS + seen.replace("&#39;", "'").replaceAll("<[^>]*>|&#?\\w+;", " "));
        all.flush();
    }

    /** Checks documents with wrong values in all places, one after the other. */
    private void spoil(List<String> documents) throws IOException {
        List<String> check = new ArrayList<>(List.of("check"));
        int wrong = 0;
        for (String document : documents) {
            for (Matcher value = VALUE.matcher(document); value.find(); wrong++) {
                String spoilt = document.substring(0, value.start())
                        + WRONG_VALUES.get(wrong % WRONG_VALUES.size())
                        + document.substring(value.end());
                check.add(
                        Files.writeString(home.resolve(wrong + ".json"), spoilt).toString());
            }
        }
        say(String.join("\n", WRONG_VALUES), check.toArray(String[]::new));
    }

    /** Has the talks of a file: whatever is written, ordered and typed there. */
    private void have(List<String> lines) throws IOException {
        for (int i = 0; i < lines.size(); i++) {
            String line = placed(lines.get(i));
            List<String> after = lines.subList(i + 1, lines.size());
            if (line.startsWith("file ")) {
                Files.write(
                        home.resolve(line.substring("file ".length())),
                        after.stream().takeWhile(one -> !one.equals("end")).toList());
            } else if (line.startsWith("$")) {
                String typed = after.stream()
                        .takeWhile(one -> one.startsWith(">"))
                        .map(this::placed)
                        .map(one -> one.substring(1).replaceAll(" *\\| *", "\n").strip() + "\n")
                        .collect(Collectors.joining());
                say(
                        typed,
                        WORD.matcher(line.replaceFirst("\\$\\d*", "").replaceFirst(" < .*", ""))
                                .results()
                                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                                .filter(word -> !word.matches("[A-Z_]+=.*"))
                                .toArray(String[]::new));
            }
        }
    }

    /** A line of a talk with its files in place, and without the fights that policies play to their end: they take too long. */
    private String placed(String line) {
        return line.replace("hand all to careful", "hand all")
                .replace("{kept}", "{home}/snakewater/fights/snakewater-gulch-1.jsonl")
                .replace("{home}", home.toString());
    }

    private void say(String typed, String... words) {
        all.print(BEGINS + String.join(" ", words) + "\n" + typed + ANSWERS);
        Map<String, String> wide = Map.of("XDG_STATE_HOME", home.toString(), "COLUMNS", "250");
        Main.run(new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)), all, all, wide, words);
        all.flush();
    }
}
