package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/** Replays records and compares them; knows the rule texts with their corrections. */
public record RecordJudgement(Transcripts transcripts, List<Ruleset> rulesets) implements ReplayFight {

    public RecordJudgement {
        rulesets = List.copyOf(rulesets);
    }

    @Override
    public Judged judge(Recorded recorded) {
        TableFight<?, ?> fight;
        try {
            fight = Fights.recorded(recorded.scenario(), recorded);
        } catch (DivergedException | RefusedException misfit) {
            return new Judged(
                    Optional.empty(),
                    Optional.of(String.valueOf(misfit.getMessage())),
                    since(rulesets, recorded, recorded.answers().size()));
        }
        FightReport account = fight.account(recorded.dice());
        Optional<Transcripts.Difference> difference = transcripts.difference(recorded, account);
        return new Judged(
                Optional.of(new Again(fight, account)),
                difference.map(Transcripts.Difference::words),
                difference.flatMap(parting -> since(rulesets, recorded, parting.answers())));
    }

    /** Returns which rules mended since decided something in the first answers, and where last, as in {@code GU-40, answer 7}. */
    static Optional<String> since(List<Ruleset> rulesets, Recorded recorded, int answers) {
        List<Rule> mended = Ruleset.of(recorded.scenario().kind(), rulesets).mendings().stream()
                .filter(mending -> mending.edition() > recorded.edition())
                .map(Mending::rule)
                .toList();
        return decisive(recorded.scenario(), recorded.answers().subList(0, answers), mended);
    }

    /** Each of the mended rules that decided something, with the last answer at which it did. */
    private static <S, O> Optional<String> decisive(Scenario<S, O> scenario, List<Answer> answers, List<Rule> mended) {
        Map<Rule, Integer> last = new LinkedHashMap<>();
        playable(scenario, answers).course().stream()
                .flatMap(List::stream)
                .forEach(happened -> happened.cited().stream()
                        .filter(mended::contains)
                        .forEach(rule -> last.put(rule, Math.max(1, happened.answers()))));
        return last.isEmpty()
                ? Optional.empty()
                : Optional.of(Messages.SHARED.message(
                        "mended",
                        last.entrySet().stream()
                                .map(entry -> List.of(entry.getKey(), entry.getValue()))
                                .toList()));
    }

    /** The fight as far as its answers still fit. */
    private static <S, O> Played<S, O> playable(Scenario<S, O> scenario, List<Answer> answers) {
        S opening = scenario.setUp().opening();
        IntFunction<Played<S, O>> played = count -> new Sitting<>(
                        scenario.kind().procedure(),
                        opening,
                        scenario.terms(),
                        answers.subList(0, count),
                        Newcomers.to(scenario))
                .played();
        Played<S, O> playable = played.apply(0);
        int least = 0;
        int most = answers.size();
        while (least < most) {
            int middle = (least + most + 1) / 2;
            try {
                playable = played.apply(middle);
                least = middle;
            } catch (DivergedException | RefusedException apart) {
                most = middle - 1;
            }
        }
        return playable;
    }
}
