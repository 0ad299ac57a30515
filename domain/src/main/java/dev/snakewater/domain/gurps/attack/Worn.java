package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.body.HitLocation;
import java.util.List;

/**
 * A piece of armour that somebody wears, or his hide.
 *
 * @param passiveDefence its PD
 * @param damageResistance its DR
 * @param againstPoints its DR against impaling attacks
 * @param against its DR against types that it resists otherwise, each type once
 * @param flexible whether a stopped blow is felt through it
 * @param eyeslit whether an eye can be hit through a slit in it, where it does not protect
 * @param covers the locations it covers; all, if none is named
 */
public record Worn(
        int passiveDefence,
        int damageResistance,
        int againstPoints,
        List<Against> against,
        boolean flexible,
        boolean eyeslit,
        List<HitLocation> covers) {

    /**
     * Its DR against one type of damage.
     *
     * @param type the type
     * @param damageResistance the DR
     */
    public record Against(DamageType type, int damageResistance) {}

    /** Copies the lists. */
    public Worn {
        against = List.copyOf(against);
        covers = List.copyOf(covers);
    }

    boolean covers(HitLocation location) {
        boolean isSlit = eyeslit && location == HitLocation.EYE;
        return !isSlit && (covers.isEmpty() || covers.contains(location.wornAs()) || covers.contains(location));
    }

    int against(DamageType type) {
        return against.stream()
                .filter(one -> one.type() == type)
                .findFirst()
                .map(Against::damageResistance)
                .orElse(type == DamageType.IMPALING ? againstPoints : damageResistance);
    }

    boolean resistsByType(DamageType type) {
        return against.stream().anyMatch(one -> one.type() == type);
    }
}
