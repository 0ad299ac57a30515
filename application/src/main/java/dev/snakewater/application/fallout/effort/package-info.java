/**
 * Tests, jumps and runs of somebody alone, as small procedures: what a person writes, what can be wrong with it, the steps, and
 * how they are told. The numbers are in the domain.
 */
@NullMarked
package dev.snakewater.application.fallout.effort;

import org.jspecify.annotations.NullMarked;
