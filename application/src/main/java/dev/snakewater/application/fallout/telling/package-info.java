/**
 * How shots, fires, tests, jumps and runs are told: what is shown before, during and after them, with the message bundles.
 */
@NullMarked
package dev.snakewater.application.fallout.telling;

import org.jspecify.annotations.NullMarked;
