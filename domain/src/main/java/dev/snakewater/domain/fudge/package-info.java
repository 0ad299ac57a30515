/**
 * What every FUDGE rule text takes for granted: the ladder of trait levels, the core rules they lean on, and the options of these.
 * No rule of a particular text.
 */
@NullMarked
package dev.snakewater.domain.fudge;

import org.jspecify.annotations.NullMarked;
