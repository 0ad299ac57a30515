/**
 * One attack of GURPS, third edition, box by box through its chart: what a person writes to set one up, what is done in each
 * box, and how it is told. Holds the order of steps and no arithmetic of the book, which the domain has.
 */
@NullMarked
package dev.snakewater.application.gurps;

import org.jspecify.annotations.NullMarked;
