/** How shots, fires, tests, jumps and runs are played: situations, phases, events, outcomes, amendments and policies. */
@NullMarked
package dev.snakewater.application.fallout.procedure;

import org.jspecify.annotations.NullMarked;
