package dev.snakewater.domain.gurps.table;

/** What can become of somebody beside lost hit points. */
public enum Condition {
    FALLEN,
    /** Stunned: -4 to defences, and HT to do anything on his turn. */
    STUNNED,
    UNCONSCIOUS,
    /** A limb is out of use for six turns. */
    LIMB_NUMB,
    /** A location is crippled. */
    CRIPPLED,
    /** Blind for the fight: DX -10. */
    BLINDED,
    /** Blind in one eye: DX -2. */
    ONE_EYE_BLINDED,
    /** Deaf for a day. */
    DEAFENED,
    /** Perhaps deaf for good. */
    PERHAPS_DEAF,
    /** Scarred in the face. */
    SCARRED,
    /** Badly scarred in the face. */
    BADLY_SCARRED,
    /** Can only defend on his next turn. */
    ONLY_DEFENDS,
    /** Has dropped his weapon. */
    DISARMED,
    /** His shield is unready. */
    SHIELD_UNREADY,
    /** At 3 hit points or fewer: half Move and Dodge. */
    HALVED,
    /** At 0 hit points or fewer: HT and Will every turn, or unconscious. */
    ROLLS_TO_STAY_AWAKE;
}
