/** How a strike, a blast, a location roll and the cost of wounds are played, step by step, with their events and outcomes. */
@NullMarked
package dev.snakewater.application.fudge.hitlocation.procedure;

import org.jspecify.annotations.NullMarked;
