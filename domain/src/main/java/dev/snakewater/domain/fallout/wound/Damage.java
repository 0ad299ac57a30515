package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;
import java.util.function.Predicate;

/** What a hit does: its dice, doubled by a critical, less the armour unless it is one (FO-15, FO-28). */
public final class Damage {

    /** What the tally is of. */
    public static final String DAMAGE = "damage";

    private Damage() {}

    /**
     * What a hit takes from the target, before the dice fall; of a hit on the weapon, what it does to that.
     *
     * @param armour what the target wears
     * @param critical whether the hit is critical
     * @param part where it strikes, if it is told; otherwise the armour of the body counts
     */
    public static Tally of(Name shooter, Gun gun, Armour armour, boolean critical, Optional<Part> part) {
        return of(
                Tally.ofThrow(shooter, DAMAGE, gun.damage(), FalloutRule.FO_28_ARMOUR),
                critical ? Optional.of(FalloutRule.FO_15_CRITICAL_EFFECTS) : Optional.empty(),
                armour,
                part);
    }

    /**
     * What dice take from somebody in armour, before they fall.
     *
     * @param critical the rule by which it is doubled and ignores the armour, if it is critical
     * @param part where it strikes, if it is told; otherwise the armour of the body counts, and the weapon has none
     */
    public static Tally of(Tally dice, Optional<FalloutRule> critical, Armour armour, Optional<Part> part) {
        Tally damage = critical.map(rule -> dice.times(2, 1, Rounding.HALF_UP, "critical", rule))
                .orElse(dice);
        Part struck = part.orElse(Part.TORSO);
        Modifier due = new Modifier(-armour.at(struck), "armour", FalloutRule.FO_28_ARMOUR, armour.name(), struck);
        return due.amount() == 0 ? damage : damage.and(due.unless(critical));
    }

    /** What it takes of somebody: nothing heals (FO-28). */
    public static Tally limited(Tally damage) {
        return damage.neverBelow(0, "damage", FalloutRule.FO_28_ARMOUR);
    }

    /** What was counted comes to when its dice have fallen; what limits it is told only if it does. */
    public static Tally settled(Tally counted, Fall fall) {
        return limited(with(counted.completedBy(fall), line -> !(line instanceof Tally.AtLeast)));
    }

    /** What arrives at the armour, of damage whose dice have fallen. */
    public static int raw(Tally damage) {
        return limited(with(damage, line -> line.why() != FalloutRule.FO_28_ARMOUR))
                .total();
    }

    private static Tally with(Tally damage, Predicate<Tally.Line> lines) {
        return damage.withLines(damage.lines().stream().filter(lines).toList());
    }
}
