package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.burning.Bite;
import dev.snakewater.domain.fallout.shot.ToHit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fallout-burning}: a flame thrower and whom it sets alight, or a fire alone. */
public final class BurningScenarios implements ScenarioKind<BurningScenario, Burning, BurningOutcome> {

    @Override
    public String id() {
        return "fallout-burning";
    }

    @Override
    public Class<BurningScenario> scenario() {
        return BurningScenario.class;
    }

    @Override
    public List<Problem> problems(BurningScenario scenario) {
        return BurningProblems.of(scenario);
    }

    /** The shooter first; those who burn throw for what the fire does. */
    @Override
    public List<Name> fighters(BurningScenario scenario) {
        return Stream.concat(
                        scenario.shooter().stream().map(shooter -> shooter.who().called()),
                        scenario.targets().stream()
                                .map(target -> target.victim().called()))
                .toList();
    }

    @Override
    public Burning open(BurningScenario scenario) {
        return scenario.opening();
    }

    @Override
    public Procedure<Burning, BurningOutcome> procedure() {
        return new BurningProcedure();
    }

    @Override
    public List<Policy<Burning>> policies() {
        return List.of(BurningPolicy.values());
    }

    @Override
    public Policy<Burning> policy(BurningScenario scenario, Name fighter) {
        return scenario.shooter()
                .filter(shooter -> shooter.who().called().equals(fighter))
                .map(WrittenShooter::policy)
                .orElse(BurningPolicy.RELENTLESS);
    }

    @Override
    public Telling<Burning, BurningOutcome> telling() {
        return new BurningTelling();
    }

    @Override
    public Sequel sequel() {
        return Sequel.AGAIN;
    }

    /** The next such fire, with what is left in the tank and of those who are not dead; none without them. */
    @Override
    public Optional<BurningScenario> aftermath(BurningScenario scenario, BurningOutcome outcome) {
        List<WrittenTarget> left = new ArrayList<>();
        for (int i = 0; i < scenario.targets().size(); i++) {
            BurningOutcome.Fate fate = outcome.fates().get(i);
            if (!fate.down()) {
                left.add(scenario.targets().get(i).after(fate.after()));
            }
        }
        boolean nothingToDo = scenario.shooter().isEmpty()
                && left.stream().allMatch(target -> target.alight().isEmpty());
        if (left.isEmpty() || nothingToDo) {
            return Optional.empty();
        }
        return Optional.of(scenario.withTargets(left)
                .withShooter(scenario.shooter().map(shooter -> shooter.again(outcome.seconds()))));
    }

    @Override
    public List<String> numbers() {
        return List.of(ToHit.TO_HIT, ToHit.CRITICAL, Bite.BURN);
    }

    /** Other armour and poses of the targets, and a round more. */
    @Override
    public List<Variation<BurningScenario>> variations(BurningScenario scenario) {
        return BurningVariations.of(scenario);
    }
}
