/** The commands and their options. Thin: they ask use cases and hand the answers to a page. */
@NullMarked
package dev.snakewater.cli.command;

import org.jspecify.annotations.NullMarked;
