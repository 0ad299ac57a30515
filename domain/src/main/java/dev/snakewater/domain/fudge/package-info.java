/** What the FUDGE rule texts share: the ladder of trait levels, the core rules and their options. Contains no rule of a particular text. */
@NullMarked
package dev.snakewater.domain.fudge;

import org.jspecify.annotations.NullMarked;
