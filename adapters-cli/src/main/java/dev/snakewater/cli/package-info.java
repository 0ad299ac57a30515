/** The command line's entrance: {@code Main} puts the program together and exits with its status. Nothing else lives here. */
@NullMarked
package dev.snakewater.cli;

import org.jspecify.annotations.NullMarked;
