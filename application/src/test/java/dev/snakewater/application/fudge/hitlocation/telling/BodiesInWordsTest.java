package dev.snakewater.application.fudge.hitlocation.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.fudge.hitlocation.procedure.ActivityKind;
import dev.snakewater.application.fudge.hitlocation.procedure.Strike;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.HindranceScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.PersonSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of bodies, strikes and blasts, in the words of those who play. */
class BodiesInWordsTest {

    @Test
    void HL_30_armour_that_takes_all_of_a_blast_is_told_so() {
        assertThat(Play.of(BlastScenario.kind(), People.blast(9, People.armoured("Bill", 12)))
                        .story())
                .anyMatch(line ->
                        line.contains("(flame thrower +9, armour -12, the armour stops all of it, half, rounded up)"));
    }

    @Test
    void HL_20_it_is_told_what_an_agility_roll_has_to_reach() {
        PersonSheet lame = People.bill(People.wounded(BodyPart.LEFT_FOOT, 4));
        StrikeScenario strike = new StrikeScenario(
                People.ANN,
                People.stroke(People.unopposed(Degree.POOR)).calling(Optional.of(CalledPart.LEFT_FOOT)),
                lame,
                LocationRulings.DECLARED.byTheBookBut(Map.of("agilitySaveOnFall", true)));
        assertThat(Play.of(StrikeScenario.kind(), strike, "Ann, blow: 0000", "Bill, agility: +++0")
                        .story())
                .anyMatch(line -> line.startsWith("Bill sways, [+ + + 0] Good against Superb: not enough."));
    }

    @Test
    void HL_25_a_wound_that_does_not_count_is_told_as_not_used() {
        HindranceScenario running = new HindranceScenario(
                People.bill(People.wounded(BodyPart.LEFT_ARM, 3)),
                List.of(ActivityKind.RUNNING),
                Optional.empty(),
                Optional.empty(),
                WoundRulings.DECLARED.byTheBook());
        assertThat(Play.of(HindranceScenario.kind(), running).story())
                .anyMatch(line -> line.contains("left arm Hurt -1 waived, not used for this"));
    }

    @Test
    void what_cannot_be_done_is_told_so_in_a_row_of_penalties() {
        HindranceScenario asked = new HindranceScenario(
                People.bill(People.wounded(BodyPart.RIGHT_HAND, 5)),
                List.of(ActivityKind.FIGHTING_STANDING, ActivityKind.MANUAL_WORK),
                Optional.empty(),
                Optional.empty(),
                WoundRulings.DECLARED.byTheBook());
        assertThat(Play.of(HindranceScenario.kind(), asked).story())
                .contains("Bill: no fighting standing, manual work -2.");
    }

    @Test
    void how_wounds_are_marked_is_told_where_only_penalties_are_asked_for() {
        HindranceScenario asked = new HindranceScenario(
                People.ANN, List.of(), Optional.empty(), Optional.empty(), new WoundRulings(WoundModel.LEVELS_1995));
        assertThat(Play.of(HindranceScenario.kind(), asked).story())
                .contains("The game master rules: a blow marks one box at its level (HL-31).");
    }

    @Test
    void each_sum_of_penalties_says_what_it_is_for() {
        assertThat(HindranceScenario.kind().numbers()).contains("penalty for manual work", "penalty for running");
    }

    @Test
    void of_what_has_no_parts_wounds_are_counted_and_of_a_body_head_torso_and_limbs() {
        // 8 of its 10 points: what it wears takes one off.
        assertThat(findings(BlastScenario.kind(), People.blast(9, People.car())))
                .contains("The car: wounds = Incapacitated")
                .noneMatch(finding -> finding.matches(".*(torso|limbs|falls).*"));
        PersonSheet crusader = People.armoured(
                "Crusader", 9, People.armoured(BodyPart.LEFT_HAND, 0), People.armoured(BodyPart.RIGHT_HAND, 0));
        assertThat(findings(BlastScenario.kind(), People.blast(9, crusader)))
                .contains("Crusader: worst of head and torso = Unhurt", "Crusader: useless limbs = Hands Useless");
        // Half of 15, rounded up, fills all 8 boxes of the bare foot.
        PersonSheet bare = People.armoured("Crusader", 9, People.armoured(BodyPart.LEFT_FOOT, 0));
        assertThat(findings(BlastScenario.kind(), People.blast(15, bare)))
                .contains("Crusader: useless limbs = Left foot Crippled");
        assertThat(findings(BlastScenario.kind(), People.blast(1, crusader)))
                .contains("Crusader: useless limbs = None");
    }

    @Test
    void HL_02_of_what_has_no_parts_none_is_proposed_and_of_all_else_each_however_big_it_is() {
        assertThat(StrikeScenario.kind().variations(People.strike(People.ANN, strokeAt(1), People.car())))
                .isEmpty();
        for (int size : List.of(0, 3)) {
            assertThat(StrikeScenario.kind().variations(People.strike(People.ANN, strokeAt(size), People.BILL)))
                    .extracting(variation -> variation.words())
                    .contains("at the head", "at the left arm", "at the left hand", "at the left foot");
        }
    }

    private static Strike.Attack strokeAt(int size) {
        return People.stroke(People.UNOPPOSED, 3, Hands.RIGHT, size);
    }

    private static <C, S, O> List<String> findings(ScenarioKind<C, S, O> kind, C setUp) {
        Messages words = kind.telling().words();
        return Play.of(kind, setUp).findings().stream()
                .map(finding -> words.of(finding.measure()) + " = " + words.of(finding))
                .toList();
    }
}
