package dev.snakewater.domain.gurps.body;

import dev.snakewater.domain.gurps.arms.DamageType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is special about a wound where it is (GU-40): what happens at once, and the roll on HT that it asks for.
 *
 * @param atOnce what happens at once
 * @param roll the roll, if there is one
 */
public record LocationEffects(List<Condition> atOnce, Optional<HtRoll> roll) {

    private static final int BLINDS = 3;
    private static final int STUNS = 3;
    private static final int KNOCKS_OUT = 2;
    private static final int NOSE = -1;
    private static final int LEAST_ON_THE_JAW = 2;

    /**
     * A roll on HT.
     *
     * @param stake what fails with it
     * @param modifier what it is rolled at
     */
    public record HtRoll(Stake stake, int modifier) {}

    /** What a roll on HT is about. */
    public enum Stake {
        /** Unconscious, if it fails. */
        KNOCKOUT,
        /** Stunned, if it fails; unconscious, if the same dice fail plain HT too. */
        STUN_OR_KNOCKOUT,
        /** Beheaded, if it fails. */
        BEHEADING
    }

    /** Copies what happens. */
    public LocationEffects {
        atOnce = List.copyOf(atOnce);
    }

    /**
     * The effects.
     *
     * @param location where
     * @param type what did it; crushing, for blunt trauma
     * @param damage the hits that count, 0 or more
     * @param uncapped the wound before its limit, by which locations are crippled
     * @param ht the hit points of a healthy body
     */
    public static LocationEffects of(HitLocation location, DamageType type, int damage, int uncapped, int ht) {
        boolean crushing = type == DamageType.CRUSHING;
        return switch (location) {
            case BRAIN -> brain(damage, ht, crushing);
            case EYE -> eye(location.goesOnIntoTheBrain(type), damage, ht);
            case HEAD, VITALS, KIDNEYS -> crushing ? rolling(Stake.KNOCKOUT, 0) : nothing();
            case NOSE -> isFelt(damage, crushing) ? rolling(Stake.STUN_OR_KNOCKOUT, NOSE) : nothing();
            case JAW ->
                isFelt(damage, crushing)
                        ? rolling(Stake.STUN_OR_KNOCKOUT, -Math.max(LEAST_ON_THE_JAW, damage))
                        : nothing();
            case NECK -> neck(type, damage, ht);
            case FAR_ARM, NEAR_ARM, HAND, SHIELD_HAND, FOOT, FAR_LEG, NEAR_LEG -> crippling(location, uncapped, ht);
            case TORSO, GROIN -> nothing();
        };
    }

    /** What the armour has stopped is felt only of a crushing blow. */
    private static boolean isFelt(int damage, boolean crushing) {
        return damage > 0 || crushing;
    }

    private static LocationEffects brain(int damage, int ht, boolean crushing) {
        List<Condition> conditions = inTheBrain(damage, ht);
        return conditions.contains(Condition.UNCONSCIOUS) || !crushing
                ? at(conditions)
                : new LocationEffects(conditions, Optional.of(new HtRoll(Stake.KNOCKOUT, 0)));
    }

    private static List<Condition> inTheBrain(int damage, int ht) {
        List<Condition> conditions = new ArrayList<>();
        if (STUNS * damage > ht) {
            conditions.add(Condition.STUNNED);
        }
        if (KNOCKS_OUT * damage > ht) {
            conditions.add(Condition.UNCONSCIOUS);
        }
        return conditions;
    }

    private static LocationEffects eye(boolean intoTheBrain, int damage, int ht) {
        List<Condition> conditions = intoTheBrain ? inTheBrain(damage, ht) : new ArrayList<>();
        if (damage >= BLINDS) {
            conditions.add(Condition.ONE_EYE_BLINDED);
        }
        return at(conditions);
    }

    private static LocationEffects neck(DamageType type, int damage, int ht) {
        List<Condition> conditions = STUNS * damage > ht ? List.of(Condition.STUNNED) : List.of();
        return type == DamageType.CUTTING && damage >= ht
                ? new LocationEffects(conditions, Optional.of(new HtRoll(Stake.BEHEADING, 0)))
                : at(conditions);
    }

    private static LocationEffects crippling(HitLocation location, int uncapped, int ht) {
        return BlowThrough.cripples(location, uncapped, ht) ? at(crippled(location)) : nothing();
    }

    /** What it means that a location is crippled. */
    public static List<Condition> crippled(HitLocation location) {
        return location.isLeg() ? List.of(Condition.CRIPPLED, Condition.FALLEN) : List.of(Condition.CRIPPLED);
    }

    private static LocationEffects rolling(Stake stake, int modifier) {
        return new LocationEffects(List.of(), Optional.of(new HtRoll(stake, modifier)));
    }

    private static LocationEffects at(List<Condition> conditions) {
        return new LocationEffects(conditions, Optional.empty());
    }

    private static LocationEffects nothing() {
        return at(List.of());
    }
}
