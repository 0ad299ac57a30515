package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.BlowThrough;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** From the damage dice to lost hit points (GU-28 to GU-37), each product rounded down at once (GR-4). */
public final class Injury {

    private static final int HEX_OF_KNOCKBACK = 8;

    private Injury() {}

    /** The damage dice, before they fall (GU-28). */
    public static Tally basic(Engagement engagement) {
        return Tally.ofThrow(
                engagement.attacker().name(),
                "basic damage",
                engagement.weapon().damage(),
                Gurps3Rule.GU_28_BASIC_DAMAGE);
    }

    /** The least that a weapon does before armour. */
    public static Tally limitedBasic(Engagement engagement, Tally basic) {
        Weapon weapon = engagement.weapon();
        return basic.atLeast(weapon.leastDamage(), weapon.name(), Gurps3Rule.GU_28_BASIC_DAMAGE);
    }

    /**
     * The damage before armour (GU-29): bonuses first, then all multipliers as one product.
     *
     * @param basic what the dice came to
     * @param carried what a critical hit or a fumble makes of it
     */
    public static Tally raised(Engagement engagement, int mark, int basic, Carried carried) {
        Manner manner = engagement.manner();
        Tally damage =
                Tally.of(engagement.attacker().name(), "damage", basic, "basic damage", Gurps3Rule.GU_28_BASIC_DAMAGE);
        if (manner.maneuver().damage() != 0) {
            damage = damage.plus(manner.maneuver().damage(), manner.maneuver() + ", B105", Gurps3Rule.GU_29_BONUSES);
        }
        for (Adjustment adjustment : manner.adjustments()) {
            if (adjustment.box() == 29) {
                damage = damage.plus(adjustment.amount(), adjustment.what(), Gurps3Rule.GU_29_BONUSES);
            }
        }
        List<String> reasons = new ArrayList<>();
        Fraction product = critical(carried, reasons);
        product = product.times(also(engagement.weapon().beforeArmour(), "ammunition, CII55", reasons));
        product = product.times(also(engagement.figure(mark).multiplier(), "vulnerable", reasons));
        if (isBeyondHalfDamage(engagement, mark)) {
            product = product.times(also(new Fraction(1, 2), "beyond 1/2D", reasons));
        }
        return times(damage, product, reasons, Gurps3Rule.GU_29_BONUSES, Rounding.DOWN);
    }

    /** No damage knocks forward or heals. */
    public static Tally limitedDamage(Tally damage) {
        return damage.neverBelow(0, "damage", Gurps3Rule.GU_29_BONUSES);
    }

    /** How many hexes so much damage knocks back (GU-31), armour or not. */
    public static int hexes(int damage) {
        return damage / HEX_OF_KNOCKBACK;
    }

    /** What the armour of a location stops (GU-33). */
    public static Tally damageResistance(Engagement engagement, int mark, HitLocation location, Carried carried) {
        Figure figure = engagement.figure(mark);
        Weapon weapon = engagement.weapon();
        Tally dr = Tally.of(
                figure.name(),
                "DR",
                figure.damageResistance(location, weapon.type()),
                "DR of the " + location
                        + (figure.resistsByType(location, weapon.type()) ? ", " + type(weapon.type()) : ""),
                Gurps3Rule.GU_33_EFFECTIVE_DR);
        if (location == HitLocation.BRAIN) {
            dr = dr.plus(HitLocation.SKULL, "skull, CII53", Gurps3Rule.GU_33_EFFECTIVE_DR);
        }
        if (carried == Carried.IGNORES_ARMOUR) {
            return dr;
        }
        List<String> reasons = new ArrayList<>();
        Fraction product = also(
                        weapon.ammunition().armour(), weapon.ammunition().toString(), reasons)
                .times(also(weapon.armourDivisor().inverse(), "armour divisor", reasons));
        boolean up = engagement.rulings().drRounding() == Rulings.DrRounding.UP;
        return times(dr, product, reasons, Gurps3Rule.GU_33_EFFECTIVE_DR, up ? Rounding.UP : Rounding.DOWN);
    }

    /** Armour stops nothing at the least, and of an expanding bullet 1; where it does not count, nothing at the most. */
    public static Tally limitedResistance(Engagement engagement, Carried carried, Tally dr) {
        if (carried == Carried.IGNORES_ARMOUR) {
            return dr.atMost(0, "critical hit", Gurps3Rule.GU_22_CRITICAL_TABLE)
                    .neverBelow(0, "armour", Gurps3Rule.GU_33_EFFECTIVE_DR);
        }
        return engagement.weapon().ammunition() == Ammunition.EXPANDING
                ? dr.atLeast(1, "expanding", Gurps3Rule.GU_33_EFFECTIVE_DR)
                : dr.neverBelow(0, "armour", Gurps3Rule.GU_33_EFFECTIVE_DR);
    }

    /** What gets through the armour (GU-34); not above 0, if nothing does. */
    public static Tally through(Engagement engagement, int damage, int damageResistance) {
        return Tally.of(engagement.attacker().name(), "through the armour", damage, "damage", Gurps3Rule.GU_29_BONUSES)
                .plus(-damageResistance, "DR", Gurps3Rule.GU_34_THROUGH_THE_ARMOUR);
    }

    /**
     * What a body makes of what got through (GU-36).
     *
     * @param through what got through, at least 1
     * @param type the weapon's type; crushing, for blunt trauma
     */
    public static Tally wound(Engagement engagement, int mark, HitLocation location, int through, DamageType type) {
        Tally wound = Tally.of(
                engagement.name(mark), "wound", through, "through the armour", Gurps3Rule.GU_34_THROUGH_THE_ARMOUR);
        List<String> reasons = new ArrayList<>();
        Optional<Fraction> own = location.wounding(type);
        Fraction product = own.isPresent()
                ? also(own.get(), type(type) + " on the " + location + ", CII53", reasons)
                : byType(engagement.weapon(), type, reasons);
        return times(wound, product, reasons, Gurps3Rule.GU_36_WOUNDING, Rounding.DOWN);
    }

    /** What gets through is a wound. */
    public static Tally limitedWound(Tally wound) {
        return wound.atLeast(1, "a wound", Gurps3Rule.GR_4_ROUNDING);
    }

    /** What a wound takes, before the location limits it. */
    public static Tally hits(Engagement engagement, int mark, int wound) {
        return Tally.of(engagement.name(mark), "hits", wound, "wound", Gurps3Rule.GU_36_WOUNDING);
    }

    /**
     * What of a wound counts (GU-37).
     *
     * @param hits what it takes, before that
     * @param type the weapon's type; crushing, for blunt trauma
     * @param carried what a critical hit leaves of it
     */
    public static Tally counted(
            Engagement engagement, int mark, HitLocation location, Tally hits, DamageType type, Carried carried) {
        Optional<Integer> limit = BlowThrough.limit(
                location,
                type,
                engagement.weapon().damage().count(),
                engagement.figure(mark).body().healthy(),
                engagement.rulings());
        Tally counted = hits.neverBelow(0, "a wound", Gurps3Rule.GU_36_WOUNDING);
        if (limit.isPresent()) {
            counted = counted.atMost(limit.get(), "blow-through, " + location, Gurps3Rule.GU_37_BLOW_THROUGH);
        }
        return switch (carried) {
            case ONE_HIT -> counted.atMost(1, "critical head blow", Gurps3Rule.GU_22_CRITICAL_TABLE);
            case TWO_HITS -> counted.atMost(2, "critical head blow", Gurps3Rule.GU_22_CRITICAL_TABLE);
            default -> counted;
        };
    }

    /** What a wound would have taken without a limit, by which limbs are crippled. */
    public static int uncapped(Tally counted) {
        List<Tally.Line> lines = counted.lines().stream()
                .filter(line -> !(line instanceof Tally.AtMost))
                .toList();
        return counted.withLines(lines).total();
    }

    private static Fraction byType(Weapon weapon, DamageType type, List<String> reasons) {
        if (type != weapon.type()) {
            return type.wounding();
        }
        Fraction calibre = also(weapon.calibre(), type(type) + ", B74", reasons);
        return calibre.times(
                also(weapon.ammunition().wounding(), weapon.ammunition().toString(), reasons));
    }

    private static String type(DamageType type) {
        return type.name().toLowerCase(Locale.ROOT);
    }

    private static Fraction critical(Carried carried, List<String> reasons) {
        return switch (carried) {
            case HALF -> also(new Fraction(1, 2), "against himself", reasons);
            case DOUBLE -> also(Fraction.of(2), "critical hit", reasons);
            case TRIPLE -> also(Fraction.of(3), "critical hit", reasons);
            default -> Fraction.ONE;
        };
    }

    private static boolean isBeyondHalfDamage(Engagement engagement, int mark) {
        return mark != Engagement.SELF
                && engagement.rulings().halfDamageRange()
                && engagement
                        .weapon()
                        .ranged()
                        .flatMap(Weapon.Ranged::halfDamage)
                        .filter(range -> engagement.figure(mark).ground().yards() > range)
                        .isPresent();
    }

    /** The same multiplier; its reason is noted, if it changes anything. */
    private static Fraction also(Fraction multiplier, String reason, List<String> reasons) {
        if (!multiplier.equals(Fraction.ONE)) {
            reasons.add(reason);
        }
        return multiplier;
    }

    private static Tally times(Tally tally, Fraction product, List<String> reasons, Gurps3Rule why, Rounding rounding) {
        return reasons.isEmpty()
                ? tally
                : tally.times(product.numerator(), product.denominator(), rounding, String.join(" and ", reasons), why);
    }
}
