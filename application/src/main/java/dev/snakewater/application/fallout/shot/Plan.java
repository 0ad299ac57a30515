package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.shot.Way;
import java.util.List;

/**
 * What a shooter means to do.
 *
 * @param hands the gun she fires, or one for each hand, by their places among those she has at hand
 * @param from how she leaves her cover for it
 */
public record Plan(List<Integer> hands, Way way, Way.FromCover from) {

    boolean isAimed() {
        return way instanceof Way.Aimed;
    }
}
