/** Whole fights of the wasteland, by chance and by hand: what holds in any of them, and what is worked out without the program. */
@NullMarked
package dev.snakewater.acceptance.fights;

import org.jspecify.annotations.NullMarked;
