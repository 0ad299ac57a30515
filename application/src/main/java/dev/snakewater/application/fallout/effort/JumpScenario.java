package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a jump.
 *
 * @param house what the master brings along
 * @param who whose sheet it is: a name of the catalogue
 * @param jump how far, and from what
 * @param actionPoints what she has left of them for the jump; all but those walked, if left out
 * @param describe how she jumps and what she is after, as the player says it
 * @param burdens how she is out of breath, and wounded
 */
@Withers
public record JumpScenario(
        @Unwrapped HouseRules house,
        Name who,
        @Unwrapped Jump jump,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,

        @Spelt(pattern = "\\S", as = "jump") Optional<String> describe,

        @Unwrapped Burdens burdens)
        implements JumpScenarioBuilder.With, EffortScenario<JumpScenario> {
    /** The kind {@code fallout-jump}: a jump, if it is not too far. */
    public static ScenarioKind<JumpScenario, Effort, EffortOutcome> kind() {
        return EffortScenario.kind("fallout-jump", JumpScenario.class);
    }

    @Override
    public Effort opening() {
        int before =
                actionPoints.orElseGet(() -> Math.max(0, sheet().orElseThrow().actionPoints() - jump.walked()));
        return Effort.of(doer(burdens), jump, before).withDescribed(describe);
    }

    @Override
    public List<Problem> problems() {
        SceneProblems found = scene();
        String sheets = found.stock().characters().place(who.text());
        sheet().map(Wastelander::actionPoints)
                .filter(all -> actionPoints.isEmpty() && jump.walked() > all)
                .ifPresent(all -> found.complaints()
                        .needing("/who", "/actionPoints", sheets)
                        .tell("/walked", "walked-too-far", jump.walked(), all, FalloutRule.FO_09_ACTION_POINTS.id()));
        return found.complaints().all();
    }

    @Override
    public void vary(Variations<JumpScenario> found) {
        boolean moving = !jump.isOutOfMovement();
        Variations<Jump> all = found.only(varied -> varied.jump.isPossible()).within(this::withJump);
        all.add("variation.off", new Jump(jump.millimetres(), moving ? 1 : 0), moving);
        all.add("variation.less", jump.farther(-Jump.METRE));
        all.add("variation.more", jump.farther(Jump.METRE));
    }
}
