/** The use cases over fights of any scenario kind: playing one out. Knows no rule text. */
@NullMarked
package dev.snakewater.application.fight;

import org.jspecify.annotations.NullMarked;
