package dev.snakewater.application.gurps;

/**
 * A number that counts for somebody's parry and for no other defence (B99).
 *
 * @param amount how much
 * @param what what it is for
 */
public record ParryModifier(int amount, String what) {}
