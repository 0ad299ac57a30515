package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Guns of one name are told apart by their number wherever they are named. */
class EqualGunsTest {

    private static final String FIRST = "10 mm Pistol";
    private static final String SECOND = "10 mm Pistol 2";

    @Test
    void what_is_offered_and_told_names_each_by_its_number() {
        Told<ShotScenario> told = told(scenario());

        assertThat(told.opening())
                .contains("Vera and Skag are 18 cm apart. Vera has 9 AP and the 10 mm Pistol 7/12 and 10 mm Pistol 2"
                        + " 3/12.")
                .anyMatch(line -> line.startsWith("10 mm Pistol 2, unaimed: 4 AP, 80%"))
                .anyMatch(line -> line.startsWith("10 mm Pistol and 10 mm Pistol 2, unaimed: 5 AP, 55%"));
        String[] script = {"Vera, gun: 10 mm Pistol 2", "Vera, way: unaimed", "Vera, shot: 81"};
        assertThat(told.turns(script).getFirst())
                .anyMatch(
                        line -> line.startsWith("Vera shoots at Skag with the 10 mm Pistol 2, unaimed: 4 AP, 5 left;"))
                .anyMatch(line -> line.startsWith("The 10 mm Pistol 2: 81 against 80, a miss."));
        assertThat(told.ending(script))
                .endsWith("Vera has 5 AP left, and the 10 mm Pistol 7/12 and 10 mm Pistol 2 2/12.");
    }

    @Test
    void the_account_of_both_at_once_says_which_shot_is_of_which() {
        assertThat(told(with(FIRST, FIRST)).turns("Vera, shot: 90, 91").getFirst())
                .anyMatch(line ->
                        line.startsWith("Vera shoots at Skag with the 10 mm Pistol and 10 mm Pistol 2, unaimed:"))
                .anyMatch(line -> line.startsWith("The 10 mm Pistol: 90 against 55"))
                .anyMatch(line -> line.startsWith("The 10 mm Pistol 2: 91 against 55"));
    }

    @Test
    void the_table_and_the_sheet_name_each_by_its_number() {
        ScenarioKind<ShotSituation, ShotOutcome> kind = ShotScenario.kind();
        ShotSituation situation = scenario().opening();

        assertThat(kind.telling().state(situation).rows().getFirst().cells())
                .contains("10 mm Pistol 7/12 and 10 mm Pistol 2 3/12");
        assertThat(kind.telling().sheet(situation, new Name("Vera")))
                .anyMatch(line -> line.text().startsWith("10 mm Pistol 2 3/12: "));
    }

    /** By its number, or by the name that both have, which is the first that is left of that name. */
    @Test
    void either_can_be_written() {
        assertThat(hands(with(SECOND))).containsExactly(1);
        assertThat(hands(with(FIRST))).containsExactly(0);
        assertThat(hands(with(FIRST, FIRST))).containsExactly(0, 1);
        assertThat(hands(with(FIRST, SECOND))).containsExactly(0, 1);
        assertThat(hands(with(SECOND, FIRST))).containsExactly(1, 0);
        assertThat(hands(with("10 MM pistol 2"))).containsExactly(1);
        assertThat(Stream.of(with(SECOND), with(SECOND, FIRST), with(FIRST, FIRST))
                        .flatMap(one -> one.problems().stream()))
                .isEmpty();
    }

    @Test
    void one_that_is_not_there_is_told_with_those_that_are() {
        assertThat(with("10 mm Pistol 3").problems())
                .extracting(Problem::pointer, Problem::what, Problem::instead)
                .containsExactly(tuple(
                        "/action/with/0",
                        "the shooter has no '10 mm Pistol 3' at hand",
                        "did you mean '10 mm Pistol'? one of: 10 mm Pistol, 10 mm Pistol 2"));
        assertThat(with(SECOND, SECOND).problems()).extracting(Problem::pointer).containsExactly("/action/with/1");
    }

    /** A person's own gun has that very name: the second of the others is the third then. */
    @Test
    void no_number_makes_the_name_of_another_gun() {
        ShotScenario scenario = Filled.in(
                ShotScenario.class,
                "catalogue: {weapons: [{name: 10 mm Pistol 2, like: 10 mm Pistol}]}, millimetres: 180,"
                        + " shooter: {is: Vera, guns: [{is: 10 mm Pistol}, {is: 10 mm Pistol}, {is: 10 mm Pistol 2}]},"
                        + " target: {is: Skag}");
        assertThat(told(scenario)
                        .turns("Vera, gun: 10 mm Pistol 3", "Vera, way: unaimed", "Vera, shot: 81")
                        .getFirst())
                .anyMatch(line -> line.startsWith("The 10 mm Pistol 3: 81 against 80"));
    }

    private static ShotScenario scenario() {
        return Filled.in(
                ShotScenario.class,
                "millimetres: 180, target: {is: Skag},"
                        + " shooter: {is: Vera, guns: [{is: 10 mm Pistol, rounds: 7}, {is: 10 mm Pistol, rounds: 3}]}");
    }

    private static ShotScenario with(String... names) {
        WrittenAction action = Filled.in(WrittenAction.class, "with", List.of(names));
        return Filled.like(scenario(), "action", Optional.of(action));
    }

    private static List<Integer> hands(ShotScenario scenario) {
        return scenario.opening().settled().orElseThrow().hands();
    }

    private static Told<ShotScenario> told(ShotScenario scenario) {
        return Told.of(ShotScenario.kind(), scenario);
    }
}
