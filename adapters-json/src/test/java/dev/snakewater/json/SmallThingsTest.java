package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.gunfight.AttackOutcome;
import dev.snakewater.application.gunfight.DrawScenario;
import dev.snakewater.application.gunfight.Piece;
import dev.snakewater.application.gunfight.StaredownScenario;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

/** The built-in smaller things of a gunfight, by their scripts; and what documents of their kinds get wrong. */
class SmallThingsTest {

    @Test
    void bob_hits_joe_across_the_street_with_dice_that_show_nothing() {
        AttackOutcome outcome = (AttackOutcome) byScript("one-shot");
        assertThat(outcome.targets()).extracting(AttackOutcome.Target::points).containsExactly(3);
        assertThat(outcome.rounds()).isEqualTo(5);
    }

    @Test
    void kate_fans_at_three_and_hits_two() {
        AttackOutcome outcome = (AttackOutcome) byScript("three-at-the-bar");
        // Good +1, fanning -2: -1 v. 0, 0 v. 0, and at Skag, who dodges, -3 + 2 = -1 v. -1.
        assertThat(outcome.targets()).extracting(AttackOutcome.Target::hits).containsExactly(0, 1, 1);
        assertThat(outcome.rounds()).isZero();
    }

    @Test
    void frank_is_first_though_his_gun_was_not_drawn() {
        DrawScenario.Outcome outcome = (DrawScenario.Outcome) byScript("fastest-gun");
        // Bob Fair +2 -1 +1, Joe Fair +2, Frank Good +2 by dice.
        assertThat(outcome.draws()).extracting(Piece.Rolled::total).containsExactly(2, 2, 3);
        assertThat(outcome.first()).containsExactly(new Name("Frank"));
    }

    @Test
    void ruth_stares_two_men_down() {
        StaredownScenario.Outcome outcome = (StaredownScenario.Outcome) byScript("hard-look");
        assertThat(outcome.stares()).extracting(Piece.Rolled::total).containsExactly(1, 0, -1);
        assertThat(outcome.winner()).contains(new Name("Ruth"));
    }

    @Test
    void a_document_without_an_attack_or_with_a_called_shot_is_told_so() {
        String written = new BuiltInDocuments(getClass().getClassLoader()).text("one-shot");
        assertThat(Documents.problems(written.replaceFirst(",\\s*\"attack\": .*", "")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("/attack", "the field is missing"));
        assertThat(Documents.problems(
                        written.replace("{ \"name\": \"Joe\" }", "{ \"name\": \"Joe\", \"part\": \"head\" }")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(
                        "/attack/at/0/part",
                        "the head of Joe cannot be aimed at where hits have no locations (HL-01)"));
    }

    @Test
    void what_only_follows_from_a_field_that_could_not_be_read_is_not_told() {
        String test = "{\"snakewater\": 1, \"kind\": \"fallout-test\", \"title\": \"Nerves\", \"who\": \"Vera\"";
        assertThat(Documents.problems(test + ", \"statistic\": \"charm\"}"))
                .extracting(Problem::pointer)
                .containsExactly("/statistic");
        assertThat(Documents.problems(test + "}"))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("", "nothing is tested"));
    }

    @Test
    void what_somebody_carries_is_not_told_while_it_is_not_known_who_he_is() {
        String draw = """
            { "snakewater": 1, "kind": "fudge-draw", "title": "Two of one name",
              "fighters": [
                { "name": %s, "guns": [{ "kind": "revolver" }] },
                { "name": "Bob", "guns": [{ "kind": "rifle" }] },
                { "name": "Joe" }],
              "hands": [{ "name": "Bob", "with": ["revolver"] }] }
            """;
        assertThat(Documents.problems(draw.formatted("\"Jim\"")))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple("/hands/0/with/0", "Bob carries no revolver"));
        assertThat(Documents.problems(draw.formatted("7")))
                .extracting(Problem::pointer)
                .containsExactly("/fighters/0/name");
    }

    private static Object byScript(String name) {
        Account account = new Fights()
                .byScript(Documents.reading(InputStream.nullInputStream()).find(name));
        assertThat(account.ending().how()).isEqualTo(Account.How.DECIDED);
        return account.ending().outcome();
    }
}
