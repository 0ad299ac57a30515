/** How a record is put in words: templates that name what it says, and the message bundles in which they stand. */
@NullMarked
package dev.snakewater.application.words;

import org.jspecify.annotations.NullMarked;
