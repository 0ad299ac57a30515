package dev.snakewater.domain.exp;

/**
 * An adjustment that the referee makes up (EX-53).
 *
 * @param what what it is called
 * @param amount what it is, or what it is for each hex
 * @param perHex whether it is a rate
 * @param reason why
 */
public record RefereesOwn(String what, int amount, boolean perHex, String reason) {}
