package dev.snakewater.domain.exp.modifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import org.junit.jupiter.api.Test;

/** The order of the arithmetic, whoever adds to it, and the chance that is counted from it. */
class ToHitTest {

    private static final DicePool KILODIE = DicePool.of("1d1000");
    private static final Tally RAW = Tally.ofThrow(new Name("Ann"), "to hit", KILODIE, ExpRule.EX_09_RAW_RANGE);

    /** MR 763, BP 138, from behind +90, AR 793: 793 - 90 - 138 = 565 (PR-06). */
    private static final Tally FROM_BEHIND = RAW.plus(90, "from behind", ExpRule.EX_10_REAR_ATTACK)
            .atMost(763, "MR", ExpRule.EX_05_ORDER)
            .plus(138, "BP", ExpRule.EX_60_TABLE_ENTRY);

    @Test
    void penalties_go_first_and_bonuses_last() {
        Tally ordered = ToHit.inOrder(FROM_BEHIND
                .plus(-100, "off-hand", ExpRule.EX_53_REFEREES_OWN)
                .atLeast(1, "floor", ExpRule.EX_09_RAW_RANGE));
        assertThat(ordered.lines().stream().map(line -> line.why().id()))
                .containsExactly("EX-53", "EX-09", "EX-60", "EX-05", "EX-10");
        assertThat(ordered.completedBy(KILODIE.totalling(1000)).total()).isEqualTo(763 + 90);
    }

    @Test
    void a_small_skill_is_no_penalty() {
        Tally ordered = ToHit.inOrder(
                RAW.plus(-5, "BP", ExpRule.EX_60_TABLE_ENTRY).atLeast(1, "floor", ExpRule.EX_09_RAW_RANGE));
        assertThat(ordered.lines().getLast().why()).isEqualTo(ExpRule.EX_60_TABLE_ENTRY);
    }

    @Test
    void the_chance_is_counted_from_the_sum() {
        assertThat(ToHit.HittingFaces.of(ToHit.inOrder(FROM_BEHIND), 793, 0))
                .isEqualTo(new ToHit.HittingFaces(1001 - 565, 1000));
        // 763 + 90 = 853 is the most she reaches (EX-11).
        assertThat(ToHit.HittingFaces.of(ToHit.inOrder(FROM_BEHIND), 853, 0).hits())
                .isEqualTo(1001 - 625);
        assertThat(ToHit.HittingFaces.of(ToHit.inOrder(FROM_BEHIND), 854, 0).hits())
                .isZero();
        assertThat(ToHit.HittingFaces.of(ToHit.inOrder(FROM_BEHIND), 854, 11).hits())
                .isEqualTo(11);
        assertThat(ToHit.HittingFaces.of(ToHit.inOrder(FROM_BEHIND), 10, 0).hits())
                .isEqualTo(1000);
    }

    /** R - 900, no less than 1, + 100: 101 whatever is thrown below 902. */
    @Test
    void a_floor_makes_every_throw_hit_what_it_reaches() {
        Tally floored = ToHit.inOrder(RAW.plus(-900, "smoke", ExpRule.EX_17_FOG_OR_SMOKE)
                .atLeast(1, "floor", ExpRule.EX_09_RAW_RANGE)
                .plus(100, "BP", ExpRule.EX_60_TABLE_ENTRY));
        assertThat(ToHit.HittingFaces.of(floored, 101, 0).hits()).isEqualTo(1000);
        assertThat(ToHit.HittingFaces.of(floored, 102, 0).hits()).isEqualTo(1001 - 902);
    }

    @Test
    void smaller_dice_have_fewer_faces() {
        Tally twenty = Tally.ofThrow(new Name("Ann"), "to hit", DicePool.of("1d20"), ExpRule.EX_09_RAW_RANGE);
        assertThat(ToHit.HittingFaces.of(twenty, 14, 0)).isEqualTo(new ToHit.HittingFaces(7, 20));
    }

    @Test
    void a_tie_hits_unless_the_referee_says_otherwise() {
        Rulings book = Rulings.DECLARED.byTheBook();
        Rulings tieMisses = Rulings.DECLARED.with(book, "tieMisses", true);
        assertThat(ToHit.needed(620, book)).isEqualTo(620);
        assertThat(ToHit.needed(620, tieMisses)).isEqualTo(621);
    }

    @Test
    void what_has_fallen_has_no_chance_and_a_roll_is_never_multiplied() {
        Tally fallen = FROM_BEHIND.completedBy(KILODIE.totalling(1));
        assertThatThrownBy(() -> ToHit.HittingFaces.of(fallen, 1, 0)).isInstanceOf(IllegalArgumentException.class);
        Tally doubled = FROM_BEHIND.times(2, 1, Rounding.DOWN, "twice", ExpRule.EX_53_REFEREES_OWN);
        assertThatThrownBy(() -> ToHit.inOrder(doubled)).isInstanceOf(IllegalArgumentException.class);
    }
}
