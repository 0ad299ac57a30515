package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wounds that a game master writes in by hand have the consequences that wounds have. */
class AmendmentsTest {

    private static final String BILL = "{name: Bill, holds: [{what: sword}]}";
    private static final String PARRIED = "defence: Fair";
    private static final String UNOPPOSED = "difficulty: Fair";

    @ParameterizedTest(name = "{0} made {1} is refused by {2}")
    @CsvSource({
        "right hand, Useless,       HL_18_MUST_BE_HEALED",
        "right hand, lost,          HL_18_MUST_BE_HEALED",
        "right arm,  Crippled,      HL_18_MUST_BE_HEALED",
        "head,       Incapacitated, HL_32_WOUND_EFFECTS",
        "torso,      Near Death,    HL_32_WOUND_EFFECTS",
    })
    void who_is_about_to_strike_or_to_throw_stays_able_to(String part, String word, HitLocationRule rule) {
        refuses(ofStrike(UNOPPOSED, "Ann", part), word, rule);
        refuses(ofBlast("Ann", part), word, rule);
    }

    @Test
    void HL_25_a_hand_that_he_does_not_strike_with_may_become_useless() {
        assertThat(words(ofStrike(UNOPPOSED, "Ann", "left hand"))).contains("Useless", "lost");
        assertThat(words(ofStrike(UNOPPOSED + ", hands: left", "Ann", "right hand")))
                .contains("Useless", "lost");
        refuses(
                ofStrike(UNOPPOSED + ", hands: both", "Ann", "left hand"),
                "Useless",
                HitLocationRule.HL_18_MUST_BE_HEALED);
    }

    /** What has no parts has one track of wounds. */
    @Test
    void HL_12_of_a_car_only_the_whole_is_amended() {
        assertThat(StrikeScenario.kind().procedure().amendments(strike(UNOPPOSED, "{name: The car, whole: true}")))
                .filteredOn(choice -> choice.by().text().equals("The car"))
                .extracting(Choice::name)
                .containsExactly("torso");
    }

    @Test
    void HL_32_who_is_about_to_defend_himself_stays_able_to_until_he_has() {
        refuses(headIn(new Strike.Defending(1)), "Incapacitated", HitLocationRule.HL_32_WOUND_EFFECTS);
        assertThat(words(headIn(new Strike.Locating(1, Optional.empty())))).contains("Incapacitated");
    }

    private static Choice<Strike> headIn(Strike.Phase phase) {
        Strike strike = strike(PARRIED, BILL).withPhase(phase);
        return Play.amendment(StrikeScenario.kind().procedure(), strike, "Bill", "head");
    }

    @Test
    void HL_32_who_is_out_of_action_does_not_defend_himself() {
        refuses(ofStrike(PARRIED, "Bill", "head"), "Incapacitated", HitLocationRule.HL_32_WOUND_EFFECTS);
        assertThat(words(ofStrike(UNOPPOSED, "Bill", "head"))).contains("Incapacitated");
    }

    @ParameterizedTest(name = "HL-19, HL-21: {0} {1}, something to lean on {2}: lies {3}")
    @CsvSource({
        "left leg,   Useless,   false, true",
        "right foot, lost,      false, true",
        "left leg,   Very Hurt, false, false",
        "left leg,   Useless,   true,  false",
    })
    void who_cannot_stand_any_more_lies(String part, String word, boolean support, boolean lies) {
        Strike after = amended(strike(PARRIED, "{name: Bill, support: " + support + "}"), part, word);
        assertThat(after.target().body().prone()).isEqualTo(lies);
        assertThat(after.before()).isEqualTo(after.target());
    }

    @Test
    void HL_17_what_he_cannot_hold_any_more_he_drops() {
        Strike strike = strike(PARRIED, BILL);
        assertThat(amended(strike, "right arm", "Useless").target().holds()).isEmpty();
        assertThat(amended(strike, "right arm", "Hurt").target().holds()).hasSize(1);
        Blast after = ofBlast("Bill", "right hand").chosen("lost").answer();
        assertThat(after.victims().getFirst().now().holds()).isEmpty();
    }

    @Test
    void HL_17_HL_19_it_is_told_what_he_drops_and_that_he_falls() {
        assertThat(told("right hand", "Useless"))
                .containsExactly(new LoggedEvent(
                        new HitLocationEvent.Dropped(new Name("Bill"), "sword"),
                        List.of(HitLocationRule.HL_17_USELESS_ARM),
                        0));
        assertThat(told("left foot", "Crippled"))
                .containsExactly(new LoggedEvent(
                        new HitLocationEvent.Fell(new Name("Bill"), BodyPart.LEFT_FOOT),
                        List.of(HitLocationRule.HL_19_USELESS_LEG),
                        0));
        assertThat(told("right hand", "Very Hurt")).isEmpty();
    }

    private static List<LoggedEvent> told(String part, String word) {
        RecordingTable minutes = new RecordingTable(new ScriptedTable(List.of()), List.of());
        Strike before = strike(PARRIED, BILL);
        StrikeScenario.kind().procedure().amended(before, amended(before, part, word), minutes);
        return minutes.turns().stream().flatMap(List::stream).toList();
    }

    private static Strike amended(Strike before, String part, String word) {
        return Play.amendment(StrikeScenario.kind().procedure(), before, "Bill", part)
                .chosen(word)
                .answer();
    }

    private static Strike strike(String how, String bill) {
        return Filled.in(
                        StrikeScenario.class,
                        "attacker: {name: Ann}, attack: {skill: Good, with: sword, strength: 3, " + how + "}, target: "
                                + bill)
                .opening();
    }

    private static Choice<Strike> ofStrike(String how, String who, String part) {
        return Play.amendment(StrikeScenario.kind().procedure(), strike(how, BILL), who, part);
    }

    private static Choice<Blast> ofBlast(String who, String part) {
        BlastScenario bomb = Filled.in(
                BlastScenario.class,
                "blast: {what: bomb, strength: 5}, thrown: {by: {name: Ann}, skill: Good, difficulty: Fair}, targets:"
                        + " [{who: " + BILL + ", reached: [torso]}]");
        return Play.amendment(BlastScenario.kind().procedure(), bomb.opening(), who, part);
    }

    private static List<String> words(Choice<?> choice) {
        return choice.options().stream().map(option -> option.word()).toList();
    }

    private static void refuses(Choice<?> choice, String word, Rule rule) {
        assertThat(words(choice)).isNotEmpty().doesNotContain(word);
        assertThat(choice.barsOn(word)).containsExactly(rule);
    }
}
