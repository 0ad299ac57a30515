package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a person writes to put somebody to a test, or to let her jump or run: nobody else is in it.
 *
 * @param <C> itself
 */
public sealed interface EffortScenario<C> extends SetUp<C, Effort, EffortOutcome>
        permits TestScenario, JumpScenario, RunScenario {

    static <C extends EffortScenario<C>> ScenarioKind<C, Effort, EffortOutcome> kind(String id, Class<C> scenario) {
        return ScenarioKind.of(id, scenario, new EffortProcedure(), new EffortTelling())
                .decidedBy(List.of(EffortPolicy.values()))
                .counting(Stream.concat(
                                Stream.of(Skill.values()).map(Word::of),
                                Stream.of(Statistic.values()).map(Word::of))
                        .toList());
    }

    WrittenDoer doer();

    @Override
    default List<Name> everybody() {
        return List.of(doer().called());
    }
}
