package dev.snakewater.application.port.in;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;

/**
 * How somebody's dice have fallen, against what is to be expected of them. It says nothing of good or bad: under one rule text
 * high is good, under another low.
 *
 * @param who whose dice
 * @param throwing how often he threw
 * @param total the sum of what they showed
 * @param expected what that sum is expected to be
 * @param deviation the standard deviation of such a sum
 * @param asFar how likely such a sum is to lie as far off as this, or farther, to either side
 */
public record Luck(Name who, int throwing, int total, Chance expected, double deviation, double asFar) {}
