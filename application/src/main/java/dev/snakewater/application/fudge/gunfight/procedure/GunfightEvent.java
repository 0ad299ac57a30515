package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** What can happen in a gunfight, apart from what happens to bodies. */
public sealed interface GunfightEvent extends Event {

    /** A part of the turn begins (GF-01). */
    record PartBegan(Part part) implements GunfightEvent {}

    /** Somebody aimed (GF-12). */
    record Aimed(Name by) implements GunfightEvent {}

    /** Somebody dodged (GF-17), perhaps with the +2 of the staredown (GF-05). */
    record Dodged(Name by, boolean prize) implements GunfightEvent {}

    /** Somebody dived for cover (GF-18, GF-19). */
    record Dived(Name by) implements GunfightEvent {}

    /** Somebody did nothing in a part (GF-40). */
    record Waited(Name by) implements GunfightEvent {}

    /** Somebody reloaded (GF-25, GF-26): the rounds that went in, the rounds now in the gun, and its capacity. */
    record Reloaded(Name by, Firearm gun, Tally loaded, int rounds, int capacity) implements GunfightEvent {}

    /** Somebody can no longer act (GF-39). */
    record OutOfAction(Name who, WoundLevel level) implements GunfightEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("out", true, who));
        }
    }

    /** Somebody left the fight alive: a house rule (SW-01, SW-02). */
    record Left(Name who, Gunfighter.Presence how) implements GunfightEvent {}

    /** Everyone who could still act called the fight off: a house rule (SW-03). */
    record CalledOff(List<Name> by) implements GunfightEvent {}

    /** The +2 of the staredown was not used this turn and is lost (GF-04). */
    record PrizeLapsed(Name by) implements GunfightEvent {}

    /** The turn is over but the fight is not: it goes on with the draw (GF-28). */
    record TurnEnded() implements GunfightEvent {}

    /** Somebody announced a called shot at the draw, with hit locations (HL-11). */
    record Announced(Name by, Gunfighter.Announcement what) implements GunfightEvent {}

    /** Somebody stood up, leaning on something if he had to (HL-21). */
    record StoodUp(Name by, boolean leaning) implements GunfightEvent {}

    /** Somebody refused, so there is no staredown (GF-03). */
    record StaredownRefused(Name by) implements GunfightEvent {}

    /** Somebody stared (GF-02); without dice if ratings are compared. */
    record Stared(Name by, Tally nerve, Optional<Fall> fall, int total) implements GunfightEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("stare", total, total, by));
        }
    }

    /** The staredown has a winner, who holds a +2 (GF-04). */
    record StaredownWon(Name by) implements GunfightEvent {}

    /** The staredown has no winner (GF-02). */
    record StaredownTied(List<Name> highest) implements GunfightEvent {}

    /** Somebody drew (GF-07): fresh if a gun came out of its holster just now; without guns if he is unarmed. */
    record Drew(Name by, List<Firearm> guns, boolean fresh, Tally fastDraw, Fall fall, int total)
            implements GunfightEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("draw", total, total, by));
        }
    }

    /** Somebody who tied drew again (GF-09). */
    record DrewAgain(Name by, Tally fastDraw, Fall fall, int total) implements GunfightEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("draw", total, total, by));
        }
    }

    /** The order of action for the turn is set (GF-08); those in one slot act together (GF-09). */
    record OrderSet(List<List<Name>> slots) implements GunfightEvent {

        /** Returns the slots after the first. */
        public List<List<Name>> later() {
            return slots.subList(1, slots.size());
        }
    }

    /** Somebody fans his pistol and empties it (GF-21 to GF-24). */
    record Fanned(Name by, Firearm gun, int spent) implements GunfightEvent {}

    /**
     * A shot was fired (GF-36).
     *
     * @param margin by how much it reached the difficulty; below 0 it missed
     * @param left how many rounds are left in the gun
     * @param twoGuns whether he uses two guns (GF-31)
     * @param critical the optional rule by which the dice decided by themselves, if they did
     * @param aim the rule that decided what it was aimed at, with hit locations
     */
    record Fired(
            Shot shot,
            Tally toHit,
            Tally difficulty,
            Fall fall,
            int total,
            int margin,
            int left,
            boolean twoGuns,
            Optional<Rule> critical,
            Optional<Rule> aim)
            implements GunfightEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(shot.by(), shot.at(), hit()));
        }

        /** Returns whether it hit. */
        public boolean hit() {
            return margin >= 0;
        }

        /** Returns who hits whom, and where, for a called shot. */
        @Override
        public List<Finding> findings() {
            return List.of(shot.called()
                    .map(part -> Finding.is("hit.called", hit(), shot.by(), shot.at(), part))
                    .orElseGet(() -> Finding.is("hit", hit(), shot.by(), shot.at())));
        }
    }

    /** Dice were rolled for the damage of a hit (FACT-14). */
    record DamageRolled(Name by, Name at, Fall fall) implements GunfightEvent {}

    /** A shot was fired at somebody behind cover and missed without a roll (GF-19); with the rounds left in the gun. */
    record FiredAtCover(Shot shot, int left, Rule why) implements GunfightEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(shot.by(), shot.at(), false));
        }
    }

    /**
     * A hit did damage (GF-37), at least one box; damage in part 3 counts before part 4 (GF-15).
     *
     * @param from whose hit it was, if somebody else of this moment has shot since a hit
     */
    record Wounded(
            Name who, Optional<Name> from, Part part, Tally damage, int points, WoundLevel before, WoundLevel after)
            implements GunfightEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(who, points, Optional.of(after)));
        }

        /** Returns whether he is hurt more badly than before. */
        public boolean isWorse() {
            return before != after;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("wounds", after, who));
        }
    }

    /** A hit did no damage (GF-37), on this part, with hit locations; it says from whom it was where {@link Wounded} does. */
    record Unscathed(Name who, Optional<Name> from, Tally damage, Optional<BodyPart> where) implements GunfightEvent {
        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(who, 0, Optional.empty()));
        }
    }
}
