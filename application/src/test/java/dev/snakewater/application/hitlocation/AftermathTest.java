package dev.snakewater.application.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The next blast, and the next strike, find people as the last one left them. */
class AftermathTest {

    private static final BlastScenarios BLASTS = new BlastScenarios();
    private static final StrikeScenarios STRIKES = new StrikeScenarios();

    @Test
    void after_a_blast_everybody_who_lives_has_his_wounds_and_what_he_still_holds() {
        PersonSheet guard = People.person(
                "Guard",
                Map.of(
                        "armour",
                        4,
                        "parts",
                        List.of(People.part(BodyPart.LEFT_HAND, Map.of("armour", 0)), lost(BodyPart.RIGHT_ARM)),
                        "holds",
                        List.of(new PersonSheet.Held("shield", Optional.of(Hands.LEFT)))));
        PersonSheet dying =
                People.person("Dying", Map.of("parts", List.of(People.part(BodyPart.TORSO, Map.of("wounds", 10)))));
        PersonSheet holding = People.person(
                "Holding",
                Map.of("armour", 9, "holds", List.of(new PersonSheet.Held("torch", Optional.of(Hands.LEFT)))));
        BlastScenario fireball = blast(9, guard, dying, holding);
        // Half of 9, rounded up: 5 on the bare hand; half of 9 - 4 on the rest: 3.
        BlastScenario next =
                BLASTS.aftermath(fireball, Scripted.outcome(BLASTS, fireball)).orElseThrow();
        assertThat(next.targets()).extracting(target -> target.who().name()).containsExactly("Guard", "Holding");
        PersonSheet after = next.targets().getFirst().who();
        assertThat(after.holds()).isEmpty();
        assertThat(after.armour()).contains(4);
        assertThat(sheetOf(after, BodyPart.LEFT_HAND).armour()).contains(0);
        assertThat(sheetOf(after, BodyPart.LEFT_HAND).wounds().marks()).containsExactly(2, 1, 1, 1, 0);
        assertThat(sheetOf(after, BodyPart.TORSO).wounds().marks()).containsExactly(2, 1, 0, 0, 0);
        assertThat(sheetOf(after, BodyPart.RIGHT_ARM).lost()).isTrue();
        assertThat(next.targets().getLast().who()).isEqualTo(holding);
        assertThat(BLASTS.problems(next)).isEmpty();
    }

    @Test
    void who_lies_on_the_ground_lies_there_in_the_next_one() {
        BlastScenario cave = blast(11, People.person("Bill", Map.of()));
        BlastScenario next =
                BLASTS.aftermath(cave, Scripted.outcome(BLASTS, cave)).orElseThrow();
        assertThat(next.targets().getFirst().who().prone()).contains(true);
        assertThat(BLASTS.problems(next)).isEmpty();
        assertThat(BLASTS.open(next).victims().getFirst().now().body().level(BodyPart.LEFT_LEG))
                .isEqualTo(
                        BLASTS.open(next).victims().getFirst().before().body().level(BodyPart.RIGHT_LEG));
    }

    @Test
    void where_nobody_is_left_alive_there_is_no_next_blast() {
        BlastScenario dragon = blast(40, People.person("Bill", Map.of()));
        assertThat(BLASTS.aftermath(dragon, Scripted.outcome(BLASTS, dragon))).isEmpty();
    }

    @Test
    void after_a_strike_the_target_has_its_wound() {
        StrikeScenario strike = People.strike(
                People.person("Ann", Map.of()),
                People.person("Bill", Map.of()),
                Map.of("difficulty", Degree.GOOD, "strength", 3));
        StrikeScenario next = STRIKES.aftermath(strike, Scripted.outcome(STRIKES, strike, "Ann, blow: 0000"))
                .orElseThrow();
        assertThat(sheetOf(next.target(), BodyPart.TORSO).wounds().marks()).containsExactly(2, 1, 0, 0, 0);
        assertThat(next.attack()).isEqualTo(strike.attack());
        assertThat(STRIKES.problems(next)).isEmpty();
    }

    @Test
    void HL_32_who_would_have_to_defend_himself_and_cannot_is_not_struck_so_again() {
        StrikeScenario strike = People.strike(
                People.person("Ann", Map.of()),
                People.person("Bill", Map.of()),
                Map.of("defence", Degree.POOR, "strength", 4));
        assertThat(STRIKES.aftermath(
                        strike, Scripted.outcome(STRIKES, strike, "Ann, blow: 0000", "Bill, defence: 0000")))
                .isEmpty();
    }

    private static PartSheet lost(BodyPart limb) {
        return People.part(limb, Map.of("lost", true));
    }

    private static PartSheet sheetOf(PersonSheet who, BodyPart part) {
        return who.parts().stream()
                .filter(sheet -> sheet.part() == part)
                .findFirst()
                .orElseThrow();
    }

    private static BlastScenario blast(int strength, PersonSheet... targets) {
        return new BlastScenario(
                new BlastScenario.Blast("blast", strength),
                Optional.empty(),
                List.of(targets).stream()
                        .map(target -> new BlastScenario.Target(target, Optional.empty()))
                        .toList(),
                Optional.empty());
    }
}
