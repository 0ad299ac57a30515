/** Plane geometry in whole millimetres, with exact answers: places, straight lines between them, ways and cones. */
@NullMarked
package dev.snakewater.domain.plane;

import org.jspecify.annotations.NullMarked;
