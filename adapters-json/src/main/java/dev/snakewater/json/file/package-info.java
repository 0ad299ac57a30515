/**
 * Files: read up to a limit, written as a whole, locked while a fight is played. Knows nothing of what is in them.
 */
@NullMarked
package dev.snakewater.json.file;

import org.jspecify.annotations.NullMarked;
