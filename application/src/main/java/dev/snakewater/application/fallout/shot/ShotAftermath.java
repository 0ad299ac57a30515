package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The same action once more in the next round: with what is left of hit points and rounds, and the shooter as she stands. Of what
 * she did beside shooting only that is left which she can do again from there.
 */
final class ShotAftermath {

    private ShotAftermath() {}

    /** The next scenario; none if the target is down. */
    static Optional<ShotScenario> of(ShotScenario scenario, ShotOutcome outcome) {
        if (outcome.target().isDown()) {
            return Optional.empty();
        }
        boolean covered = outcome.inCover().orElse(false);
        ShotScenario next = scenario.withShooter(scenario.shooter()
                        .again(
                                outcome.guns().stream()
                                        .map(ShotScenario.WrittenGun::of)
                                        .toList(),
                                outcome.pose().orElse(Pose.UPRIGHT),
                                covered))
                .at(scenario.target().victim().after(outcome.target()))
                .doing(scenario.action().map(action -> action.leaving(from(action, covered))), scenario.times())
                .moving(List.of(), List.of());
        return Optional.of(next.moving(List.of(), fitting(scenario.after(), ShotOpening.of(next))));
    }

    /** How she leaves her cover is not said of somebody who is in none. */
    private static Optional<FromCover> from(WrittenAction action, boolean covered) {
        return action.from().filter(from -> covered != (from == FromCover.OPEN));
    }

    /** What changes something, one after the other; a gun that is full now need not be so when it has been fired. */
    private static List<Move> fitting(List<Move> moves, ShotSituation opening) {
        List<Move> fitting = new ArrayList<>();
        ShotSituation situation = opening;
        for (Move move : moves) {
            if (situation.fits(move) || move == Move.RELOAD) {
                fitting.add(move);
                situation = situation.after(move);
            }
        }
        return List.copyOf(fitting);
    }
}
