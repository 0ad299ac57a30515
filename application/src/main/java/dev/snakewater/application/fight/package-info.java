/** The use cases for fights of any scenario kind. Knows no rule text. */
@NullMarked
package dev.snakewater.application.fight;

import org.jspecify.annotations.NullMarked;
