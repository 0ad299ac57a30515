package dev.snakewater.application.fudge.gunfight;

import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;

/** Duels of Ann and Bill, for tests in which any fight will do. */
public final class Duels {

    private static final String ANN = "Ann, pistol: Good, policy: aggressive, guns: [{kind: revolver}]";
    private static final String BILL = "Bill, pistol: Fair, guns: [{kind: revolver}]";

    private Duels() {}

    /** Across the Street, of at most so many turns. */
    public static Scenario<?, ?> showdown(int turns) {
        return duel(Showdown.of(ANN, BILL), turns);
    }

    /** At Spittin' Distance, both of them aggressive, after a staredown. */
    public static Scenario<?, ?> staredown(int turns) {
        Showdown close = Showdown.of(ANN, BILL + ", policy: aggressive")
                .at(RangeBand.SPITTIN_DISTANCE)
                .withStaredown();
        return duel(close, turns);
    }

    private static Scenario<?, ?> duel(Showdown showdown, int turns) {
        return new Scenario<>(GunfightScenario.kind(), "Duel", "", FightTerms.of(turns), List.of(), showdown.written());
    }
}
