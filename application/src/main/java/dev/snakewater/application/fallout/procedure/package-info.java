/**
 * How shots, fires, tests, jumps and runs are played: situations, phases, events, outcomes, amendments and policies. Nothing here
 * knows how they are written or told.
 */
@NullMarked
package dev.snakewater.application.fallout.procedure;

import org.jspecify.annotations.NullMarked;
