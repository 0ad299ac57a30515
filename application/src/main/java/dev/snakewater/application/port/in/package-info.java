/** What the application does for whoever drives it. */
@NullMarked
package dev.snakewater.application.port.in;

import org.jspecify.annotations.NullMarked;
