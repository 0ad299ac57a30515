/** What a game master does with fights: play them, look ahead, replay and judge their records, check documents, look rules up. */
@NullMarked
package dev.snakewater.application.session;

import org.jspecify.annotations.NullMarked;
