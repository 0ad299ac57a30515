/**
 * What is hit: the locations of a body with what is special about each, postures, and what becomes of the body.
 */
@NullMarked
package dev.snakewater.domain.gurps.body;

import org.jspecify.annotations.NullMarked;
