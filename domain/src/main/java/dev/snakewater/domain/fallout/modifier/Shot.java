package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/**
 * A shot with one of the guns. Everything adds up to its hit value (FO-10), which is limited to between 0 and
 * the cap (FO-05); only then does the pose of the target count (FO-49).
 */
public record Shot(Attempt attempt, Held held) {

    /** The name of the tally of the chance. */
    public static final String TO_HIT = "to hit";

    /** The name of the tally of the chance of a critical. */
    public static final String CRITICAL = "critical";

    /** The name of the tally of the required strength. */
    public static final String MINIMAL_STRENGTH = "minimal strength";

    /** Returns its two numbers, if the action is allowed. */
    public Numbers numbers(Counting counting) {
        return new Numbers(
                counting.count(HitValue.of(this), this::limited), counting.count(criticalSum(), this::atLeastLuck));
    }

    /** Returns the required strength: less on a mount, more with a gun in each hand (FO-24). */
    public Tally minimalStrength() {
        int inTheHands = gun().minimumStrength();
        Tally asked = Tally.of(
                shooter().name(),
                MINIMAL_STRENGTH,
                inTheHands,
                Reason.said(gun().name()),
                FalloutRule.FO_24_MINIMAL_STRENGTH);
        if (attempt.isTwoGuns()) {
            return gun().handsFor(strength()) == 2
                    ? asked.times(2, 1, Rounding.HALF_UP, "in-one-hand", FalloutRule.FO_64_TWO_LONG_GUNS)
                    : asked.plus(1, "two-guns-held", FalloutRule.FO_60_TWO_GUNS);
        }
        int lighter = gun().mountedStrength() - inTheHands;
        return isRested() && lighter != 0
                ? asked.plus(
                        lighter,
                        "on-its-support",
                        FalloutRule.FO_26_REST,
                        held.support().orElseThrow())
                : asked;
    }

    /** Returns the damage of a hit before the roll; if the part is unknown, the armour of the body counts. */
    public Tally damage(boolean critical, Optional<Part> part) {
        Armour armour = attempt.encounter().target().armour();
        return Damage.of(shooter().name(), gun(), armour, critical, part);
    }

    /** Returns the band of the distance; empty beyond the last (FO-11). */
    public Optional<Bands.RangeBand> band() {
        return gun().bands()
                .at(attempt.encounter().distance(), shooter().statistics().perception());
    }

    /** Returns whether the gun rests on something; with two guns, neither does (FO-26). */
    boolean isRested() {
        return held.support().isPresent() && held.rested() && !attempt.isTwoGuns();
    }

    Gun gun() {
        return held.gun();
    }

    Person shooter() {
        return attempt.shooter();
    }

    int strength() {
        return shooter().statistics().strength();
    }

    private Tally limited(Tally value) {
        Rulings rulings = attempt.encounter().rulings();
        Pose pose = attempt.encounter().pose();
        Rounding thirds = rulings.roundThirds().rounding();
        Tally within = rulings.chance(value);
        return switch (pose) {
            case UPRIGHT -> within;
            case CROUCHED -> within.times(2, 3, thirds, "target", FalloutRule.FO_49_POSE, pose);
            case PRONE -> within.times(1, 2, Rounding.HALF_UP, "target", FalloutRule.FO_49_POSE, pose);
        };
    }

    private Tally criticalSum() {
        Tally critical = Tally.of(
                shooter().name(), CRITICAL, shooter().statistics().luck(), "luck", FalloutRule.FO_07_CRITICAL_HIT);
        if (attempt.aimedAt().isPresent()) {
            Part part = attempt.aimedAt().get();
            critical = critical.plus(part.criticalBonus(), "aimed-at", FalloutRule.FO_19_PARTS, part);
        }
        for (Held.Tuning tuning : held.tunings()) {
            if (tuning.critical().isPresent()) {
                critical = critical.plus(new Modifier(
                        tuning.critical().get(), Reason.said(tuning.what()), FalloutRule.FO_07_CRITICAL_HIT));
            }
        }
        return critical;
    }

    private Tally atLeastLuck(Tally critical) {
        return critical.neverBelow(shooter().statistics().luck(), "luck", FalloutRule.FO_07_CRITICAL_HIT)
                .neverAbove(Verdict.PERCENT_DICE.most(), "percent-dice", FalloutRule.FO_01_DICE);
    }

    /** The highest roll that hits, and the highest that is critical (FO-07); shown, decided by and rolled against. */
    public record Numbers(Tally chance, Tally critical) {

        /** How many in a hundred of its shots are critical hits: a roll that misses is none. */
        int criticalHits() {
            return Math.min(chance.total(), critical.total());
        }
    }

    /** The result of a shot. */
    public enum Result {
        CRITICAL,
        HIT,
        MISS,
        /** A critical failure; the game master says what it means (FO-06). */
        FUMBLE;

        /** Returns the result of percent dice. */
        public static Result of(Verdict verdict) {
            return switch (verdict) {
                case LUCKY -> CRITICAL;
                case SUCCESS -> HIT;
                case FAILURE -> MISS;
                case CRITICAL_FAILURE -> FUMBLE;
            };
        }

        /** Returns whether it hits. */
        public boolean hits() {
            return this == CRITICAL || this == HIT;
        }
    }
}
