/**
 * The course of one EXP attack: its phases in order, who rolls when, the events, the outcome, and what can be amended. Knows neither the
 * scenario nor the telling; the arithmetic is in the domain.
 */
@NullMarked
package dev.snakewater.application.exp.procedure;

import org.jspecify.annotations.NullMarked;
