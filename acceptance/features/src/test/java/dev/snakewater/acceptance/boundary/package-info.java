/** What others may use of the program, and how it is told to them. */
@NullMarked
package dev.snakewater.acceptance.boundary;

import org.jspecify.annotations.NullMarked;
