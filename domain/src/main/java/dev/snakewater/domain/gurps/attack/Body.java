package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a body can do and take (GR-5).
 *
 * @param st ST, by which hand weapons and bows do damage
 * @param dx DX, rolled against to keep one's feet
 * @param ht HT, rolled against for health
 * @param hitPointsMax what wounds are measured by; HT, if left out
 * @param hitPoints those left; all, if left out
 * @param will Strong Will, or Weak Will if below 0
 * @param highPainThreshold whether shock does not count
 * @param deathRolls hit points at which he has rolled for death already
 */
public record Body(
        @Default("10") @Within({1, 100}) int st,
        @Default("10") @Within({1, 100}) int dx,
        @Default("10") @Within({1, 100}) int ht,
        @Within({1, 100}) Optional<Integer> hitPointsMax,
        @Within({Body.FEWEST_HIT_POINTS, 100}) Optional<Integer> hitPoints,
        @Default("0") @Within({-100, 100}) int will,
        @Default("false") boolean highPainThreshold,
        List<Integer> deathRolls) {

    /** As few hit points as can be written. */
    public static final int FEWEST_HIT_POINTS = -10_000;

    public Body {
        deathRolls = List.copyOf(deathRolls);
    }

    /** Returns what wounds are measured by: the hit points of this body when it is healthy. */
    public int healthy() {
        return hitPointsMax.orElse(ht);
    }

    /** Returns the hit points that are left. */
    public int left() {
        return hitPoints.orElse(healthy());
    }

    /** Returns this with so many hit points left. */
    public Body with(int points) {
        return new Body(st, dx, ht, hitPointsMax, Optional.of(points), will, highPainThreshold, deathRolls);
    }
}
