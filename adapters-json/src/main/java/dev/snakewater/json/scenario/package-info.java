/** Scenarios as JSON, read strictly: what is wrong with one is all told at once. Knows no rule text. */
@NullMarked
package dev.snakewater.json.scenario;

import org.jspecify.annotations.NullMarked;
