/**
 * The combat rules of NukaCola's Fallout Pen and Paper as a rule text that can be played. The arithmetic is in the domain; no other
 * rule text is known here.
 */
@NullMarked
package dev.snakewater.application.fallout;

import org.jspecify.annotations.NullMarked;
