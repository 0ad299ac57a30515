package dev.snakewater.acceptance.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.out.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A language is one more file beside each bundle: in a made-up one nothing is said in English, whatever the program is asked. What
 * picocli says of wrong options is its own, as is what the system says of files; and documents for programs are in no language.
 */
class SecondLanguageTest {

    /** What is no speech: colours, names of files, the mark of who is out, documents for programs, what picocli and the system say. */
    private static final Pattern NO_SPEECH = Pattern.compile("\u001b\\[[\\d;]*m|'[^'\n"
            + "]*\\.jsonl?'|[\\w.{}/-]*[\\w}]\\.(?:jsonl?|md|txt|note|torn|saved)\\b|File name too long"
            + "|(?m)^x(?=[A-Z])|(?ms)^\\{$.*?^}$|^(?:Error: |Unknown |Invalid value for |Missing required"
            + " |Unmatched |Did you mean: |Possible solutions: |Java \\d).*?$(?:\n {2}\\S.*?$)*");

    private static final Pattern DESCRIPTION = Pattern.compile("\"(?:title|description)\": \"([^\"]*)\"");

    @TempDir
    private Path home;

    @Test
    void nothing_is_left_in_english() throws IOException, InterruptedException {
        Path bundles = Files.createDirectory(home.resolve("1"));
        MadeUpLanguage.writeInto(bundles);
        LeftInEnglish english = new LeftInEnglish(TypedWords.all());
        Map<String, String> found = new TreeMap<>();
        int talks = 0;

        for (String talk : spoken(bundles).split(Repertoire.BEGINS, -1)) {
            if (!talk.isEmpty()) {
                String[] askedAndSaid = talk.split(Repertoire.ANSWERS, 2);
                String said = talk.startsWith("schema ") ? described(askedAndSaid[1]) : spoken(askedAndSaid[1]);
                english.in(said, known(askedAndSaid[0]))
                        .forEach(word -> found.putIfAbsent(
                                word.replaceAll(" .*", ""),
                                askedAndSaid[0].lines().findFirst().orElse("").replaceFirst("(?<=.{40}).*", "") + ": "
                                        + word));
                talks++;
            }
        }

        assertThat(talks).isGreaterThan(500);
        assertThat(found.values()).isEmpty();
    }

    /** The words that somebody typed, and of kept fights those of their titles, which are broken within a table. */
    private static Set<String> known(String asked) {
        String titles = asked.startsWith("fights")
                ? Repertoire.SCENARIOS.builtIn().stream()
                        .map(Scenarios.BuiltIn::title)
                        .collect(Collectors.joining(" "))
                : "";
        return new TreeSet<>(List.of((asked + " " + titles).split("[^A-Za-z]+", -1)));
    }

    /** What a schema says to people. */
    private static String described(String schema) {
        return DESCRIPTION
                .matcher(schema)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.joining("\n"));
    }

    private String spoken(String said) {
        String withoutFolders = said.replace(home.toString(), "")
                .replace(Path.of("").toAbsolutePath().toString(), "");
        return NO_SPEECH.matcher(withoutFolders).replaceAll(" ");
    }

    /** All that is said in the made-up language by a program of its own. */
    private String spoken(Path bundles) throws IOException, InterruptedException {
        Path spoken = home.resolve("2");
        Process program = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Duser.language=" + MadeUpLanguage.NAME,
                        "-cp",
                        bundles + System.getProperty("path.separator") + System.getProperty("java.class.path"),
                        Repertoire.class.getName(),
                        home.toString())
                .redirectOutput(spoken.toFile())
                .redirectError(home.resolve("3").toFile())
                .start();
        assertThat(program.waitFor()).as(Files.readString(home.resolve("3"))).isZero();
        return Files.readString(spoken);
    }

    @Test
    void a_planted_word_is_found_and_nothing_that_is_typed() {
        LeftInEnglish english = new LeftInEnglish(List.of("Bob", "dive for cover", "10 mm pistol", "hand"));

        assertThat(english.in(
                        "Bob \u0448\u0435 dive\n  for cover, +2 AP, 10 mm Pistol \u0448\u0435 4 hand, fly",
                        Set.of("fly")))
                .isEmpty();
        assertThat(english.in("Bob \u0448\u0435 dive for cover, against the sun", Set.of()))
                .extracting(found -> found.replaceAll(" .*", ""))
                .containsExactly("against", "the", "sun");
        assertThat(english.in("\u0448\u0435 dive, pistols, handy", Set.of())).hasSize(3);
    }

    @Test
    void what_is_said_is_translated_and_the_grammar_of_templates_stays() {
        assertThat(Stream.of("{who} is {level,capital}: {n,choice,0#no|1<{n} rounds}{at,select,ON,OFF#on|#off}, see"
                                + "\t{x.y}\n"
                                + "- ${DEFAULT-VALUE}")
                        .map(MadeUpLanguage::translated))
                .containsExactly("{who} \u0438\u0442 {level,capital}: {n,choice,0#\u043d\u043e|1<{n}"
                        + " \u0441\u043e\u0444\u043d\u0433\u0442}{at,select,ON,OFF#\u043e\u043d|#\u043e\u0435\u0435},"
                        + " \u0442\u0434\u0434\t{x.y}\n"
                        + "- ${DEFAULT-VALUE}");
    }
}
