/** What can be measured in events and outcomes, and how measures are distributed over many of them. */
@NullMarked
package dev.snakewater.application.measure;

import org.jspecify.annotations.NullMarked;
