/** How a fight is played from its opening and its answers: procedures, their steps, amendments, policies and history. */
@NullMarked
package dev.snakewater.application.procedure;

import org.jspecify.annotations.NullMarked;
