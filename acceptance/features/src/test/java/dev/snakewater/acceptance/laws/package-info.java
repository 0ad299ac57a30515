/** The laws of the architecture, as the design states them, held against the compiled classes. */
package dev.snakewater.acceptance.laws;
