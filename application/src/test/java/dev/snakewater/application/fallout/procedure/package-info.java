/** Tests of shots, fires, tests, jumps and runs. */
@NullMarked
package dev.snakewater.application.fallout.procedure;

import org.jspecify.annotations.NullMarked;
