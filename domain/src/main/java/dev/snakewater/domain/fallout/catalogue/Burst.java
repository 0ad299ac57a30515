package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Within;

/**
 * The burst of an automatic gun.
 *
 * @param actionPoints what it costs
 * @param rounds how many rounds it fires
 */
public record Burst(
        @Within({1, Weapon.DEAREST}) int actionPoints,
        @Within({2, 50}) int rounds) {}
