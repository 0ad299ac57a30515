/** The combat rules of NukaCola's Fallout Pen and Paper as a rule text that can be played. */
@NullMarked
package dev.snakewater.application.fallout;

import org.jspecify.annotations.NullMarked;
