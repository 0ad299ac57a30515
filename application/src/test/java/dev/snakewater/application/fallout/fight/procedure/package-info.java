/** Tests of whole fights of the wasteland. */
@NullMarked
package dev.snakewater.application.fallout.fight.procedure;

import org.jspecify.annotations.NullMarked;
