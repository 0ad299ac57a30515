package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.effort.Jump;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Scenarios of the kind {@code fallout-jump}: a jump, if it is not too far. */
public final class JumpScenarios extends EffortScenarios<JumpScenario> {

    @Override
    public String id() {
        return "fallout-jump";
    }

    @Override
    public Class<JumpScenario> scenario() {
        return JumpScenario.class;
    }

    @Override
    public List<Problem> problems(JumpScenario scenario) {
        return EffortProblems.of(scenario);
    }

    @Override
    public Effort open(JumpScenario scenario) {
        return EffortOpening.of(scenario);
    }

    /** The other way to jump off, and a metre less or more. */
    @Override
    public List<Variation<JumpScenario>> variations(JumpScenario scenario) {
        Form<JumpScenario> same = Form.like(scenario);
        boolean moving = scenario.walked().orElse(0) > 0;
        return Stream.of(
                        new Variation<>(
                                moving ? "from standing" : "out of movement",
                                same.with("walked", moving ? Optional.<Integer>empty() : Optional.of(1))
                                        .filled()),
                        new Variation<>(
                                "a metre less",
                                same.with("millimetres", scenario.millimetres() - Jump.METRE)
                                        .filled()),
                        new Variation<>(
                                "a metre more",
                                same.with("millimetres", scenario.millimetres() + Jump.METRE)
                                        .filled()))
                .filter(variation -> EffortProblems.of(variation.setUp()).isEmpty())
                .toList();
    }

    /** One that can be made, and one that is too far. */
    @Override
    public List<JumpScenario> examples() {
        Form<JumpScenario> vera = Form.of(JumpScenario.class).with("who", "Vera");
        return List.of(
                vera.with("millimetres", 120).with("walked", 1).filled(),
                vera.with("millimetres", 75).filled());
    }
}
