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

/** The damage of a hit: the weapon's dice less armour; a critical doubles the dice and ignores armour (FO-15, FO-28). */
public final class Damage {

    /** The name of the tally. */
    public static final String DAMAGE = "damage";

    private Damage() {}

    /** Returns the damage of a hit before the roll; if the part is unknown, the armour of the body counts. */
    public static Tally of(Name shooter, Gun gun, Armour armour, boolean critical, Optional<Part> part) {
        return of(
                Tally.ofThrow(shooter, DAMAGE, gun.damage(), FalloutRule.FO_28_ARMOUR),
                critical ? Optional.of(FalloutRule.FO_15_CRITICAL_EFFECTS) : Optional.empty(),
                armour,
                part);
    }

    /** Returns the damage of these dice before the roll, doubled and without armour by the rule for criticals, if it is one. */
    public static Tally of(Tally dice, Optional<FalloutRule> critical, Armour armour, Optional<Part> part) {
        Tally damage = critical.map(rule -> dice.times(2, 1, Rounding.HALF_UP, "critical", rule))
                .orElse(dice);
        Part struck = part.orElse(Part.TORSO);
        Modifier due = new Modifier(-armour.at(struck), "armour", FalloutRule.FO_28_ARMOUR, armour.name(), struck);
        return due.amount() == 0 ? damage : damage.and(due.unless(critical));
    }

    /** Returns the damage, which is never below 0 (FO-28). */
    public static Tally limited(Tally damage) {
        return damage.neverBelow(0, "damage", FalloutRule.FO_28_ARMOUR);
    }

    /** Returns the damage after the roll; a limit is only mentioned if it applies. */
    public static Tally settled(Tally counted, Fall fall) {
        return limited(with(counted.completedBy(fall), line -> !(line instanceof Tally.AtLeast)));
    }

    /** Returns the points of a damage that awaits its roll, for this total of the dice. */
    public static int points(Tally due, int thrown) {
        return Math.max(0, due.totalFrom(thrown));
    }

    /** Returns the damage before armour, after the roll. */
    public static int raw(Tally damage) {
        return limited(with(damage, line -> line.why() != FalloutRule.FO_28_ARMOUR))
                .total();
    }

    private static Tally with(Tally damage, Predicate<Tally.Line> lines) {
        for (Tally.Line line : damage.lines()) {
            if (!lines.test(line)) {
                return damage.withLines(damage.lines().stream().filter(lines).toList());
            }
        }
        return damage;
    }
}
