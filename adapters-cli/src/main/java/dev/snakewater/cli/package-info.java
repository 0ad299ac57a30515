/**
 * The command line: commands, and how results are put on a terminal. Thin: it asks use cases and prints what they
 * answer, for any rule text. Only {@code Main} and the package {@code wiring} know the other adapters and Guice.
 */
@NullMarked
package dev.snakewater.cli;

import org.jspecify.annotations.NullMarked;
