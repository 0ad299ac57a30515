/** Sums up what outcomes say, however often each comes: the common end of odds and simulation. Knows no rule text. */
@NullMarked
package dev.snakewater.application.survey;

import org.jspecify.annotations.NullMarked;
