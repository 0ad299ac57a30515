package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.Presided;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a game master adds goes into a number before the book limits it. Ann has skill 12, and rolls 10. */
class GameMasterAddsTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    @Test
    void a_wound_is_at_least_one_hit_and_none_heals() {
        Walk wound = walk(club(), adds("Bill", "wound", -2), 4, 4, 2, 1);
        assertThat(wound.number("wound")).isEqualTo(1);
        assertThat(wound.left()).isEqualTo(9);

        Walk hits = walk(club(), adds("Bill", "hits", -5), 4, 4, 2, 1);
        assertThat(hits.number("hits")).isZero();
        assertThat(hits.left()).isEqualTo(10);
    }

    /** A limb of HT 10 loses no more than 6. */
    @Test
    void hits_are_not_more_than_the_location_can_lose() {
        Walk walk = walk(
                club().manner("location: near leg").attacker("skill: 14"),
                adds("Bill", "hits", 20),
                4,
                4,
                2,
                1,
                3,
                3,
                3);
        assertThat(walk.number("hits")).isEqualTo(6);
    }

    @Test
    void armour_stops_nothing_at_the_least() {
        Walk walk = walk(club().target("dr: 2"), adds("Bill", "DR", -20), 4, 4, 2, 3);
        assertThat(walk.number("DR")).isZero();
        assertThat(walk.number("through the armour")).isEqualTo(3);
    }

    /** A 3 is a critical hit, and 4 on its table says that armour does not count. */
    @Test
    void armour_that_does_not_count_does_not_count_whatever_is_added() {
        Walk walk = walk(club().target("dr: 2"), adds("Bill", "DR", 5), 1, 1, 1, 1, 1, 2, 3);
        assertThat(walk.number("DR")).isZero();
    }

    @Test
    void a_wild_swing_is_rolled_against_nine_at_the_most() {
        Walk walk = walk(
                club().attacker("skill: 16").manner("maneuver: wild swing"),
                adds("Ann", "to hit", 5),
                3,
                4,
                3,
                4,
                4,
                2);
        assertThat(walk.thrownAgainst()).isEqualTo(9);
        assertThat(walk.boxes()).endsWith(14, 15, 17, 18, 19, 52);
    }

    /** The Snap Shot number of the revolver is 10: 14 less 4 is not greater. */
    @Test
    void box_11_sees_what_is_added_to_hit() {
        Duel shot = Duel.with(Arms.REVOLVER_38).attacker("skill: 14");
        Walk worse = walk(shot, adds("Ann", "to hit", -4), 4, 4, 4);
        assertThat(worse.boxes()).startsWith(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 14);
        assertThat(worse.compared()).isEqualTo(10);
        assertThat(worse.thrownAgainst()).isEqualTo(6);

        Duel weak = Duel.with(Arms.REVOLVER_38).attacker("skill: 9");
        Walk better = walk(weak, adds("Ann", "to hit", 2), 4, 4, 4);
        assertThat(better.boxes()).startsWith(1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 14);
        assertThat(better.compared()).isEqualTo(11);
        assertThat(better.thrownAgainst()).isEqualTo(11);
    }

    @Test
    void nobody_is_knocked_back_towards_the_blow() {
        Walk walk = walk(club(), adds("Ann", "damage", -20), 4, 4, 2, 1);
        assertThat(walk.number("damage")).isZero();
        assertThat(walk.knockedBack()).isZero();
        assertThat(walk.boxes()).endsWith(31, 33, 34, 35, 53);
    }

    @Test
    void a_sword_does_one_at_the_least() {
        Walk walk = walk(Duel.with(Arms.BROADSWORD_SWUNG), adds("Ann", "basic damage", -9), 4, 4, 2, 3);
        assertThat(walk.number("basic damage")).isEqualTo(1);
    }

    /** On the jaw HT - 2 is rolled, here + 3: 10 + 1; the same dice fail plain HT, which is 13 by her word, only from 14 on. */
    @Test
    void what_is_added_to_a_roll_counts_for_all_that_the_same_dice_decide() {
        Duel jaw = club().attacker("skill: 18").manner("location: jaw");
        assertThat(walk(jaw, adds("Bill", "location", 3), 4, 4, 2, 1, 4, 4, 4).conditions())
                .containsExactly("STUNNED");
        assertThat(walk(jaw, adds("Bill", "location", 3), 4, 4, 2, 1, 5, 5, 4).conditions())
                .containsExactly("STUNNED", "UNCONSCIOUS");
    }

    private static Duel club() {
        return Duel.with("damage: 1d, type: crushing");
    }

    private static GameMasterModifier adds(String whom, String on, int amount) {
        return new GameMasterModifier(new Name(whom), on, Optional.empty(), amount, "a word");
    }

    private static Walk walk(Duel duel, GameMasterModifier modifier, Integer... dice) {
        GurpsScenario scenario = duel.scenario();
        assertThat(KIND.problems(scenario)).isEmpty();
        DiceInARow table = new DiceInARow(List.of(dice));
        Presided presided = new Presided(table, List.of(modifier), 1);
        GurpsOutcome outcome = Play.through(KIND.procedure(), KIND.open(scenario), presided);
        assertThat(table.left()).as("dice that nobody threw").isEmpty();
        return new Walk(table, outcome);
    }

    private record Walk(DiceInARow table, GurpsOutcome outcome) {

        int left() {
            return outcome.victim().orElseThrow().harm().hitPoints();
        }

        List<String> conditions() {
            return outcome.victim().orElseThrow().harm().conditions().stream()
                    .map(Enum::name)
                    .toList();
        }

        List<Integer> boxes() {
            return CatalogueWords.boxes(table.events(BoxPassed.class));
        }

        int number(String of) {
            return table.events(BoxPassed.class).stream()
                    .flatMap(passed -> passed.tallies().stream())
                    .filter(tally -> tally.of().equals(of))
                    .map(Tally::total)
                    .findFirst()
                    .orElseThrow();
        }

        int thrownAgainst() {
            return found(Found.Attacked.class)
                    .findFirst()
                    .orElseThrow()
                    .number()
                    .total();
        }

        int compared() {
            return found(Found.Compared.class).findFirst().orElseThrow().number();
        }

        int knockedBack() {
            return found(Found.KnockedBack.class).findFirst().orElseThrow().hexes();
        }

        private <F extends Found> Stream<F> found(Class<F> kind) {
            return table.events(BoxPassed.class).stream()
                    .map(BoxPassed::found)
                    .filter(kind::isInstance)
                    .map(kind::cast);
        }
    }
}
