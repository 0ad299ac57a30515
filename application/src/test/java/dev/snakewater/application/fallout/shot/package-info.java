/** What holds of one shooter's one action. */
@NullMarked
package dev.snakewater.application.fallout.shot;

import org.jspecify.annotations.NullMarked;
