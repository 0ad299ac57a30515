/** How shots, fires, tests, jumps and runs are told. */
@NullMarked
package dev.snakewater.application.fallout.telling;

import org.jspecify.annotations.NullMarked;
