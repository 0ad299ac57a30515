/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.application.table;

import org.jspecify.annotations.NullMarked;
