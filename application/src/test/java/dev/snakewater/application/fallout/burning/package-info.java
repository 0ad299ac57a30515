/** What holds of fire. */
@NullMarked
package dev.snakewater.application.fallout.burning;

import org.jspecify.annotations.NullMarked;
