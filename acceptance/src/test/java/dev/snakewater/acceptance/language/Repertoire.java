package dev.snakewater.acceptance.language;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.cli.Main;
import dev.snakewater.json.JsonScenarios;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All that the program is asked to say, in one run of Java, in whatever language it is set to. */
final class Repertoire {

    static final String BEGINS = "\u0001";

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final String AT_THE_TABLE = "why\nodds\nbarred\ntable\nroll\n1\n".repeat(12)
            + "help\nallow\namend\nruling\nstory\nlog\nluck\nundo\nredo\nnonsense\nsave\nquit\n";

    private final Path home;
    private final PrintStream all;

    private Repertoire(Path home, PrintStream all) {
        this.home = home;
        this.all = all;
    }

    /** The folder in which it plays comes first. */
    public static void main(String[] arguments) throws IOException {
        try (PrintStream all = new PrintStream(System.out, false, StandardCharsets.UTF_8)) {
            new Repertoire(Path.of(arguments[0]), all).says();
        }
    }

    private void says() throws IOException {
        for (var built : new JsonScenarios(Examples.RULESETS, InputStream.nullInputStream()).builtIn()) {
            say("", "run", built.name(), "--trace", "--seed", "1");
            say(AT_THE_TABLE, "play", built.name(), "--seed", "2");
            say("", "simulate", built.name(), "--seed", "1", "--fights", "20");
        }
        for (Path record : listed(Path.of("src/test/resources/records"), ".jsonl")) {
            say("", "replay", record.toString(), "--trace");
        }
        for (Path talks : listed(Path.of("../adapters-cli/src/test/resources/talks"), ".txt")) {
            talks(Files.readAllLines(talks));
        }
    }

    private static List<Path> listed(Path folder, String end) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(end)).sorted().toList();
        }
    }

    /** Has the talks of a file: what is ordered and typed there. */
    private void talks(List<String> lines) throws IOException {
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i)
                    .replace("{kept}", "{home}/snakewater/fights/snakewater-gulch-1.jsonl")
                    .replace("{home}", home.toString());
            if (line.startsWith("file ")) {
                List<String> document = lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(one -> !one.equals("end"))
                        .toList();
                Files.write(home.resolve(line.substring("file ".length())), document);
                i += document.size() + 1;
            } else if (line.startsWith("$")) {
                StringBuilder typed = new StringBuilder();
                lines.subList(i + 1, lines.size()).stream()
                        .takeWhile(one -> one.startsWith(">"))
                        .forEach(one -> Stream.of(one.substring(1).split("\\|", -1))
                                .forEach(word -> typed.append(word.strip()).append('\n')));
                say(
                        typed.toString(),
                        WORD.matcher(line.replaceFirst("\\$\\d*", "").replaceFirst(" < .*", ""))
                                .results()
                                .map(word -> word.group(1) == null ? word.group(2) : word.group(1))
                                .filter(word -> !word.matches("[A-Z_]+=.*"))
                                .toArray(String[]::new));
            }
        }
    }

    private void say(String typed, String... words) {
        all.print(BEGINS + String.join(" ", words) + "\n" + typed + BEGINS);
        Main.run(
                new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8)),
                all,
                all,
                Map.of("XDG_STATE_HOME", home.toString(), "COLUMNS", "250"),
                words);
        all.flush();
    }
}
