package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.field.Among;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A run of so many millimetres on the table, with what is left of the exhaustion from earlier runs (FO-54). */
@Withers
public record Run(
        @Within(
                value = {1, Run.FARTHEST_OF_ALL},
                rule = "FO-54")
        int millimetres,

        @Default("upright") Pose pose,
        List<Exhaustion> winded)
        implements RunBuilder.With, Stunt {

    private static final int FOR_AN_ACTION_POINT = 45;

    /** The longest run of anybody, in millimetres. */
    public static final int FARTHEST_OF_ALL = Wastelander.MOST_ACTION_POINTS * FOR_AN_ACTION_POINT;

    /** Returns the distance for this many action points, in millimetres. */
    public static int farthest(int actionPoints) {
        return actionPoints * FOR_AN_ACTION_POINT;
    }

    @Override
    public int price() {
        return Math.ceilDiv(millimetres, FOR_AN_ACTION_POINT);
    }

    /** Returns the handicap in each of the coming rounds. Of several runs the worst counts (FO-59). */
    public List<Integer> comingRounds(Exhaustion... then) {
        List<Exhaustion> runs = Stream.concat(winded.stream(), Stream.of(then)).toList();
        int longest = runs.stream().mapToInt(Exhaustion::rounds).max().orElse(0);
        return IntStream.rangeClosed(1, longest)
                .mapToObj(round -> runs.stream()
                        .filter(run -> round <= run.rounds())
                        .mapToInt(Exhaustion::points)
                        .max()
                        .orElse(0))
                .toList();
    }

    @Override
    public Optional<Rule> bar(Actor actor) {
        return actor.rulings().poses() && pose != Pose.UPRIGHT
                ? Optional.of(FalloutRule.FO_54_RUNNING)
                : Optional.empty();
    }

    /** Exhaustion from a run: a handicap on every roll in so many of the coming rounds. */
    public record Exhaustion(
            @Among(
                    value = {10, 20, 40},
                    rule = "FO-59")
            int points,

            @Within({0, 100}) int rounds) {

        /** Returns the exhaustion after a run that cost these action points. */
        public static Exhaustion after(Verdict verdict, int actionPoints) {
            return switch (verdict) {
                case LUCKY -> new Exhaustion(0, 0);
                case SUCCESS -> new Exhaustion(10, 1);
                case FAILURE -> new Exhaustion(20, Math.ceilDiv(actionPoints, 2));
                case CRITICAL_FAILURE -> new Exhaustion(40, actionPoints);
            };
        }

        /** Returns the rule for this result of a run. */
        public static FalloutRule why(Verdict verdict) {
            return switch (verdict) {
                case LUCKY -> FalloutRule.FO_56_RUN_LUCKY;
                case SUCCESS -> FalloutRule.FO_55_RUN_PASSED;
                case FAILURE -> FalloutRule.FO_57_RUN_FAILED;
                case CRITICAL_FAILURE -> FalloutRule.FO_58_RUN_FUMBLED;
            };
        }
    }
}
