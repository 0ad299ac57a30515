package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Within;
import java.util.ArrayList;
import java.util.List;

/**
 * A run (FO-54).
 *
 * @param millimetres how far it goes on the table
 */
public record Run(
        @Within(
                value = {1, Run.FARTHEST_OF_ALL},
                rule = "FO-54")
        int millimetres) {

    private static final int FOR_AN_ACTION_POINT = 45;

    /** How far somebody runs who has the most action points of all, in millimetres. */
    public static final int FARTHEST_OF_ALL = Wastelander.MOST_ACTION_POINTS * FOR_AN_ACTION_POINT;

    /** How far somebody gets with so many action points, in millimetres. */
    public static int farthest(int actionPoints) {
        return actionPoints * FOR_AN_ACTION_POINT;
    }

    /** What it costs. */
    public int actionPoints() {
        return Math.ceilDiv(millimetres, FOR_AN_ACTION_POINT);
    }

    /**
     * What forbids it.
     *
     * @param pose how she holds herself
     * @param actionPoints what she has left of them
     */
    public List<Rule> bars(Doer doer, Pose pose, int actionPoints) {
        List<Rule> bars = new ArrayList<>();
        if (!doer.rulings().running()) {
            bars.add(FalloutRule.FO_67_OPTIONAL_RULES);
        }
        if (doer.rulings().poses() && pose != Pose.UPRIGHT) {
            bars.add(FalloutRule.FO_54_RUNNING);
        }
        if (actionPoints() > actionPoints) {
            bars.add(FalloutRule.FO_09_ACTION_POINTS);
        }
        if (doer.isWounded(Part.LEGS)) {
            bars.add(FalloutRule.FO_69_WOUNDS);
        }
        return bars;
    }
}
