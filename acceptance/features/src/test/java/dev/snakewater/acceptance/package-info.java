/** The acceptance of Snakewater: features by rule text, and what holds for all of its code. */
package dev.snakewater.acceptance;
