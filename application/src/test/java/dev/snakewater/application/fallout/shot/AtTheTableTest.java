package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.Need;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.domain.dice.Chance;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What those at the table see right before a shot is thrown for. */
class AtTheTableTest {

    /** Vera at 18 cm: 70 and 10 for close quarters are 80 (V01). */
    @Test
    void the_first_thing_that_the_throw_of_a_shot_decides_is_whether_it_hits() {
        FightAtTable fight = begun("Vera; 10 mm Pistol; 180; unaimed");

        Need hit = fight.needs().stream()
                .filter(need -> need.is().equals("yes"))
                .findFirst()
                .orElseThrow();
        assertThat(fight.needs().getFirst().of()).isEqualTo("Target is hit");
        assertThat(hit)
                .isEqualTo(new Need(
                        "Target is hit",
                        true,
                        "yes",
                        IntStream.rangeClosed(1, 80).boxed().toList(),
                        new Share.Exact(Chance.of(80, 100), BigInteger.valueOf(100))));
    }

    private static FightAtTable begun(String setUp) {
        return new Fights()
                .begin(new Scenario<>(
                        ShotScenario.kind(), "At the table", "", Terms.of(1), List.of(), SetUp.of(setUp)));
    }
}
