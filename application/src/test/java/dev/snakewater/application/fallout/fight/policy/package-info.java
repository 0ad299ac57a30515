/** Tests of how somebody fights whom nobody plays. */
@NullMarked
package dev.snakewater.application.fallout.fight.policy;

import org.jspecify.annotations.NullMarked;
