/**
 * What a game master does with fights: play them, go on with them, look ahead, replay and judge their records, check documents, look rules up.
 * Knows no rule text.
 */
@NullMarked
package dev.snakewater.application.session;

import org.jspecify.annotations.NullMarked;
