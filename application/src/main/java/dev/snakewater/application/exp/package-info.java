/**
 * One attack by EXP chapter 35: what a person writes to set it up, who is asked for which throw in which order, and how it
 * is told. What the numbers are is said in the domain.
 */
@NullMarked
package dev.snakewater.application.exp;

import org.jspecify.annotations.NullMarked;
