package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Optional;

/** The events of a whole fight that shots, fires, jumps and runs do not have by themselves. */
public sealed interface FightEvent extends Event {

    /** Somebody's initiative, with its die if it is played with one (FO-42). */
    record InitiativeRolled(Name by, Tally total, Optional<Fall> fall) implements FightEvent {}

    /** The order of all turns. */
    record OrderSettled(List<Name> order) implements FightEvent {}

    /** A round began. */
    record RoundBegan(int round) implements FightEvent {}

    /** Somebody's turn began, and what she waited for until now is over. */
    record TurnBegan(Name by, int actionPoints, Optional<Integer> winded) implements FightEvent {}

    /** Somebody set out on a way and paid for all of it (FR-12). */
    record SetOut(Name by, Gait gait, Place from, Place to, int millimetres, int price, int left)
            implements FightEvent {

        /** Returns the bearing of the way. */
        int bearing() {
            return from.bearingTo(to);
        }
    }

    /** The sorts of going. */
    enum Gait {
        WALK,
        RUN,
        JUMP
    }

    /** She was interrupted and stopped before the end of her way. */
    record Stopped(Name by, Place at, int gone) implements FightEvent {}

    /** She turned on the spot. */
    record Turned(Name by, int from, int to, int price, int left) implements FightEvent {}

    /** She went into cover behind something, or behind something that is not on the map. */
    record TookCover(Name by, Optional<Name> behind, Tally price, int left) implements FightEvent {}

    /** She took these of her weapons in hand, which costs nothing (FR-18). */
    record Took(Name by, List<String> weapons) implements FightEvent {}

    /** She picked up a weapon (FO-16). */
    record PickedUp(Name by, String weapon, int price, int left) implements FightEvent {}

    /** She dropped a weapon, which lies where she stands. */
    record Dropped(Name by, String weapon) implements FightEvent {}

    /** She sets up her gun over two turns, and has paid this much of the price (FR-19). */
    record SettingUp(Name by, String gun, int paid, int price) implements FightEvent {}

    /** She gave up her round to wait in reaction (FO-43). */
    record Waits(Name by, String gun, int facing, List<Bands.RangeBand> bands, int actionPoints)
            implements FightEvent {}

    /** She gave up her round and these rounds to cover something, or whoever hides behind something that is not on the map (FO-47). */
    record Covers(Name by, String gun, Name what, int rounds, int left) implements FightEvent {}

    /** Somebody who waits saw an enemy enter her zone, and was tested on perception (FO-44). */
    record Noticed(Name by, Name whom, Tally limit, Fall fall, Verdict verdict) implements FightEvent {
        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("succeeds", verdict.succeeds(), by), Finding.one("verdict", verdict));
        }
    }

    /** She interrupts somebody's turn with all the action points that she gave up. */
    record Interrupted(Name by, Name whom, int actionPoints) implements FightEvent {}

    /** Somebody left what another covers; the test of luck gave so many hits (FO-46). */
    record CoveringFire(Name by, Name at, Tally limit, Fall fall, int margin, int hits) implements FightEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(by, at, hits > 0));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", hits > 0, at), Finding.counts("hits", hits));
        }
    }

    /** Somebody came out of cover for a moment to shoot (FO-39). */
    record PoppedOut(Name by, Name at) implements FightEvent {}

    /** What she meant to do is no longer possible; the action points are gone and the rounds are not (FR-09). */
    record Thwarted(Name by, int lost, int left) implements FightEvent {}

    /** A wound bled at the end of a round (FO-69). */
    record Bled(Name who, Part part, int points, int left) implements FightEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Suffered(who, points));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.counts("lost", points, who));
        }
    }

    /** Somebody's turn or interruption ended, and what she had left lapsed (FO-09). */
    record TurnEnded(Name by, int lapsed, boolean interruption) implements FightEvent {}

    /** A newcomer stands here; if the order of all turns is settled, her turn is the last. */
    record Placed(Name by, Place at, int facing, boolean last) implements FightEvent {}

    /** The fight is over: at most one side stands, or it lasted as long as it may. */
    record Ended(List<Name> standing, boolean outOfRounds) implements FightEvent {}
}
