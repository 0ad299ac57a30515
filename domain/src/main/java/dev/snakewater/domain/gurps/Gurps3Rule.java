package dev.snakewater.domain.gurps;

import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.stream.Stream;

/**
 * The rules of GURPS, third edition, beside the boxes of the chart, by their numbers in the catalogue: the general ones (GR), and its
 * tables (GU-HT, GU-STUN, GU-LOC).
 */
public enum Gurps3Rule implements Rule {
    GR_1_DICE,
    GR_2_SUCCESS_ROLL,
    GR_3_LOW_SKILL,
    GR_4_ROUNDING,
    GR_5_HT_AND_HIT_POINTS,
    GR_6_STATE_NOT_OWNED,
    GR_7_MODIFIERS,
    GR_8_GROUPS,
    GR_9_RESULT,
    GU_HT_1_HALF_SPEED,
    GU_HT_2_UNCONSCIOUSNESS,
    GU_HT_3_DEATH,
    GU_HT_4_CERTAIN_DEATH,
    GU_HT_5_SHOCK,
    GU_STUN_1_BIG_WOUND,
    GU_STUN_2_DEFENCES,
    GU_STUN_3_RECOVERY,
    GU_LOC_1_BRAIN,
    GU_LOC_2_HEAD,
    GU_LOC_3_FAR_ARM,
    GU_LOC_4_HAND,
    GU_LOC_5_NEAR_ARM,
    GU_LOC_6_TORSO,
    GU_LOC_7_FAR_LEG,
    GU_LOC_8_NEAR_LEG,
    GU_LOC_9_FOOT,
    GU_LOC_10_VITALS;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook(
            "gurps3",
            Stream.<Rule>concat(Stream.of(Box.values()), Stream.of(values())).toList(),
            Mending.in(
                    2,
                    Box.GU_06_TARGET,
                    Box.GU_16_FUMBLE_TABLE,
                    Box.GU_20_WRONG_TARGET,
                    Box.GU_25_DODGE,
                    Box.GU_27_BOTCHED_DEFENCE,
                    Box.GU_33_EFFECTIVE_DR));
}
