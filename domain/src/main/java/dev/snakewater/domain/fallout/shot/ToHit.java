package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.PercentDice;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/**
 * The chance of a shot: everything adds up to the hit value (FO-10), which is held within 0 and the cap (FO-05), and only then
 * the pose of the target takes its part (FO-49).
 */
public final class ToHit {

    /** What the tally of the chance is of. */
    public static final String TO_HIT = "to hit";

    /** What the tally of the chance of a critical is of. */
    public static final String CRITICAL = "critical";

    private ToHit() {}

    /** The chance of each shot that one of the guns fires in an action that nothing bars. */
    public static Tally chance(Attempt attempt, Held held) {
        Tally value = Tally.of(
                attempt.shooter().name(),
                TO_HIT,
                attempt.shooter().skills().of(held.gun().skill()),
                held.gun().skill().toString(),
                FalloutRule.FO_10_HIT_VALUE);
        List<Tally.Line> lines = HitValue.lines(attempt, held);
        return inOrder(attempt.encounter(), new Tally(value.whose(), value.of(), value.base(), lines));
    }

    /** The chance with whatever was added to it in its place: before it is held within its bounds, and before the pose. */
    public static Tally inOrder(Encounter encounter, Tally chance) {
        Tally within = PercentDice.held(chance, encounter.rulings());
        return switch (encounter.pose()) {
            case UPRIGHT -> within;
            case CROUCHED -> shrunk(within, 2, 3, Pose.CROUCHED, encounter.rulings());
            case PRONE -> shrunk(within, 1, 2, Pose.PRONE, encounter.rulings());
        };
    }

    /** The hit value: the chance before it is held within its bounds, and before the pose. */
    public static int value(Tally chance) {
        return new Tally(
                        chance.whose(),
                        chance.of(),
                        chance.base(),
                        chance.lines().stream()
                                .filter(Tally.Plus.class::isInstance)
                                .toList())
                .total();
    }

    /** At or below what a hit with one of the guns is critical (FO-07). */
    public static Tally critical(Attempt attempt, Held held) {
        int luck = attempt.shooter().statistics().luck();
        Tally critical = Tally.of(attempt.shooter().name(), CRITICAL, luck, "luck", FalloutRule.FO_07_CRITICAL_HIT);
        if (attempt.aimedAt().isPresent()) {
            Part part = attempt.aimedAt().get();
            critical = critical.plus(part.criticalBonus(), "aimed at the " + part, FalloutRule.FO_19_PARTS);
        }
        for (Tuning tuning : held.tunings()) {
            if (tuning.critical().isPresent()) {
                critical = critical.plus(tuning.critical().get(), tuning.what(), FalloutRule.FO_07_CRITICAL_HIT);
            }
        }
        return atLeastLuck(attempt, critical);
    }

    /** The same with whatever was added to it: never below luck. */
    public static Tally atLeastLuck(Attempt attempt, Tally critical) {
        int luck = attempt.shooter().statistics().luck();
        return critical.total() < luck ? critical.atLeast(luck, "luck", FalloutRule.FO_07_CRITICAL_HIT) : critical;
    }

    private static Tally shrunk(Tally chance, int of, int parts, Pose pose, Rulings rulings) {
        Rounding rounding = pose == Pose.CROUCHED ? rulings.roundThirds().rounding() : Rounding.HALF_UP;
        return chance.times(of, parts, rounding, "target " + pose, FalloutRule.FO_49_POSE);
    }
}
