/** What phrases cannot say of fights of the wasteland: places that nobody proposes. */
@NullMarked
package dev.snakewater.steps.fallout;

import org.jspecify.annotations.NullMarked;
