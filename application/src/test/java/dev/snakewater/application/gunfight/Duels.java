package dev.snakewater.application.gunfight;

import static dev.snakewater.application.gunfight.Gunslinger.named;

import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;

/** Duels of Ann and Bill, for tests in which any fight will do. */
public final class Duels {

    private Duels() {}

    /** Across the Street, of at most so many turns. */
    public static Scenario<?, ?, ?> showdown(int turns) {
        return duel(Showdown.of(ann(), bill()), turns);
    }

    /** At Spittin' Distance, both of them aggressive, after a staredown. */
    public static Scenario<?, ?, ?> staredown(int turns) {
        Showdown close = Showdown.of(ann(), bill().policy(GunfightPolicy.AGGRESSIVE))
                .at(RangeBand.SPITTIN_DISTANCE)
                .withStaredown();
        return duel(close, turns);
    }

    private static Gunslinger ann() {
        return named("Ann").pistol(Degree.GOOD).revolver().policy(GunfightPolicy.AGGRESSIVE);
    }

    private static Gunslinger bill() {
        return named("Bill").pistol(Degree.FAIR).revolver();
    }

    private static Scenario<?, ?, ?> duel(Showdown showdown, int turns) {
        return new Scenario<>(GunfightScenario.kind(), "Duel", "", Terms.of(turns), List.of(), showdown.written());
    }
}
