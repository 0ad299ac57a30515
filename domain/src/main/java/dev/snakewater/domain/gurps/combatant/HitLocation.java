// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The places of a body: the modifier for aiming at it, its group, and its row in the table of random blows. The kidneys are unconfirmed;
 * jaw and groin have one source.
 */
public enum HitLocation {
    // spotless:off
    BRAIN    (-7, Group.BRAIN,  Gurps3Rule.GU_LOC_1_BRAIN),
    EYE      (-9, Group.EYE),
    HEAD     (-5, Group.HEAD,   Gurps3Rule.GU_LOC_2_HEAD),
    NOSE     (-6, Group.HEAD),
    // Two sheets say -5; the chart cites the book that says -6.
    JAW      (-6, Group.HEAD),
    NECK     (-5, Group.NECK),
    FAR_ARM  (-4, Group.LIMB,   Gurps3Rule.GU_LOC_3_FAR_ARM),
    HAND     (-4, Group.END,    Gurps3Rule.GU_LOC_4_HAND),
    SHIELD_HAND(-8, Group.END),
    NEAR_ARM (-2, Group.LIMB,   Gurps3Rule.GU_LOC_5_NEAR_ARM),
    TORSO    ( 0, Group.TORSO,  Gurps3Rule.GU_LOC_6_TORSO),
    FAR_LEG  (-2, Group.LIMB,   Gurps3Rule.GU_LOC_7_FAR_LEG),
    NEAR_LEG (-2, Group.LIMB,   Gurps3Rule.GU_LOC_8_NEAR_LEG),
    FOOT     (-4, Group.END,    Gurps3Rule.GU_LOC_9_FOOT),
    VITALS   (-3, Group.VITALS, Gurps3Rule.GU_LOC_10_VITALS),
    GROIN    (-3, Group.VITALS),
    KIDNEYS  (-4, Group.VITALS);
    // spotless:on

    /** What it costs besides to aim at an eye through a slit in a helm. */
    public static final int EYESLIT = -1;

    /** The skull's own DR. */
    public static final int SKULL = 2;

    private static final Fraction BRAIN_WOUND = Fraction.of(4);
    private static final Fraction VITAL_WOUND = Fraction.of(3);
    private static final Fraction NECK_CRUSHED = new Fraction(3, 2);
    private static final Fraction NECK_CUT = Fraction.of(2);

    private static final int LIMB_LOSES = 2;
    private static final int END_LOSES = 3;
    private static final int HEAD_OR_VITALS = 3;
    private static final int MOST_DICE = 15;

    private final int toHit;
    private final Group group;
    private final Optional<Gurps3Rule> row;

    HitLocation(int toHit, Group group, Gurps3Rule... row) {
        this.toHit = toHit;
        this.group = group;
        this.row = Stream.of(row).findFirst();
    }

    /** What locations have in common. */
    public enum Group {
        BRAIN,
        EYE,
        HEAD,
        NECK,
        LIMB,
        END,
        TORSO,
        VITALS
    }

    /** Returns where a random blow lands (GU-LOC), whether the attack can hurt it there or not. */
    public static HitLocation ofTotal(int total) {
        return switch (total) {
            case 3, 4 -> BRAIN;
            case 5 -> HEAD;
            case 6 -> FAR_ARM;
            case 7 -> HAND;
            case 8 -> NEAR_ARM;
            case 9, 10, 11 -> TORSO;
            case 12 -> FAR_LEG;
            case 13, 14 -> NEAR_LEG;
            case 15, 16 -> FOOT;
            case 17, 18 -> VITALS;
            default -> throw new IllegalArgumentException("no location at " + total + " on 3d");
        };
    }

    /** Returns the row of the table, of a location that is in it. */
    public Optional<Gurps3Rule> row() {
        return row;
    }

    /** Returns what aiming at it costs. */
    public int toHit() {
        return toHit;
    }

    /** Returns the location that armour must cover: armour on the hands covers the shield hand, too. */
    public HitLocation wornAs() {
        return this == SHIELD_HAND ? HAND : this;
    }

    /** Returns its group. */
    public Group group() {
        return group;
    }

    /** Returns whether an attack can be aimed there: only some can hurt an eye or the vitals. */
    public boolean canBeHurtBy(DamageType type, Weapon.Use use) {
        return switch (this) {
            case EYE -> type == DamageType.IMPALING || use.isRanged();
            case VITALS -> type.pierces() || type == DamageType.CRUSHING;
            case GROIN, KIDNEYS -> use.isRanged() || use == Weapon.Use.THRUST;
            default -> true;
        };
    }

    /** Returns what is hit instead when an attack at it misses by one (GU-18). */
    public Optional<HitLocation> missedByOne(Weapon weapon) {
        return switch (this) {
            case BRAIN, HEAD -> weapon.use() == Weapon.Use.SWUNG ? Optional.of(TORSO) : Optional.empty();
            case NOSE, JAW -> Optional.of(HEAD);
            case NECK, KIDNEYS -> Optional.of(TORSO);
            case VITALS -> weapon.type().pierces() ? Optional.of(TORSO) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Returns its own wounding multiplier for a type, which replaces the type's (GU-36). */
    public Optional<Fraction> wounding(DamageType type) {
        return switch (this) {
            case BRAIN -> Optional.of(BRAIN_WOUND);
            case EYE -> goesOnIntoTheBrain(type) ? Optional.of(BRAIN_WOUND) : Optional.empty();
            case NECK ->
                switch (type) {
                    case CRUSHING -> Optional.of(NECK_CRUSHED);
                    case CUTTING, IMPALING -> Optional.of(NECK_CUT);
                    case BULLET, BURNING -> Optional.empty();
                };
            case VITALS, KIDNEYS -> type.pierces() ? Optional.of(VITAL_WOUND) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Returns whether an attack goes on through it into the brain, past the skull. */
    public boolean goesOnIntoTheBrain(DamageType type) {
        return this == EYE && type.pierces();
    }

    /** Returns whether even a blow that is just stopped can knock out (GU-35). */
    public boolean isDelicate() {
        return group == Group.BRAIN || group == Group.HEAD || group == Group.VITALS;
    }

    /** Returns whether it uses the critical table of head blows (GU-22). */
    public boolean takesHeadBlows() {
        return group == Group.HEAD;
    }

    /** Returns whether it can be crippled. */
    public boolean canBeCrippled() {
        return group == Group.LIMB || group == Group.END;
    }

    /** Returns whether a cripple of it falls. */
    public boolean isLeg() {
        return this == FAR_LEG || this == NEAR_LEG;
    }

    /** Returns the most that it can lose in one blow, if there is a limit (GU-37). */
    public Optional<Integer> limit(DamageType type, int dice, int ht, Rulings rulings) {
        int more = rulings.limbCap() == Rulings.LimbCap.CRIPPLE ? 1 : 0;
        boolean isBeam = type == DamageType.BURNING;
        int beams = isBeam ? 2 : 1;
        Optional<Integer> limit = switch (group) {
            case LIMB -> Optional.of(ht / LIMB_LOSES + more);
            case END -> Optional.of(ht / END_LOSES + more);
            case TORSO -> Optional.of(ht * beams).filter(any -> type.pierces() || isBeam);
            case HEAD, VITALS -> Optional.of(HEAD_OR_VITALS * ht * beams);
            case EYE -> Optional.of(HEAD_OR_VITALS * ht * beams).filter(any -> !goesOnIntoTheBrain(type));
            case BRAIN, NECK -> Optional.empty();
        };
        return limit.filter(any -> dice <= MOST_DICE || canBeCrippled());
    }

    /** Returns whether damage before the limit cripples it: more than half or a third of HT (GU-40). */
    public boolean isCrippledBy(int damage, int ht) {
        return canBeCrippled() && (group == Group.LIMB ? LIMB_LOSES : END_LOSES) * damage > ht;
    }
}
