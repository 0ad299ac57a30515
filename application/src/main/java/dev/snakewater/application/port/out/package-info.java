/** What the application needs from whoever keeps documents. */
@NullMarked
package dev.snakewater.application.port.out;

import org.jspecify.annotations.NullMarked;
