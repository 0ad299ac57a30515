package dev.snakewater.domain.gurps.attack;

/**
 * A signed number that the tables do not know, with the box that adds it (GR-7).
 *
 * @param box the box
 * @param amount how much
 * @param what what it is for
 */
public record Adjustment(int box, int amount, String what) {}
