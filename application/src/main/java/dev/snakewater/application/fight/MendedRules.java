package dev.snakewater.application.fight;

import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Tells why a fight does not come out as it was kept: its rules may have been mended since.
 *
 * @param rulesets the rule texts, with what was mended in them
 */
public record MendedRules(List<Ruleset> rulesets) {

    public MendedRules {
        rulesets = List.copyOf(rulesets);
    }

    /**
     * The rules, in words, that were mended since and decided something, and at which answer last, as in {@code GU-40,
     * answer 7}; none, if no such rule did.
     *
     * @param recorded a fight that does not come out as it was kept
     * @param answers how many of its answers had been given where it first differs
     */
    public Optional<String> since(Recorded recorded, int answers) {
        List<Rule> mended = Ruleset.of(recorded.scenario().kind(), rulesets).mendings().stream()
                .filter(mending -> mending.edition() > recorded.edition())
                .map(Mending::rule)
                .toList();
        return decisive(recorded.scenario(), recorded.answers().subList(0, answers), mended);
    }

    /** Each of the mended rules that decided something, with the last answer at which it did. */
    private static <C, S, O> Optional<String> decisive(
            Scenario<C, S, O> scenario, List<Answer> answers, List<Rule> mended) {
        Map<Rule, Integer> last = new LinkedHashMap<>();
        playable(scenario, answers).course().stream()
                .flatMap(List::stream)
                .forEach(happened -> happened.cited().stream()
                        .filter(mended::contains)
                        .forEach(rule -> last.put(rule, Math.max(1, happened.answers()))));
        return last.isEmpty()
                ? Optional.empty()
                : Optional.of(Wording.SHARED.message(
                        "mended",
                        last.entrySet().stream()
                                .map(entry -> List.of(entry.getKey(), entry.getValue()))
                                .toList()));
    }

    /** The fight as far as its answers still fit. */
    private static <C, S, O> Played<S, O> playable(Scenario<C, S, O> scenario, List<Answer> answers) {
        Sitting<S, O> opening = new Sitting<>(
                scenario.kind().procedure(), scenario.kind().open(scenario.setUp()), scenario.terms(), List.of());
        Predicate<Integer> fits = count -> {
            try {
                with(opening, answers.subList(0, count)).played();
                return true;
            } catch (Diverged | Refused apart) {
                return false;
            }
        };
        int least = 0;
        int most = answers.size();
        while (least < most) {
            int middle = (least + most + 1) / 2;
            if (fits.test(middle)) {
                least = middle;
            } else {
                most = middle - 1;
            }
        }
        return with(opening, answers.subList(0, least)).played();
    }

    private static <S, O> Sitting<S, O> with(Sitting<S, O> opening, List<Answer> answers) {
        return new Sitting<>(opening.procedure(), opening.opening(), opening.terms(), answers);
    }
}
