/**
 * The tables that the chart sends one to: criticals, fumbles, modifiers, and what a group of rounds hits. Each entry says how
 * sure it is.
 */
@NullMarked
package dev.snakewater.domain.gurps.table;

import org.jspecify.annotations.NullMarked;
