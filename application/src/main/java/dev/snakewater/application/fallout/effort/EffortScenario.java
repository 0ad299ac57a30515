package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.shot.Person;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;
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
                .withPolicies(List.of(EffortPolicy.values()))
                .withNumbers(Stream.of(Skill.values(), Statistic.values())
                        .flatMap(Stream::of)
                        .map(Word::of)
                        .toList());
    }

    /** What the master brings along. */
    HouseRules house();

    /** Whose sheet it is. */
    Name who();

    /** She is called as her sheet, capitals and all. */
    @Override
    default List<Name> everybody() {
        return List.of(sheet().map(sheet -> new Name(sheet.name())).orElse(who()));
    }

    /** Returns what is on her sheet; nothing, if that is not clear. */
    default Optional<Wastelander> sheet() {
        return Stock.with(house().catalogue()).characters().named(who().text());
    }

    /** Returns her as she is put to a test. */
    default Doer doer(Burdens burdens) {
        Person person = Person.of(everybody().getFirst(), sheet().orElseThrow()).withBurdens(burdens);
        return new Doer(person, house().master(), house().rulings());
    }

    /** Returns what is wrong with her, to which more can be added. */
    default SceneProblems scene() {
        SceneProblems found = SceneProblems.of(house());
        found.sheet("/who", who());
        found.exemption(false);
        return found;
    }
}
