/** All rules on one page for a browser, with their examples as they came out; and which rules have examples. */
@NullMarked
package dev.snakewater.cli.rulebook;

import org.jspecify.annotations.NullMarked;
