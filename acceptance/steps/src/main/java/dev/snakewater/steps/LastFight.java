package dev.snakewater.steps;

import dev.snakewater.application.port.in.FightReport;
import java.util.Optional;

/** The fight of the example that ran last, for those who tell why it failed. */
public final class LastFight {

    // Of the whole run, which is as long-lived as this class.
    private static Optional<FightReport> account = Optional.empty();

    private LastFight() {}

    /** Its account, as far as it was played; empty, if none was. */
    public static Optional<FightReport> account() {
        return account;
    }

    static void was(Optional<FightReport> told) {
        account = told;
    }
}
