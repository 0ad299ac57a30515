/** What the steps of every rule text share: how they are put together, and what is checked around each scenario. */
package dev.snakewater.steps;
