/** GURPS, third edition, as a rule text that can be played. The rooms below hold the scenario, the procedure and the telling. */
@NullMarked
package dev.snakewater.application.gurps;

import org.jspecify.annotations.NullMarked;
