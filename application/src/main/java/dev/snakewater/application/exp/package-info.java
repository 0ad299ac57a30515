/** EXP as a rule text that can be played. The rooms below hold the scenario, the procedure and the telling. */
@NullMarked
package dev.snakewater.application.exp;

import org.jspecify.annotations.NullMarked;
