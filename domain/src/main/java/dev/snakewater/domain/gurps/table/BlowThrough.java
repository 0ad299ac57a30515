package dev.snakewater.domain.gurps.table;

import dev.snakewater.domain.gurps.Rulings;
import java.util.Optional;

/** The most that a location can lose to one blow (GU-37), and what cripples it (GU-40). */
public final class BlowThrough {

    private static final int MOST_DICE = 15;
    private static final int LIMB = 2;
    private static final int END = 3;
    private static final int HEAD_OR_VITALS = 3;

    private BlowThrough() {}

    /**
     * The limit; none if there is none.
     *
     * @param location what is hit
     * @param type what hits it
     * @param dice how many damage dice the weapon has
     * @param ht the hit points of a healthy body
     * @param rulings what a limb can lose
     */
    public static Optional<Integer> limit(HitLocation location, DamageType type, int dice, int ht, Rulings rulings) {
        int more = rulings.limbCap() == Rulings.LimbCap.CRIPPLE ? 1 : 0;
        boolean isBeam = type == DamageType.BURNING;
        int beams = isBeam ? 2 : 1;
        Optional<Integer> limit = switch (location.group()) {
            case LIMB -> Optional.of(ht / LIMB + more);
            case END -> Optional.of(ht / END + more);
            case TORSO -> Optional.of(ht * beams).filter(any -> type.pierces() || isBeam);
            case HEAD, VITALS -> Optional.of(HEAD_OR_VITALS * ht * beams);
            case EYE -> Optional.of(HEAD_OR_VITALS * ht * beams).filter(any -> !location.goesOnIntoTheBrain(type));
            case BRAIN, NECK -> Optional.empty();
        };
        return limit.filter(any -> dice <= MOST_DICE || location.canBeCrippled());
    }

    /** Whether so much, before the limit, cripples the location: more than half or a third of HT. */
    public static boolean cripples(HitLocation location, int damage, int ht) {
        return switch (location.group()) {
            case LIMB -> LIMB * damage > ht;
            case END -> END * damage > ht;
            case BRAIN, EYE, HEAD, NECK, TORSO, VITALS -> false;
        };
    }
}
