/** What holds at the table of every scenario kind: taking back and bringing back, and what is shown before somebody decides. */
@NullMarked
package dev.snakewater.acceptance.play;

import org.jspecify.annotations.NullMarked;
