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
 * @param flexible whether a stopped blow is felt through it
 * @param covers the locations it covers; all, if none is named
 */
public record Worn(
        int passiveDefence, int damageResistance, int againstPoints, boolean flexible, List<HitLocation> covers) {

    /** Copies the locations. */
    public Worn {
        covers = List.copyOf(covers);
    }

    boolean covers(HitLocation location) {
        return covers.isEmpty() || covers.contains(location);
    }

    int against(DamageType type) {
        return type == DamageType.IMPALING ? againstPoints : damageResistance;
    }
}
