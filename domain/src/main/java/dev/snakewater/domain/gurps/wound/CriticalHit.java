// Figures from GURPS, third edition, by Steve Jackson Games, used under the Steve Jackson Games Online Policy: for free
// distribution, not for resale. The Apache License 2.0 does not cover this file. See NOTICE.
package dev.snakewater.domain.gurps.wound;

import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.weapon.DamageType;
import java.util.List;

/**
 * What a critical hit does (GU-22): what happens to the target at once, and what is carried along with the blow. Both tables are confirmed.
 */
public record CriticalHit(List<Condition> atOnce, Carried carried) {

    /** What goes along with a blow until its box is reached. */
    public enum Carried {
        NOTHING(0),
        /** Half damage, of a blow against oneself. */
        HALF(29),
        DOUBLE(29),
        TRIPLE(29),
        IGNORES_ARMOUR(33),
        ONE_HIT(37),
        TWO_HITS(37),
        /** The limb is crippled whatever the damage, if any. */
        CRIPPLES(40),
        KILLS(40);

        private final int box;

        Carried(int box) {
            this.box = box;
        }

        /** Returns the number of the box that asks for it. */
        public int box() {
            return box;
        }
    }

    /** Returns the critical hit at a total of 3d: head, nose and jaw have a table of their own. */
    public static CriticalHit of(int total, HitLocation location, DamageType type) {
        if (total < 3 || total > 18) {
            throw new IllegalArgumentException("no critical hit at " + total + " on 3d");
        }
        return location.takesHeadBlows() ? headBlow(total, type) : blow(total, location);
    }

    private static CriticalHit blow(int total, HitLocation location) {
        boolean limb = location.canBeCrippled();
        return switch (total) {
            case 3, 18 -> location == HitLocation.TORSO ? does(Condition.UNCONSCIOUS) : carries(Carried.TRIPLE);
            case 4, 13 -> carries(Carried.IGNORES_ARMOUR);
            case 5, 17 -> carries(Carried.TRIPLE);
            case 6, 16 -> carries(Carried.DOUBLE);
            case 7 -> does(Condition.STUNNED);
            case 8, 12 -> limb ? does(Condition.LIMB_NUMB) : does();
            case 14 -> carries(limb ? Carried.CRIPPLES : Carried.NOTHING);
            case 15 -> does(Condition.DISARMED);
            default -> does();
        };
    }

    private static CriticalHit headBlow(int total, DamageType type) {
        boolean crushing = type == DamageType.CRUSHING;
        return switch (total) {
            case 3 -> carries(Carried.KILLS);
            case 4, 5 -> does(Condition.UNCONSCIOUS);
            case 6 -> does(Condition.STUNNED, Condition.BLINDED);
            case 7 -> does(Condition.STUNNED, Condition.ONE_EYE_BLINDED);
            case 8 -> does(Condition.ONLY_DEFENDS);
            case 12 ->
                crushing ? does(Condition.DEAFENED) : new CriticalHit(List.of(Condition.SCARRED), Carried.ONE_HIT);
            case 13 ->
                crushing
                        ? does(Condition.PERHAPS_DEAF)
                        : new CriticalHit(List.of(Condition.BADLY_SCARRED), Carried.TWO_HITS);
            case 14 -> does(Condition.DISARMED);
            case 15, 16, 17, 18 -> does(Condition.STUNNED);
            default -> does();
        };
    }

    private static CriticalHit does(Condition... conditions) {
        return new CriticalHit(List.of(conditions), Carried.NOTHING);
    }

    private static CriticalHit carries(Carried carried) {
        return new CriticalHit(List.of(), carried);
    }
}
