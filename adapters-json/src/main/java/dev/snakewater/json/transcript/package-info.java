/** Records of fights as JSON lines: appended to, read back, and compared with the fight replayed. */
@NullMarked
package dev.snakewater.json.transcript;

import org.jspecify.annotations.NullMarked;
