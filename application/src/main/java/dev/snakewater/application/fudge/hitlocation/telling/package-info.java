/** How bodies, and what happens to them, are told. Decides nothing. */
@NullMarked
package dev.snakewater.application.fudge.hitlocation.telling;

import org.jspecify.annotations.NullMarked;
