/**
 * What a person writes to set up a gunfight, an attack, a draw or a staredown; what can be wrong with it; how it opens,
 * and how it is told.
 */
@NullMarked
package dev.snakewater.application.fudge.gunfight.scenario;

import org.jspecify.annotations.NullMarked;
