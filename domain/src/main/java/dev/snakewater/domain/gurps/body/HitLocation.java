package dev.snakewater.domain.gurps.body;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The locations of a body, one row a location: what aiming at it costs, in which group its rules are, its row in the table of random
 * blows and from which to which total of 3d that is, if it has one, and how sure all that is.
 */
public enum HitLocation {
    // spotless:off
    BRAIN    (-7, Group.BRAIN,  Gurps3Rule.GU_LOC_1_BRAIN,        3,  4, Confidence.CONFIRMED),
    EYE      (-9, Group.EYE,    Confidence.CONFIRMED),
    HEAD     (-5, Group.HEAD,   Gurps3Rule.GU_LOC_2_HEAD,         5,  5, Confidence.CONFIRMED),
    NOSE     (-6, Group.HEAD,   Confidence.CONFIRMED),
    // Two sheets say -5; the chart cites the book that says -6.
    JAW      (-6, Group.HEAD,   Confidence.SINGLE_SOURCE),
    NECK     (-5, Group.NECK,   Confidence.CONFIRMED),
    FAR_ARM  (-4, Group.LIMB,   Gurps3Rule.GU_LOC_3_FAR_ARM,      6,  6, Confidence.CONFIRMED),
    HAND     (-4, Group.END,    Gurps3Rule.GU_LOC_4_HAND,         7,  7, Confidence.CONFIRMED),
    SHIELD_HAND(-8, Group.END,  Confidence.CONFIRMED),
    NEAR_ARM (-2, Group.LIMB,   Gurps3Rule.GU_LOC_5_NEAR_ARM,     8,  8, Confidence.CONFIRMED),
    TORSO    ( 0, Group.TORSO,  Gurps3Rule.GU_LOC_6_TORSO,        9, 11, Confidence.CONFIRMED),
    FAR_LEG  (-2, Group.LIMB,   Gurps3Rule.GU_LOC_7_FAR_LEG,     12, 12, Confidence.CONFIRMED),
    NEAR_LEG (-2, Group.LIMB,   Gurps3Rule.GU_LOC_8_NEAR_LEG,    13, 14, Confidence.CONFIRMED),
    FOOT     (-4, Group.END,    Gurps3Rule.GU_LOC_9_FOOT,        15, 16, Confidence.CONFIRMED),
    VITALS   (-3, Group.VITALS, Gurps3Rule.GU_LOC_10_VITALS,     17, 18, Confidence.CONFIRMED),
    GROIN    (-3, Group.VITALS, Confidence.SINGLE_SOURCE),
    KIDNEYS  (-4, Group.VITALS, Confidence.HOUSE);
    // spotless:on

    /** What it costs besides to aim at an eye through a slit in a helm. */
    public static final int EYESLIT = -1;

    /** The skull's own DR. */
    public static final int SKULL = 2;

    private static final Fraction BRAIN_WOUND = Fraction.of(4);
    private static final Fraction VITAL_WOUND = Fraction.of(3);
    private static final Fraction NECK_CRUSHED = new Fraction(3, 2);
    private static final Fraction NECK_CUT = Fraction.of(2);

    private final int toHit;
    private final Group group;
    private final Optional<Gurps3Rule> row;
    private final int from;
    private final int upTo;
    private final Confidence confidence;

    HitLocation(int toHit, Group group, Confidence confidence) {
        this(toHit, group, Optional.empty(), 0, 0, confidence);
    }

    HitLocation(int toHit, Group group, Gurps3Rule row, int from, int upTo, Confidence confidence) {
        this(toHit, group, Optional.of(row), from, upTo, confidence);
    }

    HitLocation(int toHit, Group group, Optional<Gurps3Rule> row, int from, int upTo, Confidence confidence) {
        this.toHit = toHit;
        this.group = group;
        this.row = row;
        this.from = from;
        this.upTo = upTo;
        this.confidence = confidence;
    }

    /** What locations have in common. */
    public enum Group {
        /** The brain, under the skull. */
        BRAIN,
        /** An eye. */
        EYE,
        /** The head with nose and jaw. */
        HEAD,
        /** The neck. */
        NECK,
        /** Arms and legs. */
        LIMB,
        /** Hands and feet. */
        END,
        /** The torso. */
        TORSO,
        /** The vitals with groin and kidneys. */
        VITALS
    }

    /** Where a random blow lands (GU-LOC), whether the attack can hurt it there or not. */
    public static HitLocation ofTotal(int total) {
        return Stream.of(values())
                .filter(location -> location.from <= total && total <= location.upTo)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no location at " + total + " on 3d"));
    }

    /** The row of the table, of a location that is in it. */
    public Optional<Gurps3Rule> row() {
        return row;
    }

    /** What aiming at it costs. */
    public int toHit() {
        return toHit;
    }

    /** Where armour has to be to cover it: what covers hands covers the one with the shield, too. */
    public HitLocation wornAs() {
        return this == SHIELD_HAND ? HAND : this;
    }

    /** What it has in common with others. */
    public Group group() {
        return group;
    }

    /** How sure its row is. */
    public Confidence confidence() {
        return confidence;
    }

    /** Whether an attack can do there what the location is aimed at for: only some can hurt an eye or the vitals. */
    public boolean canBeHurtBy(DamageType type, Weapon.Use use) {
        return switch (this) {
            case EYE -> type == DamageType.IMPALING || use.isRanged();
            case VITALS -> type.pierces() || type == DamageType.CRUSHING;
            case GROIN, KIDNEYS -> use.isRanged() || use == Weapon.Use.THRUST;
            default -> true;
        };
    }

    /** What is hit instead when an attack at it misses by one (GU-18). */
    public Optional<HitLocation> missedByOne(Weapon weapon) {
        return switch (this) {
            case BRAIN, HEAD -> weapon.use() == Weapon.Use.SWUNG ? Optional.of(TORSO) : Optional.empty();
            case NOSE, JAW -> Optional.of(HEAD);
            case NECK, KIDNEYS -> Optional.of(TORSO);
            case VITALS -> weapon.type().pierces() ? Optional.of(TORSO) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** Its own wounding multiplier for a type, which replaces the type's (GU-36). */
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

    /** Whether an attack goes on through it into the brain, past the skull. */
    public boolean goesOnIntoTheBrain(DamageType type) {
        return this == EYE && type.pierces();
    }

    /** Whether even a blow that stops just at the skin can knock out (GU-35). */
    public boolean isDelicate() {
        return group == Group.BRAIN || group == Group.HEAD || group == Group.VITALS;
    }

    /** Whether it has special damage effects (GU-39). */
    public boolean isSpecial() {
        return this != TORSO;
    }

    /** Whether criticals against it are read off the table of head blows (GU-22). */
    public boolean takesHeadBlows() {
        return group == Group.HEAD;
    }

    /** Whether it can be crippled. */
    public boolean canBeCrippled() {
        return group == Group.LIMB || group == Group.END;
    }

    /** Whether nobody stands on it when it is crippled. */
    public boolean isLeg() {
        return this == FAR_LEG || this == NEAR_LEG;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
