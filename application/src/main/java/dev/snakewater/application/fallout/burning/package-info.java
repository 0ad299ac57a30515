/**
 * Fire from a flame thrower, and the rounds in which somebody burns: what a person writes, what can be wrong with it, the steps,
 * and how they are told. The numbers are in the domain.
 */
@NullMarked
package dev.snakewater.application.fallout.burning;

import org.jspecify.annotations.NullMarked;
