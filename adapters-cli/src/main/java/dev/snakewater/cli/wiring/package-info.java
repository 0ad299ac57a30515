/** The composition root: which adapter stands behind which port. Nothing else lives here. */
@NullMarked
package dev.snakewater.cli.wiring;

import org.jspecify.annotations.NullMarked;
