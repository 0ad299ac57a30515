package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Comparator;
import java.util.Optional;

/** What a hit does: the dice of the gun, doubled by a critical, less the armour unless it is one (FO-15, FO-28). */
public final class Damage {

    /** What the tally is of. */
    public static final String DAMAGE = "damage";

    private Damage() {}

    /**
     * What a hit takes from the target, before the dice fall; of a hit on the weapon, what it does to that.
     *
     * @param critical whether the hit is critical
     * @param part where it strikes, if it is told; otherwise the armour of the body counts
     */
    public static Tally of(Encounter encounter, Gun gun, boolean critical, Optional<Part> part) {
        Tally dice = Tally.ofThrow(encounter.shooter().name(), DAMAGE, gun.damage(), FalloutRule.FO_28_ARMOUR);
        Tally damage =
                critical ? dice.times(2, 1, Rounding.HALF_UP, "critical", FalloutRule.FO_15_CRITICAL_EFFECTS) : dice;
        Armour armour = encounter.target().armour();
        int taken = armour.at(part.orElse(Part.TORSO));
        if (part.filter(Part.WEAPON::equals).isPresent() || taken == 0) {
            return damage;
        }
        Modifier due = new Modifier(-taken, words(armour, part), FalloutRule.FO_28_ARMOUR);
        return critical
                ? damage.waiving(due, FalloutRule.FO_15_CRITICAL_EFFECTS)
                : damage.plus(due).atLeast(0, "damage", FalloutRule.FO_28_ARMOUR);
    }

    /** The damage with whatever was added to it before the last line, which keeps it from healing. */
    public static Tally inOrder(Tally damage) {
        Tally sorted = new Tally(
                damage.whose(),
                damage.of(),
                damage.base(),
                damage.lines().stream()
                        .sorted(Comparator.comparing(line -> line instanceof Tally.AtLeast))
                        .toList());
        boolean added = sorted.lines().stream()
                .anyMatch(line -> line instanceof Tally.Plus plus && plus.why() != FalloutRule.FO_28_ARMOUR);
        boolean kept = sorted.lines().stream().anyMatch(Tally.AtLeast.class::isInstance);
        return added && !kept ? sorted.atLeast(0, "damage", FalloutRule.FO_28_ARMOUR) : sorted;
    }

    /** Damage whose dice have fallen, without the line that keeps it from healing where it kept it from nothing. */
    public static Tally settled(Tally damage) {
        Tally unkept = new Tally(
                damage.whose(),
                damage.of(),
                damage.base(),
                damage.lines().stream()
                        .filter(line -> !(line instanceof Tally.AtLeast))
                        .toList());
        return unkept.total() < 0 ? damage : unkept;
    }

    /** What arrives at the armour, of damage whose dice have fallen. */
    public static int raw(Tally damage) {
        return new Tally(
                        damage.whose(),
                        damage.of(),
                        damage.base(),
                        damage.lines().stream()
                                .filter(line -> line.why() != FalloutRule.FO_28_ARMOUR)
                                .toList())
                .total();
    }

    private static String words(Armour armour, Optional<Part> part) {
        String piece = switch (part.orElse(Part.TORSO)) {
            case HEAD -> "head";
            case LEGS -> "legs";
            case ARM, TORSO, WEAPON -> "body";
        };
        return armour.name() + ", " + piece;
    }
}
