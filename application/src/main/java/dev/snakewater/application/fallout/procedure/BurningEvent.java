package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.List;
import java.util.Optional;

/** What happens where there is fire. */
public sealed interface BurningEvent extends Event {

    /** A new round began in which somebody can fire, with so many action points. */
    record RoundBegan(Name by, int round, int actionPoints) implements BurningEvent {}

    /** She fires no more in this round. */
    record Held(Name by) implements BurningEvent {}

    /** She paid for a second of the stream; the tank still lasts so many seconds. */
    record Streamed(Name by, Name at, int price, int left, int seconds) implements BurningEvent {}

    /**
     * The test of that second.
     *
     * @param again whether the target has had this round's bite already, so that a hit adds nothing
     */
    record Tested(Name by, Name at, @Unwrapped ShotThrow thrown, boolean again) implements BurningEvent {

        /** Whether it hits and adds nothing. */
        boolean isToNoAvail() {
            return again && thrown.result().hits();
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", thrown.result().hits(), at));
        }
    }

    /**
     * The fire bit.
     *
     * @param stage in which round of the fire
     * @param burn what it took
     * @param anew whether she burned already, so that it began anew
     */
    record Bitten(Name who, Fire.Stage stage, Tally burn, Optional<Part> critical, int left, boolean anew)
            implements BurningEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.counts("lost", burn.total(), who));
        }
    }

    /** A critical struck the weapon with this burn; its bearer loses nothing. */
    record WeaponBurned(Name who, Tally burn, Condition.Grip grip) implements BurningEvent {}

    /** A critical caused a wound. */
    record Wounded(Name who, Part part) implements BurningEvent {}

    /** Somebody has no hit points left. */
    record WentDown(Name who) implements BurningEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("down", true, who));
        }
    }

    /** The fire is out. */
    record WentOut(Name who) implements BurningEvent {}
}
