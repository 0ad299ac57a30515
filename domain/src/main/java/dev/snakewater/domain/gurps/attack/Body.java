package dev.snakewater.domain.gurps.attack;

import java.util.List;

/**
 * What a body can take (GR-5).
 *
 * @param dx rolled against to keep one's feet
 * @param ht rolled against for health
 * @param hitPointsMax what wounds are measured by; as much as HT, as a rule
 * @param hitPoints those left
 * @param will Strong Will, or Weak Will if below 0
 * @param highPainThreshold whether shock does not count
 * @param deathRolls the thresholds at which he has rolled in his life
 */
public record Body(
        int dx,
        int ht,
        int hitPointsMax,
        int hitPoints,
        int will,
        boolean highPainThreshold,
        List<Integer> deathRolls) {

    /** This with so many hit points left. */
    public Body with(int left) {
        return new Body(dx, ht, hitPointsMax, left, will, highPainThreshold, deathRolls);
    }

    /** Copies the thresholds. */
    public Body {
        deathRolls = List.copyOf(deathRolls);
    }
}
