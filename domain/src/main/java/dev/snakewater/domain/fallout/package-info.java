/** The combat rules of NukaCola's Fallout Pen and Paper as values and functions: the rulebook, the rulings, and their words. */
@NullMarked
package dev.snakewater.domain.fallout;

import org.jspecify.annotations.NullMarked;
