package dev.snakewater.application.port.in;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Die;

/**
 * How somebody's dice of one kind have fallen, against what is to be expected of them. It says nothing of good or bad: under one rule text
 * high is good, under another low.
 *
 * @param who whose dice
 * @param die which kind of them: to add a d100 to a d6 says nothing of either
 * @param throwing how often he threw dice of that kind
 * @param total the sum of the faces they showed, without what is added to them
 * @param expected what that sum is expected to be
 * @param deviation the standard deviation of such a sum
 * @param asFar how likely such a sum is to lie as far off as this, or farther, to either side
 */
public record Luck(Name who, Die die, int throwing, int total, Chance expected, double deviation, double asFar) {}
