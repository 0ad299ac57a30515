package dev.snakewater.domain.fudge.gunfight.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.Cases;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Duellist;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FastDrawTest {

    private static final Gun IN_HAND = Duellist.full(Firearm.REVOLVER).withCarried(Gun.Carried.IN_HAND);
    private static final Gun HOLSTERED = Duellist.full(Firearm.REVOLVER);

    @ParameterizedTest(name = "{0}: {1}, drop {2}, gun {3}, turn 1 {4}, +2 spent {5}, dice {6}: {7}, {8}")
    @CsvSource({
        "V12,   FAIR, false, HOLSTERED, true,  false, +000, 1, Good",
        "V12,   GOOD, false, HOLSTERED, true,  false, -000, 0, Fair",
        "V12,   FAIR, true,  IN_HAND,   true,  false, 0000, 2, Great",
        "V14,   FAIR, false, IN_HAND,   false, false, 0000, 2, Great",
        "V15,   FAIR, false, HOLSTERED, false, false, 0000, 0, Fair",
        "V17,   FAIR, true,  IN_HAND,   false, false, 0000, 2, Great",
        "V18,   FAIR, true,  IN_HAND,   true,  true,  0000, 4, Superb+1",
        "V19,   FAIR, false, IN_HAND,   true,  false, 0000, 0, Fair",
        "GF-29, FAIR, false, IN_HAND,   false, true,  0000, 4, Superb+1",
    })
    void a_draw_is_counted(
            String vector,
            Degree fastDraw,
            boolean drop,
            Gun.Carried carried,
            boolean firstTurn,
            boolean prize,
            String dice,
            int total,
            String words) {
        Duellist bob = Duellist.named("Bob").with("fastDraw", fastDraw);
        Gunfighter gunfighter = (drop ? bob.dropOn("Joe") : bob).ready();
        Gun gun = carried == Gun.Carried.IN_HAND ? IN_HAND : HOLSTERED;
        int rolled = FastDraw.tally(gunfighter, List.of(gun), firstTurn, prize).total()
                + DicePool.FOUR_FUDGE.told(dice).total();
        assertThat(rolled).isEqualTo(total);
        assertThat(Degree.inWords(rolled)).isEqualTo(words);
    }

    @Test
    void V17_the_drop_granted_again_is_plus_2_in_all_and_the_drawn_gun_is_waived() {
        Gunfighter bob = Duellist.named("Bob").dropOn("Joe").ready();
        Tally draw = FastDraw.tally(bob, List.of(IN_HAND), false, false);
        assertThat(draw.total()).isEqualTo(2);
        assertThat(draw.lines())
                .containsExactly(
                        new Tally.Plus(new Modifier(2, "the-drop", GunfightRule.GF_10_THE_DROP)),
                        new Tally.Waived(
                                new Modifier(2, "already-drawn", GunfightRule.GF_29_ALREADY_DRAWN),
                                GunfightRule.GF_10_THE_DROP));
    }

    @Test
    void V16_of_two_guns_a_fresh_one_loses_the_bonus_for_both() {
        Gunfighter bob = Duellist.named("Bob").ready();
        assertThat(FastDraw.tally(bob, List.of(IN_HAND, HOLSTERED), false, false)
                        .total())
                .isZero();
        assertThat(FastDraw.tally(bob, List.of(HOLSTERED, IN_HAND), false, false)
                        .rules())
                .containsExactly(
                        GunfightRule.GF_07_DRAW, GunfightRule.GF_30_FRESH_GUN, GunfightRule.GF_29_ALREADY_DRAWN);
        assertThat(FastDraw.tally(bob, List.of(IN_HAND, IN_HAND), false, false).total())
                .isEqualTo(2);
    }

    @Test
    void GF_10_who_takes_another_gun_than_the_one_that_is_out_has_no_drop() {
        Gunfighter bob = Duellist.named("Bob").dropOn("Joe").ready();
        Tally draw = FastDraw.tally(bob, List.of(HOLSTERED), true, false);
        assertThat(draw.total()).isZero();
        assertThat(draw.rules()).containsExactly(GunfightRule.GF_07_DRAW);
        assertThat(FastDraw.tally(bob, List.of(IN_HAND, HOLSTERED), true, false).total())
                .isEqualTo(2);
    }

    @Test
    void who_ties_rolls_again_with_his_skill_and_his_wounds_alone() {
        Gunfighter bob = Duellist.named("Bob")
                .with("fastDraw", Degree.GREAT)
                .wounds(3)
                .revolver()
                .dropOn("Joe")
                .prize()
                .ready();
        assertThat(FastDraw.again(bob).total()).isEqualTo(2 - 1);
    }

    @Test
    void a_second_total_breaks_ties_and_nothing_else() {
        assertThat(FastDraw.slots(List.of(2, 1, 1, 0), List.of(-4, 1, 3, 4)))
                .containsExactly(List.of(0), List.of(2), List.of(1), List.of(3));
        assertThat(FastDraw.slots(List.of(1, 1, 1), List.of(0, 2, 0))).containsExactly(List.of(1), List.of(0, 2));
        assertThat(FastDraw.slots(List.of(1, 1), List.of(3, 3))).containsExactly(List.of(0, 1));
    }

    @Test
    void the_drop_on_two_is_worth_no_more_than_on_one() {
        Gunfighter frank = Duellist.named("Frank").dropOn("Bob", "Joe").ready();
        assertThat(FastDraw.tally(frank, List.of(IN_HAND), true, false).total()).isEqualTo(2);
    }

    @Test
    void who_has_no_gun_draws_without_bonus() {
        Gunfighter bob = Duellist.named("Bob").ready();
        assertThat(FastDraw.tally(bob, List.of(), false, false).total()).isZero();
    }

    @ParameterizedTest(name = "{1} points: {2}")
    @CsvSource({"D7, 0, 0", "D7, 2, 0", "D7, 3, -1", "D7, 4, -1", "D7, 5, -2", "D7, 6, -2"})
    void wounds_hinder_the_draw(String vector, int points, int penalty) {
        Gunfighter bob = Duellist.named("Bob").wounds(points).ready();
        assertThat(FastDraw.tally(bob, List.of(IN_HAND), true, false).total()).isEqualTo(penalty);
    }

    @Test
    void V13_equal_totals_share_a_slot_and_the_highest_goes_first() {
        assertThat(FastDraw.slots(List.of(2, 1, 1, 0))).containsExactly(List.of(0), List.of(1, 2), List.of(3));
        assertThat(FastDraw.slots(List.of(0, 1, 2, 1))).containsExactly(List.of(2), List.of(1, 3), List.of(0));
    }

    @Test
    void slots_are_everybody_once_in_order() {
        Cases.forAll(random -> {
            List<Integer> totals = IntStream.range(0, random.nextInt(1, 12))
                    .mapToObj(i -> random.nextInt(-4, 5))
                    .toList();
            List<List<Integer>> slots = FastDraw.slots(totals);
            assertThat(slots.stream().flatMap(List::stream).toList())
                    .containsExactlyInAnyOrderElementsOf(
                            IntStream.range(0, totals.size()).boxed().toList());
            for (List<Integer> slot : slots) {
                assertThat(slot).isNotEmpty().isSorted();
                assertThat(slot.stream().map(totals::get).distinct()).hasSize(1);
            }
            for (int i = 1; i < slots.size(); i++) {
                assertThat(totals.get(slots.get(i).getFirst()))
                        .isLessThan(totals.get(slots.get(i - 1).getFirst()));
            }
        });
    }
}
