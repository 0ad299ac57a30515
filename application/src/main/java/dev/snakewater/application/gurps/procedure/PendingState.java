package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Fumble;
import java.util.List;
import java.util.Optional;

/** What one box hands on to the next, and no more than can still matter. */
sealed interface PendingState {

    /** Nothing: the number to hit goes by the engagement alone. */
    record Nothing() implements PendingState {}

    /** The attack roll, and whether it missed by exactly one. */
    record Rolled(SuccessRoll.Result result, boolean byOne) implements PendingState {}

    /** A fumble that is rolled once more, with the first where the second goes by that. */
    record FumblingAgain(Optional<Fumble> first) implements PendingState {}

    /** Somebody hits himself, nobody knows yet where, with a full blow or a half. */
    record HittingHimself(Carried carried) implements PendingState {

        static HittingHimself by(Fumble fumble) {
            return new HittingHimself(fumble == Fumble.SELF_HALF ? Carried.HALF : Carried.NOTHING);
        }
    }

    /** A defence that is chosen and not rolled yet; if it is the last, none can follow when it fails. */
    record Defending(Defence defence, boolean isLast) implements PendingState {}

    /** A defence that failed, of somebody who has another. */
    record DefendingAgain(Defence first) implements PendingState {}

    /** A defence that was rolled; one that could not be rolled failed. */
    record Defended(Defence.Kind kind, SuccessRoll.Result result) implements PendingState {}

    /** A blow that lands: how many dice show a 6, where that matters, and what it does as far as it has come. */
    @Withers
    record Blow(Carried carried, boolean blunt, int sixes, int damage, int stopped, int uncapped)
            implements PendingStateBlowBuilder.With, PendingState {

        static Blow landing(Carried carried) {
            return new Blow(carried, false, 0, 0, 0, 0);
        }

        /** Drops what only earlier boxes need. */
        Blow upTo(Box box) {
            return carried.box() < box.number() ? withCarried(Carried.NOTHING) : this;
        }
    }

    /** Death rolls, of which some are still to be made. */
    record Dying(List<Integer> thresholds) implements PendingState {}
}
