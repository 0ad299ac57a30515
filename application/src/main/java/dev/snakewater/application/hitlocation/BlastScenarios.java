package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fudge-blast}: damage that goes to more than one part, armour part by part. */
public final class BlastScenarios implements ScenarioKind<BlastScenario, Blast, BlastOutcome> {

    @Override
    public String id() {
        return "fudge-blast";
    }

    @Override
    public Class<BlastScenario> scenario() {
        return BlastScenario.class;
    }

    @Override
    public List<Problem> problems(BlastScenario scenario) {
        return BlastProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(BlastScenario scenario) {
        return Stream.concat(
                        scenario.thrown().stream().map(BlastScenario.Thrown::by),
                        scenario.targets().stream().map(BlastScenario.Target::who))
                .map(PersonSheet::name)
                .toList();
    }

    @Override
    public List<String> naming() {
        return List.of("/thrown/by/name");
    }

    @Override
    public Blast open(BlastScenario scenario) {
        return Blast.of(scenario);
    }

    @Override
    public Procedure<Blast, BlastOutcome> procedure() {
        return new BlastProcedure();
    }

    @Override
    public Telling<Blast, BlastOutcome> telling() {
        return new BodyTelling<>(Blast::people, BlastRulings.DECLARED, Blast::rulings);
    }

    @Override
    public Sequel sequel() {
        return Sequel.AGAIN;
    }

    /** The next such blast at those whom it has not killed or destroyed, as they are now; none without them. */
    @Override
    public Optional<BlastScenario> aftermath(BlastScenario scenario, BlastOutcome outcome) {
        List<BlastScenario.Target> left = new ArrayList<>();
        for (int i = 0; i < scenario.targets().size(); i++) {
            BlastScenario.Target target = scenario.targets().get(i);
            Fate fate = outcome.victims().get(i).fate();
            if (fate.wounds() != WoundLevel.DEAD) {
                left.add(new BlastScenario.Target(
                        target.who().after(fate, scenario.rulings().woundModel()), target.reached()));
            }
        }
        return left.isEmpty()
                ? Optional.empty()
                : Optional.of(new BlastScenario(scenario.blast(), scenario.thrown(), left, scenario.rulings()));
    }

    @Override
    public List<String> numbers() {
        return List.of("throw", "difficulty", "blast", "damage", "agility");
    }
}
