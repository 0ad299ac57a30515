/** Rules, rulebooks, and the rulings that records declare. Names no rule of any rule text. */
@NullMarked
package dev.snakewater.domain.rule;

import org.jspecify.annotations.NullMarked;
