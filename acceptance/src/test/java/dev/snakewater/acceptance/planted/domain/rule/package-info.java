/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.domain.rule;

import org.jspecify.annotations.NullMarked;
