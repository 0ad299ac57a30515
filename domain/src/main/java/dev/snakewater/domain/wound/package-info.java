/** What the wounds of several rule texts have in common: hit points. Everything else that a wound does belongs to the rule texts. */
@NullMarked
package dev.snakewater.domain.wound;

import org.jspecify.annotations.NullMarked;
