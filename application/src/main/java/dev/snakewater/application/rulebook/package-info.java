/** Looks rules up in the rulebooks of all rule texts: what they say, where they are from, how they are read. Knows none. */
@NullMarked
package dev.snakewater.application.rulebook;

import org.jspecify.annotations.NullMarked;
