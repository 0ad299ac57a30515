package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a bipod adds to the hit value of single shots (FO-26). */
class RestTest {

    private static final ScenarioKind<ShotScenario, ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    /** Vera's handguns are 70 and her rifles 60; 10 mm Pistol 18 cm +10, Hunting rifle 60 cm +5, as in V41 and V42. */
    @ParameterizedTest
    @CsvSource({
        "10 mm Pistol,  180, bipod,         80",
        "10 mm Pistol,  180, 'bipod, rested', 80",
        "Hunting rifle, 600, bipod,         55",
        "Hunting rifle, 600, 'bipod, rested', 70"
    })
    void a_bipod_is_for_rifles(String gun, int millimetres, String bipod, int chance) {
        DiceInARow table = new DiceInARow(List.of("100"));
        ShotSituation situation = KIND.open(SetUp.of("Vera; " + gun + "; " + millimetres + "; unaimed; " + bipod));
        Next.Go<ShotSituation, ShotOutcome> next =
                (Next.Go<ShotSituation, ShotOutcome>) KIND.procedure().step(situation, table);
        KIND.procedure().step(next.situation(), table);

        assertThat(SetUp.first(table).chance().total()).isEqualTo(chance);
    }
}
