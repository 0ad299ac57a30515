package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.gurps.table.Situational;
import java.util.List;

/**
 * How the attack is made.
 *
 * @param maneuver the maneuver
 * @param location where it is aimed at
 * @param random whether it is aimed at no location at all
 * @param intoCloseCombat whether it is a blow or a shot into a close combat
 * @param closeCombatPenalty what striking into a close combat costs, 0 or less
 * @param aim how it is aimed
 * @param rounds how many rounds the group has; 1 if it is none
 * @param laterShot whether it is not the first shot of the turn
 * @param move how far the attacker moves
 * @param movePenalty what moving costs a blow, 0 or less
 * @param darkness what the light costs, 0 to -10
 * @param situational what else applies
 * @param adjustments what else counts, at boxes 2, 3, 8, 9 and 29
 */
public record Manner(
        Maneuver maneuver,
        HitLocation location,
        boolean random,
        boolean intoCloseCombat,
        int closeCombatPenalty,
        Aim aim,
        int rounds,
        boolean laterShot,
        Move move,
        int movePenalty,
        int darkness,
        List<Situational> situational,
        List<Adjustment> adjustments) {

    /**
     * How it is aimed.
     *
     * @param turns whole turns of aiming at this very target just before
     * @param furtherGroup which further group of automatic fire it is; 0 if it is the first
     * @param braced whether the weapon is braced
     * @param sights what sights add to Acc
     * @param hexesWatched how many hexes he watched, waiting for a target; 0 if he did not
     * @param line whether he watched a straight line
     * @param popUp whether he pops up, fires and hides
     */
    public record Aim(
            int turns, int furtherGroup, boolean braced, int sights, int hexesWatched, boolean line, boolean popUp) {

        /** No aim at all. */
        public static final Aim NONE = new Aim(0, 0, false, 0, 0, false, false);

        /** Whether it is opportunity fire over more than a hex, or a pop-up attack. */
        public boolean isSudden() {
            return hexesWatched > 1 || line || popUp;
        }

        /** Whether Acc counts, unless it is sudden. */
        public boolean isAimed() {
            return turns > 0 || furtherGroup > 0;
        }
    }

    /** A plain attack at the torso. */
    public static final Manner PLAIN = new Manner(
            Maneuver.ATTACK,
            HitLocation.TORSO,
            false,
            false,
            0,
            Aim.NONE,
            1,
            false,
            Move.STANDING,
            0,
            0,
            List.of(),
            List.of());

    /** Copies the lists. */
    public Manner {
        situational = List.copyOf(situational);
        adjustments = List.copyOf(adjustments);
    }

    /** This with so many rounds. */
    public Manner firing(int number) {
        return new Manner(
                maneuver,
                location,
                random,
                intoCloseCombat,
                closeCombatPenalty,
                aim,
                number,
                laterShot,
                move,
                movePenalty,
                darkness,
                situational,
                adjustments);
    }
}
