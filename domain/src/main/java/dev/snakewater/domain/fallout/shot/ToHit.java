package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.PercentDice;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;

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

    /** The hit value of each shot that one of the guns fires in an action that nothing bars: what adds up (FO-10). */
    static Tally value(Attempt attempt, Held held) {
        Tally skill = Tally.of(
                attempt.shooter().name(),
                TO_HIT,
                attempt.shooter().skills().of(held.gun().skill()),
                held.gun().skill().toString(),
                FalloutRule.FO_10_HIT_VALUE);
        return skill.withLines(HitValue.lines(attempt, held));
    }

    /** The chance that a hit value gives: held within its bounds, and then less by the pose. */
    static Tally limited(Tally value, Encounter encounter) {
        Tally within = PercentDice.held(value, encounter.rulings());
        return switch (encounter.pose()) {
            case UPRIGHT -> within;
            case CROUCHED -> shrunk(within, 2, 3, Pose.CROUCHED, encounter.rulings());
            case PRONE -> shrunk(within, 1, 2, Pose.PRONE, encounter.rulings());
        };
    }

    /** What adds up to that at or below which a hit with one of the guns is critical (FO-07). */
    static Tally critical(Attempt attempt, Held held) {
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
        return critical;
    }

    /** The same, never below luck, and never more than percent dice show. */
    static Tally atLeastLuck(Tally critical, Attempt attempt) {
        return critical.neverBelow(attempt.shooter().statistics().luck(), "luck", FalloutRule.FO_07_CRITICAL_HIT)
                .neverAbove(PercentDice.DICE.most(), "percent dice", FalloutRule.FO_01_DICE);
    }

    private static Tally shrunk(Tally chance, int of, int parts, Pose pose, Rulings rulings) {
        Rounding rounding = pose == Pose.CROUCHED ? rulings.roundThirds().rounding() : Rounding.HALF_UP;
        return chance.times(of, parts, rounding, "target " + pose, FalloutRule.FO_49_POSE);
    }
}
