package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightProcedure;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.telling.GunfightTelling;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of bodies in a gunfight, in the words of those who play. */
class BodiesInWordsTest {

    @ParameterizedTest(name = "{0}: {1}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
        HL-19 | parts: [{part: left leg, wounds: 6}] | Joe is still in the fight, on the ground: head and torso unhurt
        HL-19 | parts: [{part: left arm, wounds: 6}] | Joe is still standing: head and torso unhurt
        HL-15 | parts: [{part: torso, wounds: 7}] | Joe is out of the fight: torso Incapacitated
        HL-15 | parts: [{part: head, wounds: 3}, {part: torso, wounds: 1}] | Joe is still standing: head Hurt
        HL-15 | parts: [{part: head, wounds: 3}, {part: torso, wounds: 3}] | Joe is still standing: head and torso Hurt
        """)
    void at_the_end_it_is_told_how_he_lies_and_which_of_head_and_torso_is_hurt(String rule, String said, String told) {
        assertThat(of(GunfightTelling.WORDS.told(new GunfightProcedure().calledOff(fight(said)))))
                .startsWith(told);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        parts: [{part: right hand, wounds: 5}] | left
        parts: [{part: left hand, wounds: 5}] |
        parts: [{part: left arm, lost: true}, {part: right arm, lost: true}] |
        weaponHand: left, parts: [{part: left arm, lost: true}] | right
        """)
    void HL_25_it_is_told_with_which_hand_he_shoots_whose_gun_hand_is_useless(String said, @Nullable String hand) {
        String opening = of(GunfightScenario.kind().telling().opening(fight(said)));
        assertThat(opening.contains("Shoots with")).isEqualTo(hand != null);
        assertThat(hand == null || opening.contains("Shoots with the " + hand + " hand"))
                .isTrue();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', textBlock = """
        weaponHand: left | false
        parts: [{part: left arm, wounds: 3}] | true
        """)
    void HL_15_wounds_are_told_of_whoever_has_some(String said, boolean told) {
        assertThat(of(GunfightScenario.kind().telling().opening(fight(said))).contains("Wounds:"))
                .isEqualTo(told);
    }

    @Test
    void HL_01_a_shot_at_a_part_hits_in_the_part_as_far_as_is_asked() {
        ScenarioKind<PartialFight<AttackOutcome>, AttackOutcome> kind = AttackScenario.kind();
        ScriptedTable table =
                new ScriptedTable(List.of(ScriptLine.of("Ann, shot: 0000").orElseThrow()));
        Played<PartialFight<AttackOutcome>, AttackOutcome> played =
                Played.from(kind.procedure(), inTheHead().opening(), FightTerms.of(1), situation -> table);
        assertThat(played.turns().stream().flatMap(List::stream).flatMap(event -> event.findings().stream()))
                .contains(Finding.is("hit.called", false, new Name("Ann"), new Name("Joe"), CalledPart.HEAD));
    }

    @Test
    void HL_02_another_part_may_be_proposed_instead_of_the_one_that_is_called() {
        assertThat(AttackScenario.kind().variations(inTheHead()))
                .extracting(Variation::words)
                .contains("at no part in particular", "at the right arm", "at the eyes", "at the left leg")
                .doesNotContain("at the head");
    }

    @Test
    void GF_32_the_limit_of_two_guns_is_told_in_words() {
        Tally twoGun = Tally.of(
                        new Name("Ann"), "shot", 2, "two-gun-shooter", GunfightRule.GF_32_TWO_GUN_SKILL, Degree.GREAT)
                .atMost(1, "one-below-pistol", GunfightRule.GF_32_TWO_GUN_SKILL);
        assertThat(GunfightTelling.WORDS.reasons(twoGun))
                .isEqualTo("Two-Gun Shooter Great +2, at most 1, one below Pistol");
    }

    private static AttackScenario inTheHead() {
        GunfightScenario fight = Showdown.of("Ann, guns: [{kind: revolver}]", "Joe, guns: [{kind: revolver}]")
                .at(RangeBand.ACROSS_THE_ROOM)
                .ruled("hitLocation: true")
                .written();
        return AttackWords.read("Ann shoots Joe in the head", fight);
    }

    private static String of(List<Sentence> told) {
        return told.stream()
                .map(Sentence::text)
                .filter(text -> text.startsWith("Joe"))
                .findFirst()
                .orElseThrow();
    }

    private static Gunfight fight(String said) {
        return Showdown.of("Ann, guns: [{kind: revolver}]", "Joe, guns: [{kind: revolver}], " + said)
                .ruled("hitLocation: true")
                .written()
                .opening();
    }
}
