/**
 * Records of fights that were kept at commit 077b25d, and what must go on holding of them: whoever kept a fight can replay
 * it, and go on with it, whatever has changed in the code since.
 */
@NullMarked
package dev.snakewater.acceptance.records;

import org.jspecify.annotations.NullMarked;
