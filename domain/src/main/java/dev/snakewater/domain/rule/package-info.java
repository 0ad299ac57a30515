/**
 * What a rule is and what a rulebook is; what components of records declare: rulings, defaults, limits, words. Part of the kernel: it
 * names no rule of any rule text, and holds no rule's arithmetic.
 */
@NullMarked
package dev.snakewater.domain.rule;

import org.jspecify.annotations.NullMarked;
