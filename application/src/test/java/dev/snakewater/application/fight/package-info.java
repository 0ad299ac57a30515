/** Tests of fights of any kind. */
@NullMarked
package dev.snakewater.application.fight;

import org.jspecify.annotations.NullMarked;
