package dev.snakewater.domain.gurps.scene;

import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Within;

/**
 * A number that the tables do not know, with the box that adds it (GR-7).
 *
 * @param box the box that adds it
 * @param amount how much
 * @param what what it is for
 */
public record Adjustment(
        int box,
        @Within({-100, 100}) int amount,
        @Spelt(pattern = "\\S", as = "for") String what) {}
