/** What the tests of Fallout's kinds have in common. */
@NullMarked
package dev.snakewater.application.fallout;

import org.jspecify.annotations.NullMarked;
