package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Within;

/**
 * The burst of an automatic gun.
 *
 * @param actionPoints what it costs
 * @param rounds how many rounds it fires
 */
public record Burst(
        @Within(least = 1, most = Weapon.DEAREST) int actionPoints,
        @Within(least = 2, most = 50) int rounds) {}
