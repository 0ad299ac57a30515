/**
 * Many fights of any scenario kind, fought by chance. Fight K depends on the seed and on K alone, so that it does not matter how many are
 * fought at the same time, and any of them can be told. Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.simulation;

import org.jspecify.annotations.NullMarked;
