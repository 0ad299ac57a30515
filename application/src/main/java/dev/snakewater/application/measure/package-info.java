/**
 * What can be measured in events and outcomes, and how measures are distributed over many of them: what odds and simulation have in common.
 * Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.measure;

import org.jspecify.annotations.NullMarked;
