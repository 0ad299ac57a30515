package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** The events of an action. */
public sealed interface ShotEvent extends Event {

    /** What the shooter does or intends to do with these guns. */
    record Deed(Name by, Name at, List<String> guns, Way way, Way.FromCover from) {}

    /** The rules refuse the action, and nothing changes (FO-08). It may have no price. */
    record Refused(@Unwrapped Deed deed, List<Refusal> refusals, Optional<Tally> price, int actionPoints)
            implements ShotEvent {

        Because because() {
            return Because.of(refusals);
        }

        /** Returns its price, if the shooter cannot afford it. */
        Optional<Tally> tooDear() {
            return price.filter(
                    cost -> refusals.stream().anyMatch(refusal -> refusal.reason() == Refusal.Reason.NOT_ENOUGH_AP));
        }
    }

    /** The shooter made a move other than a shot and paid for it. */
    record Moved(Name by, Move move, Tally price, int actionPoints) implements ShotEvent {}

    /** The shooter could not afford a move other than a shot, and nothing changes (FO-08). */
    record NotMoved(Name by, Move move, Tally price, int actionPoints) implements ShotEvent {}

    /** A move would change nothing any more, so it was skipped at no cost. */
    record Needless(Name by, Move move) implements ShotEvent {}

    /** The shooter acted and paid for it; the strengths that the guns require, and the rounds left in them. */
    record Acted(@Unwrapped Deed deed, Tally price, List<Tally> strengths, int actionPoints, List<Integer> rounds)
            implements ShotEvent {

        /** Returns the required strengths that differ from the cards. */
        List<Tally> raisedStrengths() {
            return strengths.stream()
                    .filter(asked -> !asked.lines().isEmpty())
                    .distinct()
                    .toList();
        }
    }

    /** A shot was rolled, alone or as part of a burst. */
    record Fired(Name by, Name at, String gun, @Unwrapped ShotThrow thrown, boolean burst) implements ShotEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Attempt(by, at, thrown.result().hits()));
        }

        /** Returns whether the chance of a critical is worth showing. */
        boolean criticalMatters() {
            return thrown.result() == Shot.Result.CRITICAL
                    || !thrown.critical().lines().isEmpty();
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", thrown.result().hits(), at), Finding.one("shot", thrown.result()));
        }
    }

    /** A d6 located a critical, by this rule. */
    record Located(Name at, Fall fall, Part part, Rule why) implements ShotEvent {

        /** Returns the rule that makes the location differ from that of armed people who stand, if any. */
        Optional<Rule> unusual() {
            return Locations.unusual(fall.total(), part, why);
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("part", part, at));
        }
    }

    /** A hit did damage, raw before armour; so many hit points are left. */
    record Damaged(Name at, Tally damage, int raw, Optional<Part> part, boolean aimed, int left) implements ShotEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(at, damage.total(), Optional.empty()));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.counts("lost", damage.total(), at));
        }
    }

    /** A hit struck the weapon and not its bearer (FO-16). */
    record WeaponStruck(Name at, Tally damage, boolean critical, Condition.Grip after) implements ShotEvent {
        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Harm(at, 0, Optional.empty()));
        }
    }

    /** A critical caused a wound (FO-69), with or without the house's effects. */
    record Wounded(Name at, Part part, boolean effects) implements ShotEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Became(at, Reason.of("wounded-in", part)));
        }
    }

    /** The target went down (FO-70). */
    record WentDown(Name at) implements ShotEvent {

        @Override
        public Optional<Gist> gist() {
            return Optional.of(new Gist.Became(at, Reason.of("gone-down")));
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("down", true, at));
        }
    }

    /** The reasons for a refusal, each once, with all their rules. */
    record Because(List<Said> reasons) {

        record Said(Refusal.Reason reason, List<FalloutRule> rules) {}

        /** Returns the reasons of some refusals. */
        public static Because of(List<Refusal> refusals) {
            return new Because(refusals.stream()
                    .map(Refusal::reason)
                    .distinct()
                    .map(reason -> new Said(
                            reason,
                            refusals.stream()
                                    .filter(refusal -> refusal.reason() == reason)
                                    .map(Refusal::rule)
                                    .toList()))
                    .toList());
        }
    }
}
