package dev.snakewater.domain.fallout.catalogue;

/**
 * The burst of an automatic gun.
 *
 * @param actionPoints what it costs
 * @param rounds how many rounds it fires
 */
public record Burst(int actionPoints, int rounds) {}
