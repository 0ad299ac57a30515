package dev.snakewater.domain.modifier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.Cases;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.HouseRule;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TallyTest {

    private static final Name BOB = new Name("Bob");

    @Test
    void every_line_acts_on_what_the_lines_before_it_made() {
        Cases.forAll(random -> {
            int byHand = random.nextInt(-20, 21);
            List<Rule> rules = new ArrayList<>(List.of(HouseRule.BASE));
            Tally tally = Tally.of(BOB, "number", byHand, "base", HouseRule.BASE);
            int lines = random.nextInt(8);
            for (int i = 0; i < lines; i++) {
                int amount = random.nextInt(-9, 10);
                switch (random.nextInt(6)) {
                    case 0 -> {
                        tally = tally.plus(amount, "bonus", HouseRule.BONUS);
                        rules.add(HouseRule.BONUS);
                        byHand += amount;
                    }
                    case 1 -> {
                        int divisor = random.nextInt(1, 5);
                        Rounding rounding = Rounding.values()[random.nextInt(3)];
                        tally = tally.times(amount, divisor, rounding, "fraction", HouseRule.FRACTION);
                        rules.add(HouseRule.FRACTION);
                        double exact = (double) byHand * amount / divisor;
                        byHand = (int)
                                switch (rounding) {
                                    case DOWN -> Math.floor(exact);
                                    case UP -> Math.ceil(exact);
                                    case HALF_UP -> Math.floor(exact + 0.5);
                                };
                    }
                    case 2 -> {
                        tally = tally.atMost(amount, "ceiling", HouseRule.CEILING);
                        rules.add(HouseRule.CEILING);
                        byHand = byHand > amount ? amount : byHand;
                    }
                    case 3 -> {
                        tally = tally.atLeast(amount, "floor", HouseRule.FLOOR);
                        rules.add(HouseRule.FLOOR);
                        byHand = byHand < amount ? amount : byHand;
                    }
                    case 4 -> {
                        tally = tally.plus(new Modifier(-amount, "penalty", HouseRule.PENALTY));
                        rules.add(HouseRule.PENALTY);
                        byHand -= amount;
                    }
                    default -> {
                        tally = tally.waiving(new Modifier(amount, "due", HouseRule.DUE), HouseRule.WAIVER);
                        rules.add(HouseRule.WAIVER);
                        rules.add(HouseRule.DUE);
                    }
                }
            }
            assertThat(tally.total()).as(tally.toString()).isEqualTo(byHand);
            assertThat(tally.rules()).as(tally.toString()).isEqualTo(rules);
        });
    }

    @Test
    void the_random_cases_are_many_and_different() {
        List<Long> drawn = new ArrayList<>();
        Cases.forAll(random -> drawn.add(random.nextLong()));
        assertThat(drawn).doesNotHaveDuplicates().hasSizeGreaterThan(1_000);
    }

    @Test
    void a_waived_modifier_stays_visible_and_does_not_count() {
        Modifier due = new Modifier(-2, "not aimed", HouseRule.DUE);
        Tally tally = Tally.of(BOB, "shot", 1, "Pistol", HouseRule.BASE).waiving(due, HouseRule.WAIVER);
        assertThat(tally.total()).isEqualTo(1);
        assertThat(tally.lines()).containsExactly(new Tally.Waived(due, HouseRule.WAIVER));
        assertThat(tally.rules()).containsExactly(HouseRule.BASE, HouseRule.WAIVER, HouseRule.DUE);
    }

    @Test
    void a_tally_that_waits_for_a_throw_has_no_total_before_it() {
        Tally waiting = Tally.ofThrow(BOB, "attack", DicePool.of("1d100"), HouseRule.BASE)
                .plus(15, "aimed", HouseRule.BONUS);
        assertThat(waiting.awaitsThrow()).isTrue();
        assertThatThrownBy(waiting::total).isInstanceOf(IllegalStateException.class);
        Tally completed = waiting.completedBy(DicePool.of("1d100").totalling(42));
        assertThat(completed.awaitsThrow()).isFalse();
        assertThat(completed.total()).isEqualTo(57);
        assertThat(completed.rules()).containsExactly(HouseRule.BASE, HouseRule.BONUS);
    }

    @Test
    void a_tally_that_waits_for_nothing_is_not_completed_again() {
        Tally known = Tally.of(BOB, "attack", 3, "skill", HouseRule.BASE);
        assertThat(known.completedBy(DicePool.FOUR_FUDGE.totalling(4))).isEqualTo(known);
    }

    @Test
    void a_limit_that_a_number_cannot_pass_is_not_said() {
        Tally three = Tally.of(BOB, "wound", 3, "points", HouseRule.BASE);
        assertThat(three.neverBelow(0, "a wound", HouseRule.FLOOR)).isEqualTo(three);
        assertThat(three.neverAbove(3, "a wound", HouseRule.CEILING)).isEqualTo(three);
        assertThat(three.plus(-5, "luck", HouseRule.PENALTY)
                        .neverBelow(0, "a wound", HouseRule.FLOOR)
                        .total())
                .isZero();
        assertThat(three.plus(5, "luck", HouseRule.BONUS)
                        .neverAbove(4, "a wound", HouseRule.CEILING)
                        .total())
                .isEqualTo(4);
    }

    @Test
    void a_limit_of_a_number_that_waits_for_its_throw_is_said_if_any_throw_passes_it() {
        DicePool d6 = DicePool.of("1d6");
        Tally lessOne = Tally.ofThrow(BOB, "damage", d6, HouseRule.BASE).plus(-1, "weak", HouseRule.PENALTY);
        assertThat(lessOne.neverBelow(0, "damage", HouseRule.FLOOR)).isEqualTo(lessOne);
        assertThat(lessOne.neverAbove(5, "damage", HouseRule.CEILING)).isEqualTo(lessOne);
        assertThat(lessOne.neverBelow(1, "damage", HouseRule.FLOOR)
                        .completedBy(d6.totalling(1))
                        .total())
                .isEqualTo(1);
        assertThat(lessOne.neverAbove(4, "damage", HouseRule.CEILING)
                        .completedBy(d6.totalling(6))
                        .total())
                .isEqualTo(4);
    }

    @Test
    void a_fraction_has_a_denominator_of_at_least_one() {
        Tally tally = Tally.of(BOB, "damage", 3, "points", HouseRule.BASE);
        assertThatThrownBy(() -> tally.times(1, 0, Rounding.DOWN, "nothing", HouseRule.FRACTION))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_number_beyond_all_bounds_is_an_error_and_never_a_wrong_number() {
        Tally tally =
                Tally.of(BOB, "sum", Integer.MAX_VALUE, "base", HouseRule.BASE).plus(1, "one more", HouseRule.BONUS);
        assertThatThrownBy(tally::total).isInstanceOf(ArithmeticException.class);
    }
}
