package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.HindranceScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a strike, a blast or a roll comes to that is called off halfway, what is measured of it, and what the game master can still do. */
class CalledOffTest {

    private static final Procedure<Strike, Strike.Outcome> STRIKES =
            StrikeScenario.kind().procedure();
    private static final Procedure<Blast, Blast.Outcome> BLASTS =
            BlastScenario.kind().procedure();
    private static final String BILL = "{name: Bill, holds: [{what: sword}]}";
    private static final Strike.Swaying SWAYING = new Strike.Swaying(new Strike.Hit(BodyPart.LEFT_LEG, 6));

    private static Strike strike(String how) {
        return Filled.in(
                        StrikeScenario.class,
                        "attacker: {name: Ann}, attack: {skill: Good, with: sword, strength: 3, difficulty: Fair" + how
                                + "}, target: " + BILL)
                .opening();
    }

    private static Blast blast(String thrown) {
        return Filled.in(
                        BlastScenario.class,
                        "blast: {what: bomb, strength: 5}, " + thrown + "targets: [{who: " + BILL
                                + ", reached: [torso]}, {who: {name: Cole}, reached: [torso, left arm]}]")
                .opening();
    }

    private static List<String> measured(List<Finding> findings) {
        return findings.stream().map(finding -> finding.measure().id()).toList();
    }

    @Test
    void a_strike_that_is_called_off_before_it_is_decided_has_hit_nobody() {
        Strike.Outcome outcome = STRIKES.calledOff(strike(""));

        assertThat(outcome.hit()).isFalse();
        assertThat(outcome.part()).isEmpty();
        assertThat(outcome.points()).isZero();
        assertThat(outcome.target().isAsEver()).isTrue();
    }

    /** HL-20: what hit him has hit him, whether he keeps his feet or not. */
    @Test
    void a_strike_that_is_called_off_while_he_sways_has_hit_him() {
        Strike.Outcome outcome = STRIKES.calledOff(strike("").withPhase(SWAYING));

        assertThat(outcome.hit()).isTrue();
        assertThat(outcome.part()).contains(BodyPart.LEFT_LEG);
        assertThat(outcome.points()).isEqualTo(6);
    }

    /** HL-16, HL-17, HL-19: of a limb it is measured how bad it is, of all else whether he is out; arms drop, legs fall. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "                   | hit, part, points, out",
                ", called: head     | hit, part, points, out",
                ", called: right arm | hit, part, points, drops",
                ", called: left leg | hit, part, points, falls",
            })
    void what_is_measured_of_a_strike_is_what_can_come_of_it(String how, String measures) {
        assertThat(measured(STRIKES.calledOff(strike(how == null ? "" : how)).findings()))
                .isEqualTo(List.of(measures.split(", ")));
    }

    /** HL-06: from too far away the dice say where it goes, so everything can come of it. */
    @Test
    void of_a_shot_from_too_far_away_it_is_measured_where_it_goes_and_all_that_it_may_do() {
        Strike shot = Filled.in(
                        StrikeScenario.class,
                        "attacker: {name: Ann}, attack: {skill: Good, with: bow, strength: 3, range: Fair,"
                                + " tooFar: true}, target: " + BILL)
                .opening();

        assertThat(measured(STRIKES.calledOff(shot).findings()))
                .containsExactly("hit", "location", "wounds.located", "points", "drops", "falls", "out");
    }

    @Test
    void a_blast_that_is_called_off_before_it_goes_off_has_no_damage_and_hurts_nobody() {
        Blast.Outcome outcome = BLASTS.calledOff(blast("thrown: {by: {name: Ann}, skill: Good, difficulty: Fair}, "));

        assertThat(outcome.hit()).isEmpty();
        assertThat(outcome.damage()).isEmpty();
        assertThat(outcome.victims()).allMatch(victim -> victim.fate().isAsEver());
    }

    @Test
    void a_throw_is_decided_when_it_has_gone_off() {
        Blast gone = blast("thrown: {by: {name: Ann}, skill: Good, difficulty: Fair}, ")
                .withReach(Optional.of(new Blast.Reach(5, 1)));

        assertThat(BLASTS.calledOff(gone).hit()).contains(true);
        assertThat(BLASTS.calledOff(gone).damage()).contains(5);
        assertThat(BLASTS.calledOff(blast("").withReach(Optional.of(new Blast.Reach(5, 0))))
                        .hit())
                .isEmpty();
    }

    /** HL-28: useless limbs are measured of those of whom it reaches a limb. */
    @Test
    void of_a_blast_it_is_measured_for_each_what_can_come_of_it() {
        assertThat(measured(BLASTS.calledOff(blast("")).findings()))
                .containsExactly(
                        "wounds.located", "drops", "falls", "out", "wounds.located", "useless", "falls", "out");
    }

    @Test
    void GM_03_a_victim_can_be_amended_until_it_has_reached_him_and_the_thrower_too() {
        assertThat(BLASTS.amendments(blast("thrown: {by: {name: Ann}, skill: Good, difficulty: Fair}, ")))
                .extracting(choice -> choice.by().text())
                .contains("Ann", "Bill", "Cole");
        assertThat(BLASTS.amendments(blast("").withReach(Optional.of(new Blast.Reach(5, 1)))))
                .extracting(choice -> choice.by().text())
                .containsOnly("Cole");
    }

    @Test
    void GM_03_whoever_sways_has_been_struck_and_is_amended_no_more() {
        assertThat(STRIKES.amendments(strike("")))
                .extracting(choice -> choice.by().text())
                .contains("Ann", "Bill");
        assertThat(STRIKES.amendments(strike("").withPhase(SWAYING)))
                .extracting(choice -> choice.by().text())
                .containsOnly("Ann");
    }

    /** GM-04: a ruling that is made counts from then on. */
    @Test
    void GM_04_the_rulings_of_a_strike_are_those_of_hit_location() {
        assertThat(STRIKES.rulings(strike("")))
                .extracting(choice -> choice.name())
                .contains("agilitySaveOnFall", "woundModel");
        Strike after = STRIKES.rulings(strike("")).stream()
                .filter(choice -> choice.name().equals("agilitySaveOnFall"))
                .findFirst()
                .orElseThrow()
                .chosen("on")
                .answer();
        assertThat(after.rulings().agilitySaveOnFall()).isTrue();
    }

    @Test
    void a_roll_for_a_location_that_is_called_off_is_at_no_part_and_has_thrown_what_it_has() {
        LocationRoll.Outcome outcome = new LocationRoll()
                .calledOff(new LocationRoll.Locating(new Name("Ann"), LocationDie.BY_THE_BOOK, Optional.empty(), 0));

        assertThat(outcome.part()).isEmpty();
        assertThat(outcome.dice()).isZero();
        assertThat(measured(outcome.findings())).containsExactly("dice");
    }

    /** HL-24, HL-25: a penalty is measured for each activity that is asked about, and the attempt if there is one. */
    @Test
    void of_wounds_that_hinder_each_penalty_is_measured_and_none_if_it_is_called_off() {
        HindranceScenario asked = Filled.in(
                HindranceScenario.class, "who: {name: Bill, parts: [{part: torso, wounds: 3}]}, doing: [running]");

        assertThat(measured(Play.of(HindranceScenario.kind(), asked).outcome().findings()))
                .containsExactly("penalty");
        assertThat(HindranceScenario.kind()
                        .procedure()
                        .calledOff(asked.opening())
                        .findings())
                .isEmpty();
    }

    /** HL-20, HL-28: who sways has been hit, and only those after him are still to be. */
    @Test
    void GM_03_whoever_sways_in_a_blast_is_amended_no_more() {
        BlastScenario caveIn = Filled.in(
                BlastScenario.class,
                "blast: {what: cave-in, strength: 11}, targets: [{who: {name: Bill}, reached: [left leg]}, {who: {name:"
                        + " Cole}, reached: [torso]}], rulings: {agilitySaveOnFall: true}");
        Blast swaying = Play.of(BlastScenario.kind(), caveIn).asking().situation();

        assertThat(BLASTS.amendments(swaying))
                .extracting(choice -> choice.by().text())
                .containsOnly("Cole");
    }

    /** Good is 1 more than Fair. */
    @ParameterizedTest
    @CsvSource({"0000, true", "+000, false"})
    void whoever_defends_himself_too_badly_was_hit(String dice, boolean hit) {
        StrikeScenario parried = Filled.in(
                StrikeScenario.class,
                "attacker: {name: Ann}, attack: {skill: Good, with: sword, strength: 3, defence: Fair}, target: {name:"
                        + " Bill}");
        HitLocationEvent.Defended defended = Play.of(
                        StrikeScenario.kind(), parried, "Ann, blow: 0000; Bill, defence: " + dice)
                .first(HitLocationEvent.Defended.class);

        assertThat(defended.gist()).contains(new Gist.Attempt(new Name("Ann"), new Name("Bill"), hit));
    }

    @Test
    void a_throw_is_measured_as_a_throw() {
        BlastScenario thrown = Filled.in(
                BlastScenario.class,
                "blast: {what: bomb, strength: 5}, thrown: {by: {name: Ann}, skill: Fair, difficulty: Good}, targets:"
                        + " [{who: {name: Bill}}]");

        assertThat(Play.of(BlastScenario.kind(), thrown, "Ann, throw: 0000")
                        .first(HitLocationEvent.Tried.class)
                        .findings())
                .containsExactly(Finding.is("throw", false, new Name("Ann"), "bomb"));
    }
}
