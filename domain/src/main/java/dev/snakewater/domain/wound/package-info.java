/**
 * What the wounds of several rule texts have in common, with the same meaning in each: hit points, and nothing more. Shock, bleeding,
 * locations and everything else that a wound does belongs to the rule texts. Knows no rule text.
 */
@NullMarked
package dev.snakewater.domain.wound;

import org.jspecify.annotations.NullMarked;
