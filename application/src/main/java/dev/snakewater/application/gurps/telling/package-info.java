/** How a GURPS attack is told: a line for each box, the sheets, and the table of how things stand. */
@NullMarked
package dev.snakewater.application.gurps.telling;

import org.jspecify.annotations.NullMarked;
