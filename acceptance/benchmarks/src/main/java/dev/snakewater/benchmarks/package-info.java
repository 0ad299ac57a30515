/** How fast the program is, beside an earlier commit of itself. */
@NullMarked
package dev.snakewater.benchmarks;

import org.jspecify.annotations.NullMarked;
