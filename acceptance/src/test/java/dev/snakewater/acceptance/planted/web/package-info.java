/** Planted to break laws. */
@NullMarked
package dev.snakewater.acceptance.planted.web;

import org.jspecify.annotations.NullMarked;
