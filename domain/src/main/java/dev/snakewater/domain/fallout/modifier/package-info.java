/** The chances of shots, streams of fire and tests, with every reason; what an action costs, and what forbids it. */
@NullMarked
package dev.snakewater.domain.fallout.modifier;

import org.jspecify.annotations.NullMarked;
