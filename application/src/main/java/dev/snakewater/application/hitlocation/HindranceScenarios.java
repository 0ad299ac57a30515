package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import java.util.List;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fudge-hindrance}: what somebody's wounds take off what he does. */
public final class HindranceScenarios implements ScenarioKind<HindranceScenario, Hindrance, HindranceOutcome> {

    @Override
    public String id() {
        return "fudge-hindrance";
    }

    @Override
    public Class<HindranceScenario> scenario() {
        return HindranceScenario.class;
    }

    @Override
    public List<Problem> problems(HindranceScenario scenario) {
        Complaints complaints = new Complaints();
        PersonProblems.of("/who", scenario.who(), scenario.rulings().woundModel(), complaints);
        for (int i = 1; i < scenario.doing().size(); i++) {
            Doing doing = scenario.doing().get(i);
            int first = scenario.doing().indexOf(doing);
            if (first < i) {
                complaints.needing("/doing/" + first).add("/doing/" + i, doing + " a second time", "each once");
            }
        }
        return complaints.all();
    }

    @Override
    public List<Name> fighters(HindranceScenario scenario) {
        return List.of(scenario.who().name());
    }

    @Override
    public Hindrance open(HindranceScenario scenario) {
        return Hindrance.of(scenario);
    }

    @Override
    public Procedure<Hindrance, HindranceOutcome> procedure() {
        return new HindranceProcedure();
    }

    @Override
    public Telling<Hindrance, HindranceOutcome> telling() {
        return new BodyTelling<>(hindrance -> List.of(hindrance.who()), WoundRulings.DECLARED, Hindrance::rulings);
    }

    @Override
    public List<String> numbers() {
        return Stream.concat(Stream.of(Doing.values()).map(Hindrance::penaltyFor), Stream.of("skill", "difficulty"))
                .toList();
    }
}
