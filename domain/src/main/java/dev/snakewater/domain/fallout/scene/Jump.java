package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** A jump (FO-52, FO-53), after so many action points of walking. A metre is 30 mm on the table, so a sixth of a metre is 5 mm. */
public record Jump(
        @Within(
                value = {1, Jump.FARTHEST_OF_ALL},
                rule = "FO-52")
        int millimetres,

        @Default("0") @Within({0, Wastelander.MOST_ACTION_POINTS})
        int walked)
        implements Stunt {

    /** The name of the tally of the longest jump. */
    public static final String FARTHEST = "farthest jump";

    /** A metre on the table, in millimetres (FO-71). */
    public static final int METRE = 30;

    private static final int OF_A_MOVER = 2;
    private static final int OF_A_STANDER = 6;
    private static final int EASIER_BY_A_METRE = 10;

    /** The longest running jump of anybody, in millimetres. */
    public static final int FARTHEST_OF_ALL = 2 * Statistics.MOST * METRE / OF_A_MOVER;

    /** Returns whether it is a running jump. */
    public boolean isOutOfMovement() {
        return walked > 0;
    }

    /** Returns whether anybody could make it. */
    public boolean isPossible() {
        return millimetres > 0 && millimetres <= FARTHEST_OF_ALL;
    }

    /** Returns a jump that is longer by this much. */
    public Jump farther(int by) {
        return new Jump(millimetres + by, walked);
    }

    /** Returns how far she can jump this way, in millimetres. */
    public Tally farthest(Actor actor) {
        return Tally.of(
                        actor.name(),
                        FARTHEST,
                        actor.person().statistics().strength(),
                        "strength",
                        FalloutRule.FO_52_JUMP_DISTANCE)
                .plus(actor.person().statistics().agility(), "agility", FalloutRule.FO_52_JUMP_DISTANCE)
                .times(METRE, 1, Rounding.DOWN, "millimetres-of-a-metre", FalloutRule.FO_71_SCALE)
                .times(
                        1,
                        isOutOfMovement() ? OF_A_MOVER : OF_A_STANDER,
                        Rounding.DOWN,
                        isOutOfMovement() ? "out-of-movement" : "from-standing",
                        FalloutRule.FO_52_JUMP_DISTANCE);
    }

    /** As much as walking this distance. */
    @Override
    public int price() {
        return Math.ceilDiv(millimetres, METRE);
    }

    /** Each whole metre short of the longest jump makes it easier. */
    @Override
    public List<Modifier> ease(Actor actor) {
        int left = Math.floorDiv(farthest(actor).total() - millimetres, METRE);
        return left < 1
                ? List.of()
                : List.of(new Modifier(EASIER_BY_A_METRE * left, "metres-left", FalloutRule.FO_53_JUMP_TEST, left));
    }

    @Override
    public Optional<Rule> bar(Actor actor) {
        return millimetres > farthest(actor).total() ? Optional.of(FalloutRule.FO_52_JUMP_DISTANCE) : Optional.empty();
    }
}
