package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** The events of a fire. */
public sealed interface BurningEvent extends Event {

    /** A new round began, with new action points. */
    record RoundBegan(Name by, int round, int actionPoints) implements BurningEvent {}

    /** She stopped firing for this round. */
    record Held(Name by) implements BurningEvent {}

    /** She paid for a second of the stream. */
    record Streamed(Name by, Name at, int price, int left, int seconds) implements BurningEvent {}

    /** A second of the stream was tested; a hit adds nothing again in the same round. */
    record Tested(Name by, Name at, @Unwrapped ShotThrow thrown, boolean again) implements BurningEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(by, at, thrown.result().hits() && !again));
        }

        /** Returns whether it hits and adds nothing. */
        boolean isToNoAvail() {
            return again && thrown.result().hits();
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", thrown.result().hits(), at));
        }
    }

    /** The fire hurt somebody; it starts anew if she was already burning. */
    record Bitten(Name who, Fire.Stage stage, Tally burn, Optional<Part> critical, int left, boolean anew)
            implements BurningEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(
                    stage == Fire.Stage.FIRST_ROUND
                            ? new Gist.Harm(who, burn.total(), Optional.empty())
                            : new Gist.Suffered(who, burn.total()));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.counts("lost", burn.total(), who));
        }
    }

    /** Critical fire struck the weapon; its bearer is not hurt, and burns from now on or does not. */
    record WeaponBurned(Name who, Tally burn, Condition.Grip grip, boolean alight) implements BurningEvent {
        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(who, 0, Optional.empty()));
        }
    }

    /** A critical caused a wound. */
    record Wounded(Name who, Part part) implements BurningEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Became(who, Reason.of("wounded-in", part)));
        }
    }

    /** Somebody went down. */
    record WentDown(Name who) implements BurningEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Became(who, Reason.of("gone-down")));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("down", true, who));
        }
    }

    /** The fire went out. */
    record WentOut(Name who) implements BurningEvent {}
}
