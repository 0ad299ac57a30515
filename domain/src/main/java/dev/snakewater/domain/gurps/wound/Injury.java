package dev.snakewater.domain.gurps.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.weapon.Ammunition;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the damage dice to the hit points that a mark loses at a location (GU-28 to GU-37); each product is rounded at once (GR-4). */
public record Injury(Engagement engagement, int mark, HitLocation location) {

    private static final int HEX_OF_KNOCKBACK = 8;
    private static final Fraction HALF = new Fraction(1, 2);

    private record Factor(Fraction by, Reason why) {

        Factor(Fraction by, String key, Object... with) {
            this(by, Reason.of(key, with));
        }
    }

    /** Returns the damage dice, before they fall (GU-28), with the least that the weapon does. */
    public Tally basic(Counting counting) {
        Tally dice =
                Tally.ofThrow(engagement.attacker().name(), "basic damage", weapon().damage(), Box.GU_28_BASIC_DAMAGE);
        return counting.count(
                dice,
                basic -> basic.atLeast(weapon().leastDamage(), "weapon", Box.GU_28_BASIC_DAMAGE, weapon().name()));
    }

    /** Returns the damage before armour (GU-29): bonuses first, then all multipliers as one product. No damage knocks forward or heals. */
    public Tally damage(int basic, Carried carried, Counting counting) {
        Manner.Maneuver maneuver = engagement.manner().maneuver();
        Tally damage = Tally.of(engagement.attacker().name(), "damage", basic, "basic-damage", Box.GU_28_BASIC_DAMAGE)
                .plusIfAny(maneuver.damage(), "maneuver", Box.GU_29_BONUSES, maneuver);
        Fraction vulnerable =
                Fraction.written(engagement.figure(mark).vulnerability()).orElseThrow();
        Tally times = times(
                engagement.adjusted(Box.GU_29_BONUSES, mark, damage),
                Box.GU_29_BONUSES,
                Rounding.DOWN,
                critical(carried),
                new Factor(weapon().beforeArmour(), "before-armour"),
                new Factor(vulnerable, "vulnerable"),
                new Factor(isBeyondHalfDamage() ? HALF : Fraction.ONE, "beyond-half-damage"));
        return counting.count(times, sum -> sum.neverBelow(0, "damage", Box.GU_29_BONUSES));
    }

    private static Factor critical(Carried carried) {
        return switch (carried) {
            case HALF -> new Factor(HALF, "against-himself");
            case DOUBLE -> new Factor(Fraction.of(2), "critical-hit");
            case TRIPLE -> new Factor(Fraction.of(3), "critical-hit");
            default -> new Factor(Fraction.ONE, "nothing");
        };
    }

    private boolean isBeyondHalfDamage() {
        int yards = engagement.figure(mark).placement().yards();
        boolean isBeyond =
                weapon().shooting().halfDamage().filter(range -> yards > range).isPresent();
        return mark != Engagement.SELF && engagement.rulings().halfDamageRange() && isBeyond;
    }

    /** Returns how many hexes so much damage knocks back (GU-31), armour or not. */
    public static int hexes(int damage) {
        return damage / HEX_OF_KNOCKBACK;
    }

    /** Returns what the armour stops (GU-33): at least 0, of an expanding bullet 1; nothing if armour does not count. */
    public Tally resistance(Carried carried, Counting counting) {
        Figure figure = engagement.figure(mark);
        DamageType type = weapon().type();
        Rule why = Box.GU_33_EFFECTIVE_DR;
        int dr = figure.damageResistance(location, type);
        Optional<DamageType> byType = Optional.of(type).filter(any -> figure.resistsByType(location, any));
        Tally worn = Tally.of(figure.name(), "DR", dr, "worn", why, location, byType)
                .plusIfAny(location == HitLocation.BRAIN ? HitLocation.SKULL : 0, "skull", why);
        if (carried == Carried.IGNORES_ARMOUR) {
            return counting.count(worn, sum -> atLeastNothing(sum.atMost(0, "critical-hit", Box.GU_22_CRITICAL_TABLE)));
        }
        Ammunition ammunition = weapon().ammunition();
        boolean up = engagement.rulings().drRounding() == Rulings.DrRounding.UP;
        Tally effective = times(
                worn,
                why,
                up ? Rounding.UP : Rounding.DOWN,
                new Factor(ammunition.armour(), "ammunition", ammunition),
                new Factor(weapon().armourDivisor().inverse(), "armour-divisor"));
        boolean expands = ammunition == Ammunition.EXPANDING;
        return counting.count(effective, sum -> expands ? sum.atLeast(1, "expanding", why) : atLeastNothing(sum));
    }

    private static Tally atLeastNothing(Tally dr) {
        return dr.neverBelow(0, "armour", Box.GU_33_EFFECTIVE_DR);
    }

    /** Returns what gets through the armour (GU-34); not above 0, if nothing does. */
    public Tally through(int damage, int resistance) {
        return Tally.of(engagement.attacker().name(), "through the armour", damage, "damage", Box.GU_29_BONUSES)
                .plus(-resistance, "dr", Box.GU_34_THROUGH_THE_ARMOUR);
    }

    /** Returns what a body makes of what got through (GU-36), which is a wound; blunt trauma is crushing, whatever the weapon. */
    public Tally wound(int through, DamageType type, Counting counting) {
        Tally wound = Tally.of(name(), "wound", through, "through", Box.GU_34_THROUGH_THE_ARMOUR);
        Ammunition ammunition = weapon().ammunition();
        Optional<Fraction> own = location.wounding(type);
        boolean isPlain = own.isEmpty() && type == weapon().type();
        Tally times = times(
                wound,
                Box.GU_36_WOUNDING,
                Rounding.DOWN,
                new Factor(own.orElse(Fraction.ONE), "wounding", type, location),
                new Factor(isPlain ? weapon().calibre() : Fraction.ONE, "calibre", type),
                new Factor(isPlain ? ammunition.wounding() : Fraction.ONE, "ammunition", ammunition));
        return counting.count(times, sum -> sum.atLeast(1, "a-wound", Gurps3Rule.GR_4_ROUNDING));
    }

    /** Returns what counts of a wound that is not limited yet (GU-37). */
    public Tally hits(int wound, DamageType type, Carried carried, Counting counting) {
        Tally hits = Tally.of(name(), "hits", wound, "wound", Box.GU_36_WOUNDING);
        return counting.count(hits, sum -> limited(sum, type, carried));
    }

    private Tally limited(Tally sum, DamageType type, Carried carried) {
        int dice = weapon().damage().count();
        int ht = engagement.figure(mark).person().healthy();
        Tally hits = sum.neverBelow(0, "a-wound", Box.GU_36_WOUNDING);
        Tally limited = location.limit(type, dice, ht, engagement.rulings())
                .map(limit -> hits.atMost(limit, "blow-through", Box.GU_37_BLOW_THROUGH, location))
                .orElse(hits);
        return switch (carried) {
            case ONE_HIT -> limited.atMost(1, "head-blow", Box.GU_22_CRITICAL_TABLE);
            case TWO_HITS -> limited.atMost(2, "head-blow", Box.GU_22_CRITICAL_TABLE);
            default -> limited;
        };
    }

    /** Returns what a wound would have taken without a limit, by which limbs are crippled. */
    public static int uncapped(Tally hits) {
        List<Tally.Line> lines = hits.lines().stream()
                .filter(line -> !(line instanceof Tally.AtMost))
                .toList();
        return hits.withLines(lines).total();
    }

    /** All multipliers as one product; of those that change nothing nothing is said. */
    private static Tally times(Tally tally, Rule why, Rounding rounding, Factor... factors) {
        Fraction product = Fraction.ONE;
        List<Reason> reasons = new ArrayList<>();
        for (Factor factor : factors) {
            if (!factor.by().equals(Fraction.ONE)) {
                product = product.times(factor.by());
                reasons.add(factor.why());
            }
        }
        return reasons.isEmpty()
                ? tally
                : tally.times(
                        product.numerator(), product.denominator(), rounding, "factors", why, List.copyOf(reasons));
    }

    private Name name() {
        return engagement.figure(mark).name();
    }

    private Weapon weapon() {
        return engagement.weapon();
    }
}
