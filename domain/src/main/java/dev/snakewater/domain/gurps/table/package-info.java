/**
 * What the book lists: weapons, armour, the locations of a body with what is special about each, postures, and the tables that the chart
 * sends one to: criticals, fumbles, cover, range, and what a group of rounds hits. Each says how sure it is.
 */
@NullMarked
package dev.snakewater.domain.gurps.table;

import org.jspecify.annotations.NullMarked;
