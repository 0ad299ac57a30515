/** The tables, by who answers, and those that stand before another and record, forward or modify. */
@NullMarked
package dev.snakewater.application.table.answering;

import org.jspecify.annotations.NullMarked;
