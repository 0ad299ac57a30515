/** The words of examples that show the chart of an attack in GURPS. */
package dev.snakewater.steps.gurps;
