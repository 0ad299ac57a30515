/** Which rules an example cites while it runs, and which no example of a whole run has cited. Nothing here reads or plays an example. */
package dev.snakewater.steps.rules;
