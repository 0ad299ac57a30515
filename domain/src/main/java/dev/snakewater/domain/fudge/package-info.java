/** What every FUDGE rule text takes for granted: the ladder of trait levels. No rule of a particular text. */
@NullMarked
package dev.snakewater.domain.fudge;

import org.jspecify.annotations.NullMarked;
