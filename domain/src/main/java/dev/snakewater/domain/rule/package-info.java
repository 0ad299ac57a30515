/**
 * Rules, rulebooks, and the rulings that records declare. Part of the kernel: it names no rule of any rule text, and holds no rule's
 * arithmetic.
 */
@NullMarked
package dev.snakewater.domain.rule;

import org.jspecify.annotations.NullMarked;
