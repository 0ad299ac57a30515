package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers that no table here has and the scenario gives: what they come to, what asks for them, and what refuses them. */
class GivenNumbersTest {

    private static Duel sword() {
        return Duel.with(Arms.BROADSWORD_SWUNG);
    }

    private static Duel gun() {
        return Duel.with(Arms.REVOLVER_38);
    }

    static Stream<Arguments> toHit() {
        return Stream.of(
                arguments(
                        "12 of skill, 3 less on the run",
                        sword().manner("move: running, movePenalty: -3"),
                        3,
                        "running, B117 -3",
                        9),
                arguments(
                        "12, 2 less up the stairs",
                        sword().target("uphill: 2, elevationToHit: -2"),
                        6,
                        "relative elevation, B123 -2",
                        10),
                arguments(
                        "12, 4 less into a close combat",
                        sword().manner("intoCloseCombat: true, closeCombatPenalty: -4"),
                        6,
                        "into a close combat, B114 -4",
                        8),
                arguments(
                        "12 at a yard, 1 less into a close combat: 11, which beats SS 10",
                        gun().manner("intoCloseCombat: true, closeCombatPenalty: -1"),
                        6,
                        "into a close combat, B114 -1",
                        11),
                arguments(
                        "12, 8 less at the hand with the shield",
                        sword().target("shield: small").manner("location: shield hand"),
                        6,
                        "at the shield hand, CII53 -8",
                        4),
                arguments(
                        "12 at 20 yards that count as 15, 5 less: 7, 4 less of a snap shot",
                        gun().target("distance: 20, downhill: 10, downhillBonus: 5"),
                        8,
                        "15 yards, 5 fewer downhill, B201 -5",
                        3));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("toHit")
    void is_counted_in_its_box_with_its_reason(String about, Duel duel, int box, String line, int number) {
        Engagement engagement = duel.opened();
        HitLocation location = engagement.manner().aimedAt();
        ToHit toHit = new ToHit(engagement, Engagement.TARGET, location);

        assertThat(toHit.adding(Box.of(box), toHit.base()).lines().stream().map(GivenNumbersTest::told))
                .containsExactly(line);
        assertThat(toHit.at(Box.GU_14_ROLL_TO_HIT, Counting.adding(sum -> sum)).total())
                .isEqualTo(number);
    }

    @Test
    void a_shot_into_a_close_combat_costs_nothing_more_at_who_is_not_in_it() {
        Engagement engagement = gun().manner("intoCloseCombat: true, closeCombatPenalty: -2")
                .bystanders(bystander("Cole", Ground.Stands.IN_CLOSE_COMBAT), bystander("Dora", Ground.Stands.BEHIND))
                .opened();

        ToHit inIt = new ToHit(engagement, 1, HitLocation.TORSO);
        ToHit behind = new ToHit(engagement, 2, HitLocation.TORSO);
        assertThat(inIt.adding(Box.GU_06_TARGET, inIt.base()).lines()).hasSize(1);
        assertThat(behind.adding(Box.GU_06_TARGET, behind.base()).lines()).isEmpty();
    }

    @Test
    void a_shot_into_a_close_combat_finds_who_is_before_it_then_anybody_in_it_then_who_is_behind() {
        Engagement engagement = gun().manner("intoCloseCombat: true, closeCombatPenalty: -2")
                .target("distance: 5")
                .bystanders(
                        bystander("Cole", Ground.Stands.IN_CLOSE_COMBAT, 5),
                        bystander("Dora", Ground.Stands.BEHIND, 9),
                        bystander("Ed", Ground.Stands.IN_FRONT, 2),
                        bystander("Fay", Ground.Stands.IN_CLOSE_COMBAT, 5))
                .opened();

        assertThat(engagement.nextAtRandom(List.of(3, 1, 4, 2))).containsExactly(3);
        assertThat(engagement.nextAtRandom(List.of(1, 4, 2))).containsExactly(1, 4);
        assertThat(engagement.nextAtRandom(List.of(4, 2))).containsExactly(4);
        assertThat(engagement.nextAtRandom(List.of(2))).containsExactly(2);
        assertThat(engagement.nextAtRandom(List.of())).isEmpty();
    }

    private static Attacked bystander(String name, Ground.Stands stands) {
        return bystander(name, stands, 1);
    }

    private static Attacked bystander(String name, Ground.Stands stands, int yards) {
        return Filled.in(Attacked.class, "name", name, "stands", stands, "distance", yards);
    }

    private static String told(Tally.Line line) {
        Tally.Plus plus = (Tally.Plus) line;
        return new GurpsTelling().words().of(plus.modifier().what()) + " "
                + plus.modifier().amount();
    }
}
