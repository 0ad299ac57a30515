/** How an EXP attack is told: the opening, the sheets, the table of how things stand, and the words of every event. */
@NullMarked
package dev.snakewater.application.exp.telling;

import org.jspecify.annotations.NullMarked;
