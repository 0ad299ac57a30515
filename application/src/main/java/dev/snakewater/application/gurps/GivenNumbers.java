package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Figure;
import dev.snakewater.application.gurps.GurpsScenario.Manner;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.table.Move;
import java.util.Optional;

/**
 * The numbers that the chart asks for and no table here has: a blow on the move, an attack into a close combat, a blow up or down, a
 * shot downhill. The scenario gives them, where what it tells makes them count.
 */
final class GivenNumbers {

    private static final int GREATEST = 100;

    private final boolean isRanged;
    private final Complaints complaints;

    GivenNumbers(GurpsScenario scenario, Complaints complaints) {
        this.isRanged = Opening.use(scenario.weapon()).isRanged();
        this.complaints = complaints;
    }

    /** What is wanting, or too much, of how the attack is made. */
    void look(String at, Manner manner) {
        complaints.within(at + "/movePenalty", manner.movePenalty(), -GREATEST, 0);
        complaints.within(at + "/closeCombatPenalty", manner.closeCombatPenalty(), -GREATEST, 0);
        Move move = manner.move().orElse(Move.STANDING);
        boolean moves = move != Move.STANDING;
        if (isRanged) {
            tooMuch(
                    at + "/movePenalty",
                    manner.movePenalty(),
                    "a shot, for which the table of B117 counts",
                    "'move' alone");
        } else if (moves) {
            wanted(
                    at + "/movePenalty",
                    manner.movePenalty(),
                    "what a blow costs while " + move,
                    Gurps3Rule.GU_03_ATTACKER);
        } else {
            tooMuch(at + "/movePenalty", manner.movePenalty(), "somebody who does not move", "a 'move'");
        }
        boolean into = manner.intoCloseCombat().orElse(false);
        if (!into) {
            tooMuch(
                    at + "/closeCombatPenalty",
                    manner.closeCombatPenalty(),
                    "an attack into no close combat",
                    "'intoCloseCombat'");
        } else if (isRanged) {
            wanted(
                    at + "/closeCombatPenalty",
                    manner.closeCombatPenalty(),
                    "what a shot into a close combat costs",
                    Gurps3Rule.GU_06_TARGET);
        }
    }

    /** What is wanting, or too much, of somebody who is higher or lower than the attacker. */
    void look(String at, Figure figure) {
        int down = figure.downhill().orElse(0);
        boolean isHigher = figure.uphill().orElse(0) > 0;
        complaints.within(at + "/elevationToHit", figure.elevationToHit(), -GREATEST, GREATEST);
        if (isHigher && down > 0) {
            complaints.add(at + "/downhill", "above the attacker and below him", "'uphill' or 'downhill'");
        }
        if (isRanged) {
            shot(at, figure, down);
        } else if (isHigher || down > 0) {
            String height = isHigher ? "above" : "below";
            String what = "what a blow costs at somebody " + height + " the attacker";
            wanted(at + "/elevationToHit", figure.elevationToHit(), what, Gurps3Rule.GU_06_TARGET);
        }
        if (!isRanged) {
            tooMuch(at + "/downhillBonus", figure.downhillBonus(), "a blow, which passes no box 8", "'elevationToHit'");
        }
    }

    private void shot(String at, Figure figure, int down) {
        tooMuch(
                at + "/elevationToHit",
                figure.elevationToHit(),
                "a shot, for which height is distance",
                "'uphill', or 'downhill' and 'downhillBonus'");
        if (down > 0) {
            wanted(
                    at + "/downhillBonus",
                    figure.downhillBonus(),
                    "by how many yards the distance counts for less downhill",
                    Gurps3Rule.GU_08_RANGE);
        }
        // It is smaller than what the same height costs uphill, and no distance is less than none.
        int most = Math.min(down, figure.distance().orElse(1));
        complaints.within(at + "/downhillBonus", figure.downhillBonus(), 0, most);
    }

    private void wanted(String pointer, Optional<Integer> number, String what, Gurps3Rule rule) {
        if (number.isEmpty()) {
            complaints.missing(
                    pointer,
                    what + ", and " + rule.id() + " has no number for it",
                    "the number, 0 if it counts for nothing");
        }
    }

    private void tooMuch(String pointer, Optional<Integer> number, String of, String instead) {
        if (number.isPresent()) {
            complaints.add(pointer, "a number for " + of, "no such field, or " + instead);
        }
    }
}
