/** The terminal: where people type, where results and failures go, and the formats of a fight. Knows no commands. */
@NullMarked
package dev.snakewater.cli.console;

import org.jspecify.annotations.NullMarked;
