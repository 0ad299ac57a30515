package dev.snakewater.domain.fallout.shot;

import java.util.Optional;

/**
 * How somebody burns: once or not at all, whatever hits (FO-31).
 *
 * @param due the round of the fire whose bite comes next; none, if nothing burns
 * @param bitten whether this round has had its bite
 */
public record Fire(Optional<Stage> due, boolean bitten) {

    /** Nothing burns. */
    public static final Fire NONE = new Fire(Optional.empty(), false);

    /** A fire that bites next with this stage. */
    public static Fire at(Stage stage) {
        return new Fire(Optional.of(stage), false);
    }

    /** Whether something burns. */
    public boolean isBurning() {
        return due.isPresent();
    }

    /** This after the bite of a stage, the only one in this round. */
    public Fire bitten(Stage stage) {
        return new Fire(stage.next(), true);
    }
}
