/**
 * JSON values: parsed, read into records, written from records and printed, with the problems found on the way. Knows
 * no documents. The only place that knows Jackson.
 */
@NullMarked
package dev.snakewater.json.value;

import org.jspecify.annotations.NullMarked;
