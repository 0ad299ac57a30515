package dev.snakewater.application.fight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import dev.snakewater.domain.combatant.Name;
import java.util.List;

/**
 * Judges whether what is on record can have been done in its fight. Whatever is made of a record, the fight played again, its
 * aftermath or its continuation, is made of what this gives.
 */
final class Judgement {

    /** Where a record has its scenario. */
    private static final String SCENARIO = "/scenario";

    private Judgement() {}

    /**
     * The fight on record, as far as it goes.
     *
     * @throws Diverged if something on record cannot have been done in it
     * @throws Refused if an answer on record is not legal
     * @throws Unreadable if it cannot be played because of what is wrong with its scenario
     */
    static <C, S, O> TableFight<C, S, O> of(Scenario<C, S, O> scenario, Recorded recorded) {
        try {
            recorded.proceedings().acts().forEach(act -> check(act, scenario));
            return TableFight.of(scenario, recorded.proceedings());
        } catch (Diverged | Refused misfit) {
            throw misfit;
        } catch (RuntimeException broken) {
            throw blamed(broken, scenario, recorded);
        }
    }

    /**
     * Looks at a hand-over; what else is done shows when the fight is played.
     *
     * @throws Diverged if there is no such fighter, or nobody who could play him
     */
    static <C, S> void check(Act act, Scenario<C, S, ?> scenario) {
        if (!(act instanceof Act.Handed handed)) {
            return;
        }
        ScenarioKind<C, S, ?> kind = scenario.kind();
        List<String> fighters =
                kind.fighters(scenario.setUp()).stream().map(Name::text).toList();
        oneOf(fighters, handed.who().text(), "nobody", handed);
        List<String> policies = kind.policies().stream().map(Policy::id).toList();
        handed.seat().policy().ifPresent(id -> oneOf(policies, id, "no-policy", handed));
    }

    private static void oneOf(List<String> known, String word, String key, Act.Handed handed) {
        if (!known.contains(word)) {
            throw new Diverged(key, word, Spelling.instead(word, known), handed.who());
        }
    }

    /** The scenario of a record may be one that would be refused today, and is played all the same, as long as it can be. */
    private static <C> RuntimeException blamed(RuntimeException broken, Scenario<C, ?, ?> scenario, Recorded recorded) {
        List<Problem> problems = scenario.kind().problems(scenario.setUp());
        return problems.isEmpty()
                ? broken
                : new Unreadable(
                        recorded.file(),
                        problems.stream()
                                .map(problem ->
                                        new Problem(SCENARIO + problem.pointer(), problem.what(), problem.instead()))
                                .toList());
    }
}
