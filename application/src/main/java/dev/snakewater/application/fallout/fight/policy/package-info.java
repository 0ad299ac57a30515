/** How somebody fights a whole fight of the wasteland whom nobody plays. */
@NullMarked
package dev.snakewater.application.fallout.fight.policy;

import org.jspecify.annotations.NullMarked;
