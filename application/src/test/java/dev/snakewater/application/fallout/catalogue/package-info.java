/** What holds of entries by name, and what the catalogue prints of its vectors. */
@NullMarked
package dev.snakewater.application.fallout.catalogue;

import org.jspecify.annotations.NullMarked;
