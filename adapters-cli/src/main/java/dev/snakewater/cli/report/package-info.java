/** Reports of fights: in short, as a page for a browser with pictures, and what players may see. */
@NullMarked
package dev.snakewater.cli.report;

import org.jspecify.annotations.NullMarked;
