/** Runs features and lists steps, by Cucumber. No step lives here. */
@NullMarked
package dev.snakewater.steps.run;

import org.jspecify.annotations.NullMarked;
