/**
 * The tables, by who answers: random dice, policies, a script, a record, every possible fall; and tables that stand before another and record,
 * forward or modify. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.table.answering;

import org.jspecify.annotations.NullMarked;
