package dev.snakewater.domain.gurps.wound;

/** What can become of somebody beside lost hit points. */
public enum Condition {
    FALLEN,
    STUNNED,
    UNCONSCIOUS,
    LIMB_NUMB,
    CRIPPLED,
    BLINDED,
    ONE_EYE_BLINDED,
    DEAFENED,
    PERHAPS_DEAF,
    SCARRED,
    BADLY_SCARRED,
    ONLY_DEFENDS,
    DISARMED,
    SHIELD_UNREADY,
    HALVED,
    ROLLS_TO_STAY_AWAKE;
}
