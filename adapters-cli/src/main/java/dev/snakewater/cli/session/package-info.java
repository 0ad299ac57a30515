/**
 * A fight played at the table: what is asked, what can be typed, and the record that is kept. Knows no options of the
 * command line.
 */
@NullMarked
package dev.snakewater.cli.session;

import org.jspecify.annotations.NullMarked;
