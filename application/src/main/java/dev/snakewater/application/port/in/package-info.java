/** The use cases that the application offers. Adapters call them. */
@NullMarked
package dev.snakewater.application.port.in;

import org.jspecify.annotations.NullMarked;
