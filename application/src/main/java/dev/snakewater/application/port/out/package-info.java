/** The stores that the application needs. Adapters implement them. */
@NullMarked
package dev.snakewater.application.port.out;

import org.jspecify.annotations.NullMarked;
