/**
 * One attack: who attacks whom with what and how, and the arithmetic of the chart's boxes on it. No dice and no order of
 * steps.
 */
@NullMarked
package dev.snakewater.domain.gurps.attack;

import org.jspecify.annotations.NullMarked;
