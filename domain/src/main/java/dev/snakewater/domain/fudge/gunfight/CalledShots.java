package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shots that are aimed at a part of the body: when they may be fired, and what they cost at the draw (HL-01, HL-06, HL-11). */
public final class CalledShots {

    private static final int INITIATIVE = -1;

    private CalledShots() {}

    /** The draw of somebody who announces a called shot: once, however many he fires (HL-11). */
    public static Tally draw(Tally fastDraw) {
        return fastDraw.plus(INITIATIVE, "called-shot", HitLocationRule.HL_11_INITIATIVE);
    }

    /** The rules that forbid to fire so at a part of the body, however near; none if it may be done. */
    public static List<Rule> bars(Deed deed, Gunfighter shooter) {
        List<Rule> bars = new ArrayList<>();
        if (deed == Deed.FAN) {
            bars.add(HitLocationRule.HL_01_AIM_AT_A_PART);
        }
        if (shooter.announced().isEmpty()) {
            bars.add(HitLocationRule.HL_11_INITIATIVE);
        }
        return List.copyOf(bars);
    }

    /** The rule that forbids to aim at a part of somebody this far away, if one does (HL-06). */
    public static Optional<Rule> barOnDistance(Distance distance, Rulings rulings) {
        boolean far = rulings.located() && distance.range().compareTo(rulings.calledShotMaxRange()) > 0;
        return far ? Optional.of(HitLocationRule.HL_06_TOO_DISTANT) : Optional.empty();
    }

    /** The rule by which a shot is aimed at what it is aimed at: a part, no part in particular, or what dice will say; none where hits have no locations. */
    public static Optional<Rule> aim(Shot shot, Distance distance, Rulings rulings) {
        if (!rulings.located()) {
            return Optional.empty();
        }
        return Optional.of(
                shot.called().isPresent()
                        ? HitLocationRule.HL_01_AIM_AT_A_PART
                        : barOnDistance(distance, rulings).orElse(HitLocationRule.HL_04_DEFAULT_PART));
    }
}
