package dev.snakewater.application.exp;

/**
 * An attack as it is now: the situation of its procedure.
 *
 * @param phase what comes next, with everything that can still matter
 */
public record ToHitSituation(Phase phase) {}
