/**
 * Whatever it is given, the program uses it or refuses it with what is wrong. Jazzer tries, and learns from which parts of the program
 * were reached.
 */
@NullMarked
package dev.snakewater.fuzzing;

import org.jspecify.annotations.NullMarked;
