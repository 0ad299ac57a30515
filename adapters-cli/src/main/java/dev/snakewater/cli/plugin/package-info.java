/**
 * Rule texts of other people: jars in a folder, each with a class loader of its own. What is wrong with one is told, and it is left out. Knows
 * no command.
 */
@NullMarked
package dev.snakewater.cli.plugin;

import org.jspecify.annotations.NullMarked;
