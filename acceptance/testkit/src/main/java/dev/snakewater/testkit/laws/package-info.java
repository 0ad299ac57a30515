/** The laws of rule texts: what their classes must not use, and must not be. */
@NullMarked
package dev.snakewater.testkit.laws;

import org.jspecify.annotations.NullMarked;
