/** Numbers for values, and tables by number: small and quick. */
@NullMarked
package dev.snakewater.application.numbering;

import org.jspecify.annotations.NullMarked;
