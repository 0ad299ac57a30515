/** Where a GURPS attack takes place: who can be hit, distance and speed, height, cover, and what the game master adds. */
@NullMarked
package dev.snakewater.domain.gurps.scene;

import org.jspecify.annotations.NullMarked;
