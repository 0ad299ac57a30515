/**
 * What can be played: rule texts with their kinds of scenario, what a person writes, what can be wrong with it, how it opens, its variations
 * and how it is told. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.scenario;

import org.jspecify.annotations.NullMarked;
