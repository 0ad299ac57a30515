/** What holds of tests, jumps and runs. */
@NullMarked
package dev.snakewater.application.fallout.effort;

import org.jspecify.annotations.NullMarked;
