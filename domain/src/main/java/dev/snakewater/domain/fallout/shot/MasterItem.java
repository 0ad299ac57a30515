package dev.snakewater.domain.fallout.shot;

/**
 * Something that the master adds to a test of her own accord (FO-68).
 *
 * @param what what it is called, such as {@code dark}
 * @param points what it adds; a handicap is negative
 */
public record MasterItem(String what, int points) {}
