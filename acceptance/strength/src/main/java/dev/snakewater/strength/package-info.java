/**
 * How many faults the tests of the rules see. PIT plants them, one at a time; unit tests look for each, and features look for what those leave.
 */
@NullMarked
package dev.snakewater.strength;

import org.jspecify.annotations.NullMarked;
