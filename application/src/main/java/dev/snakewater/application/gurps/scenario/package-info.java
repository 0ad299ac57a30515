/** The document that sets up one GURPS attack: its fields, what can be wrong with it, how it opens, and its variations. */
@NullMarked
package dev.snakewater.application.gurps.scenario;

import org.jspecify.annotations.NullMarked;
