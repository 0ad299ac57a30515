package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import java.util.List;

/** How long the drop stands in for an aim (GF-13). */
public final class TheDrop {

    private TheDrop() {}

    /** Whether the drop counts for a shot at this target. */
    public static boolean countsFor(Gunfighter shooter, Name target, Part part, Rulings.DropScope scope) {
        return shooter.hasDropOn(target) && (scope != Rulings.DropScope.PART_3_ONLY || part == Part.PART_3);
    }

    /** The shooter after an attack on these targets: one of them under the drop spends it, unless it lasts the turn. */
    public static Gunfighter spent(Gunfighter shooter, List<Name> targets, Rulings.DropScope scope) {
        boolean spends =
                scope == Rulings.DropScope.FIRST_ATTACK && targets.stream().anyMatch(shooter::hasDropOn);
        return spends ? shooter.withDrop(List.of()) : shooter;
    }
}
