package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fight.Checks;
import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.fight.RecordJudgement;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A document of either sort is checked for what it is; a record is played again. */
class ChecksTest {

    private static final JsonScenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    private final JsonTranscripts transcripts = new JsonTranscripts(Documents.RULESETS);
    private final CheckDocument checks =
            new Checks(SCENARIOS, transcripts, new RecordJudgement(transcripts, Documents.RULESETS));
    private final Scenario<?, ?, ?> showdown = SCENARIOS.find("showdown");
    private final Account account = new Fights().withSeed(showdown, 2);

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void save() {
        file = folder.resolve("fight");
        transcripts.save(file.toString(), IfThere.REPLACE, showdown, account);
    }

    @Test
    void a_scenario_is_called_by_its_kind_and_title() {
        assertThat(checks.check("showdown"))
                .isEqualTo(new CheckDocument.Checked.Setting("fudge-gunfight", "Showdown at High Noon"));
    }

    @Test
    void a_record_is_called_by_its_scenario_and_how_far_it_goes() throws IOException {
        assertThat(checks.check(file.toString()))
                .isEqualTo(new CheckDocument.Checked.Fight(
                        "fudge-gunfight",
                        "Showdown at High Noon",
                        account.answers().size(),
                        Account.How.DECIDED,
                        Optional.empty()));

        String text = Files.readString(file);
        Files.writeString(file, text.substring(0, text.length() - 2));
        assertThat(((CheckDocument.Checked.Fight) checks.check(file.toString())).dropped())
                .isPresent();
    }

    @Test
    void an_answer_that_was_not_offered_is_a_problem() throws IOException {
        change("\"chose\":\"aim\"", "\"chose\":\"yodel\"");

        assertThat(problem().what()).contains("'yodel' is not offered; choose one of: ");
    }

    @Test
    void an_answer_to_something_else_is_a_problem() throws IOException {
        change("\"to\":\"draw\",\"rule\":\"GF-07\"", "\"to\":\"draw\",\"rule\":\"GF-99\"");

        assertThat(problem().what()).contains("(GF-99), the fight asks for draw of ");
    }

    @Test
    void a_die_that_cannot_show_that_is_a_problem() throws IOException {
        change("\"faces\":[", "\"faces\":[5,");

        assertThat(problem().what()).contains("cannot be the fall of 4dF");
    }

    @Test
    void a_situation_that_does_not_come_out_again_is_a_problem() throws IOException {
        change("\"rounds\":", "\"rounds\":1");

        assertThat(problem().what()).contains("/situation/fighters/0/guns/0/rounds is the number 1");
    }

    private Problem problem() {
        try {
            throw new AssertionError(checks.check(file.toString()));
        } catch (Unreadable unreadable) {
            List<Problem> problems = unreadable.problems();
            assertThat(problems).hasSize(1);
            return problems.getFirst();
        }
    }

    private void change(String right, String wrong) throws IOException {
        String text = Files.readString(file);
        assertThat(text).contains(right);
        Files.writeString(file, text.replaceFirst(java.util.regex.Pattern.quote(right), wrong));
    }
}
