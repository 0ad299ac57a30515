/**
 * What can be run: procedures that take a situation step by step to an outcome, how they are set up from what a person
 * writes, and how they are played. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.procedure;

import org.jspecify.annotations.NullMarked;
