/** Where people stand and what they do there: a shooter and a target with what is between them, moves, jumps and runs. */
@NullMarked
package dev.snakewater.domain.fallout.scene;

import org.jspecify.annotations.NullMarked;
