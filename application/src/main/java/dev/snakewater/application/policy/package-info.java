/** Who decides for a fighter when nobody asks. Knows no rule text; each brings its own policies. */
@NullMarked
package dev.snakewater.application.policy;

import org.jspecify.annotations.NullMarked;
