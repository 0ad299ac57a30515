package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.table.Cover;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Where somebody is, as the attacker sees him.
 *
 * @param stands where in the line, of a bystander
 * @param yards how far off
 * @param uphill by how many yards he is above the attacker, which counts as distance
 * @param downhillBonus by how many yards the distance counts for less, because he is below the attacker
 * @param elevation what relative height does to a blow at him
 * @param speed how fast he moves, in yards a second
 * @param erratic what his erratic movement costs, 0 or less
 * @param inTheWay how many figures are in the way
 * @param cover what he hides behind
 * @param feet his size, if it is not a man's
 * @param adjustments what else counts for him, at boxes 6, 8 and 23
 */
public record Ground(
        Stands stands,
        int yards,
        int uphill,
        int downhillBonus,
        int elevation,
        int speed,
        int erratic,
        int inTheWay,
        Optional<Cover> cover,
        Optional<Integer> feet,
        List<Adjustment> adjustments) {

    /** Where somebody stands who is not meant. */
    public enum Stands {
        /** Between the attacker and the target. */
        IN_FRONT,
        /** In a close combat with the target. */
        IN_CLOSE_COMBAT,
        /** Beyond the target. */
        BEHIND;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** This so many yards away. */
    public Ground at(int distance) {
        return new Ground(
                stands, distance, uphill, downhillBonus, elevation, speed, erratic, inTheWay, cover, feet, adjustments);
    }

    /** What is looked up in the table of speed and range: the distance as height changes it, and the speed. */
    public int reach() {
        return Math.max(0, yards + uphill - downhillBonus) + speed;
    }

    /** Copies the adjustments. */
    public Ground {
        adjustments = List.copyOf(adjustments);
    }
}
