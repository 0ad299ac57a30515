/**
 * EXP chapter 35, combat adjustments: who attacks whom with what, which adjustments are due, what the rules bar, and the
 * arithmetic of the to-hit roll; and of other chapters what one hit needs, damage and hit points. Values and functions
 * only. Its tables live in a package of their own.
 */
@NullMarked
package dev.snakewater.domain.exp;

import org.jspecify.annotations.NullMarked;
