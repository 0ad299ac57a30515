package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.fudge.hitlocation.scenario.PersonSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wounds that a game master writes in by hand have the consequences that wounds have. */
class AmendmentsTest {

    private static final PersonSheet BILL = People.BILL.withHolds(People.inTheRightHand("sword"));

    @ParameterizedTest(name = "{0} made {1} is refused by {2}")
    @CsvSource({
        "right hand, Useless,       HL_18_MUST_BE_HEALED",
        "right hand, lost,          HL_18_MUST_BE_HEALED",
        "right arm,  Crippled,      HL_18_MUST_BE_HEALED",
        "head,       Incapacitated, HL_32_WOUND_EFFECTS",
        "torso,      Near Death,    HL_32_WOUND_EFFECTS",
    })
    void who_is_about_to_strike_or_to_throw_stays_able_to(String part, String word, HitLocationRule rule) {
        refuses(ofStrike(People.stroke(People.UNOPPOSED), "Ann", part), word, rule);
        refuses(ofBlast("Ann", part), word, rule);
    }

    @Test
    void HL_25_a_hand_that_he_does_not_strike_with_may_become_useless() {
        assertThat(words(ofStrike(People.stroke(People.UNOPPOSED), "Ann", "left hand")))
                .contains("Useless", "lost");
        assertThat(words(ofStrike(strokeWith(Hands.LEFT), "Ann", "right hand"))).contains("Useless", "lost");
        refuses(ofStrike(strokeWith(Hands.BOTH), "Ann", "left hand"), "Useless", HitLocationRule.HL_18_MUST_BE_HEALED);
    }

    @Test
    void HL_32_who_is_out_of_action_does_not_defend_himself() {
        refuses(
                ofStrike(People.stroke(People.PARRIED), "Bill", "head"),
                "Incapacitated",
                HitLocationRule.HL_32_WOUND_EFFECTS);
        assertThat(words(ofStrike(People.stroke(People.UNOPPOSED), "Bill", "head")))
                .contains("Incapacitated");
    }

    @ParameterizedTest(name = "HL-19, HL-21: {0} {1}, something to lean on {2}: lies {3}")
    @CsvSource({
        "left leg,   Useless,   false, true",
        "right foot, lost,      false, true",
        "left leg,   Very Hurt, false, false",
        "left leg,   Useless,   true,  false",
    })
    void who_cannot_stand_any_more_lies(String part, String word, boolean support, boolean lies) {
        PersonSheet bill = new PersonSheet(
                new Name("Bill"), false, Degree.FAIR, Degree.FAIR, 0, List.of(), List.of(), false, support);
        Strike strike =
                People.strike(People.ANN, People.stroke(People.PARRIED), bill).opening();
        Strike after = choice(strike.amendments(), "Bill", part).chosen(word).answer();
        assertThat(after.target().body().prone()).isEqualTo(lies);
        assertThat(after.before()).isEqualTo(after.target());
    }

    @Test
    void HL_17_what_he_cannot_hold_any_more_he_drops() {
        Choice<Strike> arm = ofStrike(People.stroke(People.PARRIED), "Bill", "right arm");
        assertThat(arm.chosen("Useless").answer().target().holds()).isEmpty();
        assertThat(arm.chosen("Hurt").answer().target().holds()).hasSize(1);
        Choice<Blast> hand = ofBlast("Bill", "right hand");
        assertThat(hand.chosen("lost").answer().victims().getFirst().now().holds())
                .isEmpty();
    }

    @Test
    void HL_17_HL_19_it_is_told_what_he_drops_and_that_he_falls() {
        Strike before =
                People.strike(People.ANN, People.stroke(People.PARRIED), BILL).opening();
        assertThat(told(before, amended(before, "right hand", "Useless")))
                .containsExactly(new LoggedEvent(
                        new HitLocationEvent.Dropped(new Name("Bill"), "sword"),
                        List.of(HitLocationRule.HL_17_USELESS_ARM),
                        0));
        assertThat(told(before, amended(before, "left foot", "Crippled")))
                .containsExactly(new LoggedEvent(
                        new HitLocationEvent.Fell(new Name("Bill"), BodyPart.LEFT_FOOT),
                        List.of(HitLocationRule.HL_19_USELESS_LEG),
                        0));
        assertThat(told(before, amended(before, "right hand", "Very Hurt"))).isEmpty();
    }

    private static List<LoggedEvent> told(Strike before, Strike after) {
        RecordingTable minutes = new RecordingTable(new ScriptedTable(List.of()), List.of());
        StrikeScenario.kind().procedure().amended(before, after, minutes);
        return minutes.turns().stream().flatMap(List::stream).toList();
    }

    private static Strike amended(Strike before, String part, String word) {
        return choice(before.amendments(), "Bill", part).chosen(word).answer();
    }

    private static Strike.Attack strokeWith(Hands hands) {
        return People.stroke(People.UNOPPOSED, 3, hands, 0);
    }

    private static Choice<Strike> ofStrike(Strike.Attack attack, String who, String part) {
        Strike strike = People.strike(People.ANN, attack, BILL).opening();
        return choice(strike.amendments(), who, part);
    }

    private static Choice<Blast> ofBlast(String who, String part) {
        Blast blast = People.thrown(People.ANN, BILL).opening();
        return choice(blast.amendments(), who, part);
    }

    private static <S> Choice<S> choice(List<Choice<S>> all, String who, String part) {
        return all.stream()
                .filter(choice ->
                        choice.by().text().equals(who) && choice.name().equals(part))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> words(Choice<?> choice) {
        return choice.options().stream().map(option -> option.word()).toList();
    }

    private static void refuses(Choice<?> choice, String word, Rule rule) {
        assertThat(words(choice)).isNotEmpty().doesNotContain(word);
        assertThat(choice.barsOn(word)).containsExactly(rule);
    }
}
