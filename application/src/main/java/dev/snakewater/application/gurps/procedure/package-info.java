/**
 * The course of one GURPS attack, box by box through its chart: what is done in each box, the events, the outcome, and what can be
 * amended. Knows neither the scenario nor the telling; the arithmetic is in the domain.
 */
@NullMarked
package dev.snakewater.application.gurps.procedure;

import org.jspecify.annotations.NullMarked;
