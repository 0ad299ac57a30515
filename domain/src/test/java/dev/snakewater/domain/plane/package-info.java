/** Tests of plane geometry. */
@NullMarked
package dev.snakewater.domain.plane;

import org.jspecify.annotations.NullMarked;
