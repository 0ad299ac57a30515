/** Findings: what can be counted of events and outcomes, as ids and values without words. Knows no rule text. */
@NullMarked
package dev.snakewater.application.measure;

import org.jspecify.annotations.NullMarked;
