package dev.snakewater.application.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Duels;
import dev.snakewater.application.fudge.gunfight.GunfightRuleset;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a kept fight does not come out the same is told where its rules were mended since. */
class RecordJudgementTest {

    private static final Scenario<?, ?> SHOWDOWN = Duels.showdown(3);

    /** The gunfight, with rules that were mended in its second edition. */
    private record Mended(List<Rule> rules) implements Ruleset {
        @Override
        public String id() {
            return "mended";
        }

        @Override
        public List<Rulebook> rulebooks() {
            return List.of(new Rulebook(
                    "mended",
                    rules,
                    rules.stream().map(rule -> new Mending(2, rule)).toList()));
        }

        @Override
        public List<ScenarioKind<?, ?>> kinds() {
            return new GunfightRuleset().kinds();
        }
    }

    @Test
    void the_mended_rule_that_decided_something_last_is_told_with_its_answer() {
        // A showdown is a draw first of all: no shot falls before everybody has drawn.
        Recorded recorded = recorded(1);
        int drawn = 1
                + (int) recorded.answers().stream()
                        .takeWhile(answer -> !answer.to().equals("draw"))
                        .count();

        assertThat(since(recorded, drawn, GunfightRule.GF_07_DRAW))
                .contains("the rules have been corrected since: GF-07, answer " + drawn);
    }

    @Test
    void nothing_is_told_where_none_of_them_decided_anything() {
        assertThat(since(recorded(1), 0, GunfightRule.GF_25_RELOAD, GunfightRule.GF_20_SHOOT))
                .isEmpty();
    }

    @Test
    void nothing_is_told_of_a_record_as_late_as_the_mending() {
        assertThat(since(recorded(2), 3, GunfightRule.GF_07_DRAW)).isEmpty();
    }

    @Test
    void answers_that_do_not_fit_any_more_are_left_out() {
        Recorded recorded = recorded(1);
        Answer first = recorded.answers().getFirst();
        List<Answer> strange = List.of(first, new Answer.Chose(first.by(), "no such question", "GF-99", "nothing"));

        assertThat(since(recorded(strange, 1), 2, GunfightRule.GF_07_DRAW)).isPresent();
    }

    private static Optional<String> since(Recorded recorded, int answers, Rule... mended) {
        return RecordJudgement.since(List.of(new Mended(List.of(mended))), recorded, answers);
    }

    private static Recorded recorded(int edition) {
        return recorded(new Fights().withSeed(SHOWDOWN, 1).answers(), edition);
    }

    private static Recorded recorded(List<Answer> answers, int edition) {
        return new Recorded(
                "fight.jsonl",
                SHOWDOWN,
                new FightReport.DiceSource.Scripted(),
                Optional.empty(),
                List.of(),
                History.of(answers),
                edition);
    }
}
