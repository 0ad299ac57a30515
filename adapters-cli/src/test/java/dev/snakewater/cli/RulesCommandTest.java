package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Looking up rules, as a user meets it. */
class RulesCommandTest {

    /** What a gunfight sends back where hits have no locations. */
    private static final List<String> ONLY_WITH_LOCATIONS =
            List.of("calledShotMaxRange", "calledShotDamageAddBack", "agilitySaveOnFall");

    /** Every switch of every rule, with each of its values. */
    static Stream<String> switches() {
        return Stream.of("GF", "HL", "FACT", "SW")
                .flatMap(prefix -> Stream.of("gunfight", "hitlocation", "fudge", "house")
                        .flatMap(book -> Spoken.to("rules", book).lines())
                        .filter(line -> line.startsWith(prefix + "-"))
                        .map(line -> line.substring(0, line.indexOf(' '))))
                .flatMap(rule -> Spoken.to("rules", rule)
                        .out()
                        .replaceAll("\n {2,}(?!rulings\\.)", " ")
                        .lines()
                        .filter(line -> line.startsWith("  rulings.")))
                .flatMap(RulesCommandTest::written);
    }

    /** What a scenario would write for each value of a switch. */
    private static Stream<String> written(String told) {
        String name = told.substring(told.indexOf('.') + 1, told.indexOf(':'));
        if (told.contains("or a list of ")) {
            return Stream.of("\"hitLocation\": true, \"" + name
                    + "\": [\"head\", \"torso\", \"torso\", \"arm\", \"leg\", \"hand\"]");
        }
        return Stream.of(told.substring(told.indexOf(": ") + 2)
                        .replace(" (default)", "")
                        .replace("; fixed for the whole fight", "")
                        .split(", "))
                .map(value -> value.replaceFirst("^\\d+ to ", ""))
                .map(value -> value.matches("\\d+|true|false") ? value : '"' + value + '"')
                .map(value -> "\"" + name + "\": " + value)
                .map(ruling -> ONLY_WITH_LOCATIONS.contains(name) ? "\"hitLocation\": true, " + ruling : ruling);
    }

    @ParameterizedTest
    @MethodSource("switches")
    void a_switch_can_be_written_in_a_scenario_as_it_is_told(String ruling) {
        String duel = """
            {
              "snakewater": 1, "kind": "fudge-gunfight", "title": "High Noon", "turnLimit": 1,
              "fighters": [
                { "name": "Ann", "guns": [{ "kind": "revolver" }] },
                { "name": "Bill", "guns": [{ "kind": "revolver" }] }
              ],
              "rulings": { %s }
            }
            """.formatted(ruling);

        Spoken spoken = Spoken.with(Map.of(), duel, "run", "-", "--seed", "1");

        assertThat(spoken.err()).isEmpty();
        assertThat(spoken.status()).isZero();
    }
}
