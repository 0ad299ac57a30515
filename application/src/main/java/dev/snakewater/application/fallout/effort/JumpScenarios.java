package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.effort.Jump;
import java.util.List;
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

    /** The other way to jump off, and a metre less or more. */
    @Override
    public List<Variation<JumpScenario>> variations(JumpScenario scenario) {
        Jump jump = scenario.jump();
        boolean moving = jump.isOutOfMovement();
        return Stream.of(
                        new Variation<>(
                                moving ? "from standing" : "out of movement",
                                scenario.with(new Jump(jump.millimetres(), moving ? 0 : 1))),
                        new Variation<>("a metre less", scenario.with(jump.farther(-Jump.METRE))),
                        new Variation<>("a metre more", scenario.with(jump.farther(Jump.METRE))))
                .filter(variation -> variation.setUp().jump().isPossible())
                .filter(variation -> variation.setUp().problems().isEmpty())
                .toList();
    }
}
