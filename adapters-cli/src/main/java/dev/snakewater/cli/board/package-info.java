/** What is shown at the table: how the fight stands, what has happened, and what can be answered. */
@NullMarked
package dev.snakewater.cli.board;

import org.jspecify.annotations.NullMarked;
