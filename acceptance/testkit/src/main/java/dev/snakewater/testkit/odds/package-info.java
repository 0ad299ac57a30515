/** Odds found in other ways than the program's, and whether both agree. */
@NullMarked
package dev.snakewater.testkit.odds;

import org.jspecify.annotations.NullMarked;
