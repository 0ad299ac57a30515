package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Held;
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
        Form<ShotScenario> next = Form.like(scenario)
                .with("shooter", shooter(scenario, outcome))
                .with("target", target(scenario, outcome))
                .with("action", scenario.action().map(action -> from(action, covered)))
                .with("before", List.of())
                .with("after", List.of());
        return Optional.of(next.with("after", fitting(scenario.after(), ShotOpening.of(next.filled())))
                .filled());
    }

    private static ShotScenario.WrittenShooter shooter(ShotScenario scenario, ShotOutcome outcome) {
        return Form.like(scenario.shooter())
                .with("actionPoints", Optional.empty())
                .with("pose", outcome.pose())
                .with("inCover", outcome.inCover())
                .with(
                        "guns",
                        outcome.guns().stream().map(ShotAftermath::written).toList())
                .filled();
    }

    private static ShotScenario.WrittenTarget target(ShotScenario scenario, ShotOutcome outcome) {
        return Form.like(scenario.target())
                .with("hitPoints", outcome.target().hitPoints())
                .with("armed", outcome.target().grip().isArmed())
                .filled();
    }

    /** How she leaves her cover is not said of somebody who is in none. */
    private static WrittenAction from(WrittenAction action, boolean covered) {
        boolean fits = action.from()
                .filter(from -> covered == (from == FromCover.OPEN))
                .isEmpty();
        return fits ? action : Form.like(action).with("from", Optional.empty()).filled();
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

    private static WrittenGun written(Held held) {
        return Form.of(WrittenGun.class)
                .with("is", held.gun().name())
                .with("rounds", held.rounds())
                .with("support", held.support())
                .with("rested", held.rested() ? Optional.of(true) : Optional.empty())
                .with(
                        "tunings",
                        held.tunings().stream()
                                .map(tuning -> new ShotScenario.WrittenTuning(
                                        tuning.what(),
                                        Optional.of(tuning.points()),
                                        Optional.of(tuning.relief()),
                                        tuning.critical()))
                                .toList())
                .filled();
    }
}
