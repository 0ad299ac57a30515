/** Steps of the examples of the Fallout rules. */
package dev.snakewater.acceptance.steps.fallout;
