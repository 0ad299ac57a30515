/** Which rules the features show, and which they still owe. */
package dev.snakewater.acceptance.coverage;
