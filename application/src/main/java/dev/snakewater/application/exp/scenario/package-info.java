/** The document that sets up one EXP attack: its fields, what can be wrong with it, how it opens, and its variations. */
@NullMarked
package dev.snakewater.application.exp.scenario;

import org.jspecify.annotations.NullMarked;
