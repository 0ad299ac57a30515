package dev.snakewater.application.gurps;

import dev.snakewater.domain.gurps.arms.DamageType;

/**
 * The DR of a piece of armour against one type of damage.
 *
 * @param type what is done to it
 * @param dr its DR against that
 */
public record DrAgainst(DamageType type, int dr) {}
