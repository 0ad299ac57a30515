/**
 * The chart of an attack: its 56 boxes and the exits of each, as data, and how it is drawn. What is done in a box is not
 * here.
 */
@NullMarked
package dev.snakewater.domain.gurps.chart;

import org.jspecify.annotations.NullMarked;
