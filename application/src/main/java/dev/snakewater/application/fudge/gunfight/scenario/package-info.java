/** What a person writes to set up a gunfight, an attack, a draw or a staredown, and what can be wrong with it. */
@NullMarked
package dev.snakewater.application.fudge.gunfight.scenario;

import org.jspecify.annotations.NullMarked;
