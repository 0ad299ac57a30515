package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.session.TableCommands;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever stands in a document, is typed, or is given as an argument: it is told as text, and commands no terminal. */
class NothingGetsThroughTest {

    private static final List<String> OF_SCENARIOS = List.of(
            "run - --seed 1",
            "check -",
            "run - --dice script --trace",
            "run - --seed 2 --json",
            "odds - --situations 500 --fights 5",
            "simulate - --fights 3 --seed 1",
            "run - --seed 3 --format markdown",
            "odds - --situations 500 --fights 5 --json",
            "simulate - --fights 3 --seed 1 --show 2");
    private static final List<String> ORDERS = List.of("""
        sheet X | dice hand X | hand Bob to X | hand X to careful | add -1 to X because of the sun |\
         add -1 to shot because of X | amend Bob X to Hurt | amend Bob wounds to X | amend X wounds to Hurt |\
         ruling grazes to X | ruling X to on\
        """.split(" \\| "));
    private static final List<String> OF_RECORDS = List.of("replay", "check", "aftermath", "replay --json");

    @TempDir
    private Path folder;

    private int spelt;

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.Spoken#scenarios")
    void no_text_of_a_scenario_gets_through(String name) throws IOException {
        String document = builtIn(name);
        for (int place = 0; place < Hostile.places(document); place++) {
            String command = OF_SCENARIOS.get(place % OF_SCENARIOS.size());
            said(Hostile.planted(document, place, Hostile.text(place)), command.split(" "));
        }
        assertThat(spelt).isPositive();
    }

    @Test
    void every_command_tells_every_text_of_a_scenario_as_text() throws IOException {
        String document = builtIn("one-shot");
        for (int place = 0; place < Hostile.places(document); place++) {
            for (int i = 0; i < OF_SCENARIOS.size(); i++) {
                said(
                        Hostile.planted(document, place, Hostile.text(place + i)),
                        OF_SCENARIOS.get(i).split(" "));
            }
        }
    }

    @Test
    void no_text_of_a_record_gets_through() throws IOException {
        Path record = folder.resolve("fight.jsonl");
        said("""
            agree
            agree
            agree
            +000
            0000
            --00
            revolver
            +000
            -000
            0000
            snapshot
            Bob
            add -1 to snapshot because of the sun
            amend Joe wounds to Hurt
            undo
            hand Joe to careful
            -1
            """, "play", "snakewater-gulch", "--dice", "hand", "--save", record.toString());
        String whole = Files.readString(record);
        Path planted = folder.resolve("planted.jsonl");
        for (int place = 0; place < Hostile.places(whole); place++) {
            Files.writeString(planted, Hostile.planted(whole, place, Hostile.text(place)));
            List<String> words = new ArrayList<>(
                    List.of(OF_RECORDS.get(place % OF_RECORDS.size()).split(" ")));
            words.add(planted.toString());
            said("", words.toArray(String[]::new));
            if (place % 5 == 0) {
                said("log\nquit\n", "play", "--resume", planted.toString());
            }
        }
        assertThat(spelt).isPositive();
    }

    static Stream<String> arguments() {
        return Stream.of("""
            X | --X | -X | help X | run X | run X --dice script | run showdown --seed X | run showdown --dice X |\
             run showdown --format X | run showdown --color X | run showdown --seed 1 --save /dev/null/X | play X |\
             play showdown X | play --resume X | play showdown --resume X | play showdown --dice X |\
             play showdown --seed X | play showdown --save /dev/null/X | play showdown --report X |\
             play showdown --report /dev/null/X.md | odds X | odds showdown --situations X | odds showdown --within X | odds showdown --memory X |\
             odds showdown --fights X | odds showdown --threads X | odds one-shot --attack X |\
             odds snakewater-gulch --attack Bob_shoots_X | simulate X | simulate showdown --fights X |\
             simulate showdown --within X | simulate showdown --memory X |\
             simulate showdown --threads X | simulate showdown --show X | replay X | aftermath X | check X | rules X |\
             rules X --chart | rules two guns X | schema X | scenarios X | completion X\
            """.split(" \\| "));
    }

    @ParameterizedTest
    @MethodSource("arguments")
    void no_argument_gets_through(String command) {
        for (String hostile : Hostile.TEXTS) {
            String[] words = Stream.of(command.split(" "))
                    .map(word -> word.replace("X", "a" + hostile + "b").replace('_', ' '))
                    .toArray(String[]::new);
            said("quit\n", words);
        }
    }

    @Test
    void no_answer_typed_at_the_table_gets_through() throws IOException {
        List<String> typed = new ArrayList<>();
        for (String hostile : Hostile.TEXTS) {
            String text = "a" + hostile + "b";
            typed.add(text);
            for (String order : TableCommands.words()) {
                // To leave needs no word after it; a file would be made beside the project.
                if (!List.of("quit", "save").contains(order)) {
                    typed.add(order + " " + text);
                }
            }
            ORDERS.forEach(order -> typed.add(order.replace("X", text)));
            typed.add("save /dev/null/" + text);
            typed.add("save " + folder + "/kept" + text + ".jsonl");
        }
        typed.addAll(List.of("why", "0", "story", "log", "undo", "redo", "luck"));
        String[] told = {".txt", ".md", ".json"};
        List<String> words = new ArrayList<>(List.of("play", "one-shot", "--dice", "hand"));
        words.addAll(List.of("--save", folder.resolve("first.jsonl").toString()));
        for (String end : told) {
            words.addAll(List.of("--report", folder.resolve("told" + end).toString()));
        }
        Spoken spoken = said(String.join("\n", typed) + "\n", words.toArray(String[]::new));
        // A carriage return ends what is typed.
        assertThat(Hostile.TEXTS.stream().filter(text -> !text.equals("\r")))
                .allSatisfy(text -> assertThat(spoken.out())
                        .contains(String.format(Locale.ROOT, "'a\\u%04x", (int) text.charAt(0))));
        for (String end : told) {
            assertThat(Files.readString(folder.resolve("told" + end)))
                    .contains("\\u202e")
                    .satisfies(text -> assertThat(Hostile.in(text)).isEmpty());
        }
    }

    @Test
    void colours_are_the_programs_own() throws IOException {
        String document = builtIn("one-shot").replace("One Shot", "One \\u001b[31mShot");

        Spoken spoken = Spoken.with(Map.of(), document, "run", "-", "--seed", "1", "--color", "always");

        assertThat(spoken.out()).contains("\u001b[1mOne \\u001b[31mShot Across the Street\u001b[21m\u001b[0m\n");
        assertThat(Hostile.in(spoken.out().replaceAll("\u001b\\[(1|21|0)m", "")))
                .isEmpty();
    }

    private Spoken said(String input, String... words) {
        Spoken spoken = Spoken.with(Map.of("XDG_STATE_HOME", folder.toString()), input, words);
        String all = spoken.out() + spoken.err();
        assertThat(Hostile.in(all)).as("%s%n%s", String.join(" ", words), all).isEmpty();
        assertThat(spoken.status()).as("%s%n%s", String.join(" ", words), all).isBetween(0, 3);
        spelt += all.contains("\\u") ? 1 : 0;
        return spoken;
    }

    private static String builtIn(String name) throws IOException {
        return Spoken.resource("/META-INF/snakewater/scenarios/" + name + ".json");
    }

    /** Texts by which somebody might command a terminal, hide something, or turn a line round. */
    static final class Hostile {

        /** What they have in them. */
        static final List<String> TEXTS = List.of(("\u001b[2J \u0007 \r \u0000 \b\b \u007f \u0085 \u009b31m "
                        + "\u202e \u2066 \u200b \u200f \ufeff \u2028 \u3164 \udb40\udc41")
                .split(" "));

        private static final Pattern JSON_TEXT = Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*\"");

        private Hostile() {}

        /** One of them. */
        static String text(int number) {
            return TEXTS.get(Math.floorMod(number, TEXTS.size()));
        }

        /** How many texts a JSON document has, names of fields among them. */
        static int places(String document) {
            return (int) JSON_TEXT.matcher(document).results().count();
        }

        /** A JSON document with this at the end of one of its texts. */
        static String planted(String document, int place, String hostile) {
            MatchResult text = JSON_TEXT.matcher(document).results().toList().get(place);
            String spelt = hostile.chars()
                    .mapToObj(c -> String.format(Locale.ROOT, "\\u%04x", c))
                    .reduce("", String::concat);
            return document.substring(0, text.end() - 1) + spelt + document.substring(text.end() - 1);
        }

        /** What of it a terminal should never get, each character by its number; a newline is all right. */
        static List<String> in(String output) {
            return output.codePoints()
                    .filter(c -> c != '\n' && isBad(c))
                    .distinct()
                    .mapToObj(c -> String.format(Locale.ROOT, "U+%04X", c))
                    .toList();
        }

        private static boolean isBad(int c) {
            return c < ' '
                    || (c >= 0x7f && c <= 0x9f)
                    || c == 0x3164
                    || (c >= 0xe0000 && c <= 0xe0fff)
                    || Stream.of(Character.FORMAT, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR)
                            .anyMatch(type -> type == Character.getType(c));
        }
    }
}
