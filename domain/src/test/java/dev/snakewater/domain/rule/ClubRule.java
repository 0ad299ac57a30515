package dev.snakewater.domain.rule;

/** Rules of no rule text, with words beside them. */
public enum ClubRule implements Rule {
    CL_1_OPEN,
    CL_2_BARRED,
    CL_3_LATER,
    CL_4_SAID
}
