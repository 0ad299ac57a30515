package dev.snakewater.application.exp.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.domain.dice.DicePool;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What an attack comes to that is called off halfway, what is measured of it, and what the game master can still do. */
class CalledOffTest {

    private static final Procedure<ToHitSituation, ExpOutcome> ATTACKS =
            ExpScenario.kind().procedure();
    private static final DicePool DICE = DicePool.of("1d8");
    private static final String HURT = "target: {kind: anthro, hitPoints: 26, mostHitPoints: 38, constitution: 11}";

    private static ToHitSituation opening(String... fields) {
        Assault assault = new Assault();
        for (String field : fields) {
            assault = assault.with(field);
        }
        return assault.made().opening();
    }

    private static ToHitSituation at(Phase phase) {
        return opening(HURT).withPhase(phase);
    }

    private static List<String> measured(ExpOutcome outcome) {
        return outcome.findings().stream()
                .map(Finding::measure)
                .map(Finding.Measure::id)
                .toList();
    }

    /** EX-01: neither a hit nor a miss, and nobody has lost anything. */
    @Test
    void before_the_roll_nothing_has_come_of_it() {
        ExpOutcome outcome = ATTACKS.calledOff(opening(HURT));

        assertThat(outcome.result()).isEmpty();
        assertThat(outcome.hitPoints()).contains(26);
        assertThat(measured(outcome)).doesNotContain("result");
    }

    /** EXF-01: a hit whose dice have not been thrown is a hit of unknown damage. */
    @Test
    void before_the_damage_is_thrown_it_is_a_hit_and_no_more() {
        for (Phase striking : List.of(new Phase.Multiplying(DICE), new Phase.Damaging(DICE, 1))) {
            ExpOutcome outcome = ATTACKS.calledOff(at(striking));

            assertThat(outcome.result()).contains(ExpOutcome.Result.HIT);
            assertThat(outcome.damage()).isEmpty();
            assertThat(outcome.hitPoints()).isEmpty();
            assertThat(measured(outcome)).containsExactly("result");
        }
    }

    /** EXF-04: the damage is dealt before anybody rolls against system shock. */
    @Test
    void while_he_reels_the_damage_counts() {
        ExpOutcome outcome = ATTACKS.calledOff(at(new Phase.Reeling(16)));

        assertThat(outcome.damage()).contains(16);
        assertThat(outcome.hitPoints()).contains(26);
        assertThat(measured(outcome)).containsExactly("result", "damage", "hit-points", "down");
    }

    /** GM-03: distance and postures can be amended until the roll, hit points as long as no system breaks. */
    @Test
    void GM_03_what_can_be_amended_is_what_is_still_to_count() {
        assertThat(names(opening(HURT)))
                .containsExactlyInAnyOrder(
                        "Ann, hexes to Bill", "Ann, from behind", "Ann, posture", "Bill, posture", "Bill, hit points");
        assertThat(names(at(new Phase.Reeling(16)))).containsExactly("Bill, hit points");
        assertThat(names(at(new Phase.Breaking(16)))).isEmpty();
    }

    private static List<String> names(ToHitSituation now) {
        return ATTACKS.amendments(now).stream()
                .map(choice -> choice.by().text() + ", " + choice.name())
                .toList();
    }

    /** GM-04: rulings can be made until the roll. */
    @Test
    void GM_04_nothing_is_ruled_otherwise_when_the_dice_have_fallen() {
        assertThat(ATTACKS.rulings(opening(HURT))).isNotEmpty();
        assertThat(ATTACKS.rulings(at(new Phase.Reeling(16)))).isEmpty();
    }

    /** EX-01: without dice of damage it is unknown what a hit does. */
    @Test
    void without_dice_of_damage_the_result_alone_is_measured() {
        assertThat(measured(ExpOutcome.hit(opening(), Optional.empty(), Optional.empty())))
                .containsExactly("result");
    }

    /** EX-08: a ruling that is made counts from then on. */
    @Test
    void GM_04_a_ruling_that_is_made_before_the_roll_counts_in_it() {
        ToHitSituation after = ATTACKS.rulings(opening(HURT)).stream()
                .filter(choice -> choice.name().equals("tieMisses"))
                .findFirst()
                .orElseThrow()
                .chosen("on")
                .answer();

        assertThat(after.attack().rulings().tieMisses()).isTrue();
    }
}
