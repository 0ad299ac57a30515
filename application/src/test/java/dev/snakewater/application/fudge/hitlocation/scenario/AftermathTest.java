package dev.snakewater.application.fudge.hitlocation.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.fudge.hitlocation.procedure.Blast;
import dev.snakewater.application.fudge.hitlocation.procedure.Strike;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The next blast, and the next strike, find people as the last one left them. */
class AftermathTest {

    private static final ScenarioKind<BlastScenario, Blast, Blast.Outcome> BLASTS = BlastScenario.kind();
    private static final ScenarioKind<StrikeScenario, Strike, Strike.Outcome> STRIKES = StrikeScenario.kind();

    @Test
    void after_a_blast_everybody_who_lives_has_his_wounds_and_what_he_still_holds() {
        PersonSheet guard = People.armoured(
                        "Guard", 4, People.armoured(BodyPart.LEFT_HAND, 0), People.lost(BodyPart.RIGHT_ARM))
                .withHolds(List.of(new Holding("shield", Hands.LEFT)));
        PersonSheet dying = People.called("Dying").withParts(List.of(People.wounded(BodyPart.TORSO, 10)));
        PersonSheet holding = People.armoured("Holding", 9).withHolds(List.of(new Holding("torch", Hands.LEFT)));
        BlastScenario fireball = People.blast(9, guard, dying, holding);
        // Half of 9, rounded up: 5 on the bare hand; half of 9 - 4 on the rest: 3.
        BlastScenario next =
                BLASTS.aftermath(fireball, Play.of(BLASTS, fireball).outcome()).orElseThrow();
        assertThat(next.targets())
                .extracting(target -> target.who().name().text())
                .containsExactly("Guard", "Holding");
        PersonSheet after = next.targets().getFirst().who();
        assertThat(after.holds()).isEmpty();
        assertThat(after.armour()).isEqualTo(4);
        assertThat(sheetOf(after, BodyPart.LEFT_HAND).armour()).contains(0);
        assertThat(sheetOf(after, BodyPart.LEFT_HAND).wounds().marks()).containsExactly(2, 1, 1, 1, 0);
        assertThat(sheetOf(after, BodyPart.TORSO).wounds().marks()).containsExactly(2, 1, 0, 0, 0);
        assertThat(sheetOf(after, BodyPart.RIGHT_ARM).lost()).isTrue();
        assertThat(next.targets().getLast().who()).isEqualTo(holding);
        assertThat(BLASTS.problems(next)).isEmpty();
    }

    @Test
    void who_lies_on_the_ground_lies_there_in_the_next_one() {
        BlastScenario cave = People.blast(11, People.BILL);
        BlastScenario next =
                BLASTS.aftermath(cave, Play.of(BLASTS, cave).outcome()).orElseThrow();
        assertThat(next.targets().getFirst().who().prone()).isTrue();
        assertThat(BLASTS.problems(next)).isEmpty();
        assertThat(BLASTS.open(next).victims().getFirst().now().body().level(BodyPart.LEFT_LEG))
                .isEqualTo(
                        BLASTS.open(next).victims().getFirst().before().body().level(BodyPart.RIGHT_LEG));
    }

    @Test
    void where_nobody_is_left_alive_there_is_no_next_blast() {
        BlastScenario dragon = People.blast(40, People.BILL);
        assertThat(BLASTS.aftermath(dragon, Play.of(BLASTS, dragon).outcome())).isEmpty();
    }

    @Test
    void after_a_strike_the_target_has_its_wound() {
        StrikeScenario strike = People.strike(People.ANN, People.stroke(People.unopposed(Degree.GOOD)), People.BILL);
        StrikeScenario next = STRIKES.aftermath(
                        strike, Play.of(STRIKES, strike, "Ann, blow: 0000").outcome())
                .orElseThrow();
        assertThat(sheetOf(next.target(), BodyPart.TORSO).wounds().marks()).containsExactly(2, 1, 0, 0, 0);
        assertThat(next.attack()).isEqualTo(strike.attack());
        assertThat(STRIKES.problems(next)).isEmpty();
    }

    @Test
    void HL_32_who_would_have_to_defend_himself_and_cannot_is_not_struck_so_again() {
        StrikeScenario strike =
                People.strike(People.ANN, People.stroke(People.against(Degree.POOR), 4, Hands.RIGHT, 0), People.BILL);
        assertThat(STRIKES.aftermath(
                        strike,
                        Play.of(STRIKES, strike, "Ann, blow: 0000", "Bill, defence: 0000")
                                .outcome()))
                .isEmpty();
    }

    private static PartSheet sheetOf(PersonSheet who, BodyPart part) {
        return who.parts().stream()
                .filter(sheet -> sheet.part() == part)
                .findFirst()
                .orElseThrow();
    }
}
