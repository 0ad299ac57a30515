package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Within;

/**
 * A number that counts for somebody's parry and for no other defence (B99).
 *
 * @param amount how much
 * @param what what it is for
 */
public record ParryModifier(
        @Within({-100, 100}) int amount,
        @Spelt(pattern = "\\S", as = "for") String what) {}
