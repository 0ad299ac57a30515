/**
 * The combat rules of NukaCola's Fallout Pen and Paper as values and functions. This package has the rulebook, the rulings, and
 * the words that both need: parts of the body, skills, verdicts. Nothing below it rolls dice or asks anybody.
 */
@NullMarked
package dev.snakewater.domain.fallout;

import org.jspecify.annotations.NullMarked;
