/**
 * The combat rules of NukaCola's Fallout Pen and Paper as procedures: what a person writes to set something up, what can
 * be wrong with it, the steps, the events, and how they are told. The arithmetic is in the domain; no other rule text is
 * known here.
 */
@NullMarked
package dev.snakewater.application.fallout;

import org.jspecify.annotations.NullMarked;
