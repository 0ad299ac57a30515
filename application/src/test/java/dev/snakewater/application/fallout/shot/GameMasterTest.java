package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.fallout.shot.ToHit;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game master adds at the table stands where the rules would have it, and what she amends is amended. */
class GameMasterTest {

    private static final ShotScenarios KIND = new ShotScenarios();

    /** 80 + 10 = 90, and a third less is 60; 80 + 40 is cut to 100, and half of that is 50. */
    @ParameterizedTest
    @CsvSource({"crouched, 10, 60", "crouched, -5, 50", "prone, 40, 50", "prone, -100, 0"})
    void what_is_added_to_a_chance_comes_before_its_bounds_and_the_pose(String pose, int added, int chance) {
        DiceInARow dice = new DiceInARow(List.of("100"));

        play("Vera; 10 mm Pistol; 180; unaimed; target " + pose, new Adding(dice, ToHit.TO_HIT, added));

        assertThat(dice.events(ShotEvent.Fired.class).getFirst().chance().total())
                .isEqualTo(chance);
    }

    /** Luck 6: nothing makes criticals rarer than that. */
    @ParameterizedTest
    @CsvSource({"4, 10", "-3, 6"})
    void criticals_are_never_rarer_than_luck(int added, int critical) {
        DiceInARow dice = new DiceInARow(List.of("95"));

        play("Vera; 10 mm Pistol; 180; unaimed", new Adding(dice, ToHit.CRITICAL, added));

        assertThat(dice.events(ShotEvent.Fired.class).getFirst().critical().total())
                .isEqualTo(critical);
    }

    /** 11 and 5 less 4; 11 less 20 less 4 heals nobody. */
    @ParameterizedTest
    @CsvSource({"5, 12", "-20, 0"})
    void a_hit_never_heals(int added, int lost) {
        DiceInARow dice = new DiceInARow(List.of("50", "3 4"));

        ShotOutcome outcome = play("Vera; 10 mm Pistol; 180; unaimed", new Adding(dice, Damage.DAMAGE, added));

        assertThat(outcome.lost()).isEqualTo(lost);
    }

    @Test
    void hit_points_action_points_rounds_and_how_the_target_stands_can_be_amended() {
        ShotSituation situation = KIND.open(SetUp.of("Vera; 10 mm Pistol; 180; unaimed"));

        assertThat(KIND.procedure().amendments(situation))
                .extracting(Choice::name)
                .containsExactly("hit points", "pose", "cover", "action points", "rounds in the 10 mm Pistol");
        assertThat(amended(situation, "hit points", "12").target().hitPoints()).isEqualTo(12);
        assertThat(amended(situation, "pose", "prone").encounter().target().pose())
                .hasToString("prone");
        assertThat(amended(situation, "cover", "in cover").encounter().target().inCover())
                .isTrue();
        assertThat(amended(situation, "action points", "3").actionPoints()).isEqualTo(3);
        assertThat(amended(situation, "rounds in the 10 mm Pistol", "0")
                        .guns()
                        .getFirst()
                        .rounds())
                .isZero();
    }

    private static ShotSituation amended(ShotSituation situation, String what, String word) {
        return KIND.procedure().amendments(situation).stream()
                .filter(choice -> choice.name().equals(what))
                .findFirst()
                .orElseThrow()
                .chosen(word)
                .answer();
    }

    private static ShotOutcome play(String setUp, Table table) {
        ShotSituation situation = KIND.open(SetUp.of(setUp));
        while (true) {
            switch (KIND.procedure().step(situation, table)) {
                case Next.Go<ShotSituation, ShotOutcome> go -> situation = go.situation();
                case Next.Done<ShotSituation, ShotOutcome> done -> {
                    return done.outcome();
                }
            }
        }
    }

    /** A table at which the game master adds something to one number. */
    private record Adding(Table table, String on, int amount) implements Relay {
        @Override
        public Tally count(Tally asWritten) {
            return asWritten.of().equals(on)
                    ? asWritten.plus(amount, "her word", GameMasterRule.GM_01_MODIFIER)
                    : asWritten;
        }
    }
}
