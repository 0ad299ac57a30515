package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
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
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.List;
import java.util.Optional;

/** What happens in an action. */
public sealed interface ShotEvent extends Event {

    /** What the shooter does, or wants to do, with these guns. */
    record Deed(Name by, Name at, List<String> guns, Way way, Way.FromCover from) {}

    /**
     * The rules refuse what the shooter wants, and nothing changes (FO-08).
     *
     * @param price what it would have cost, if it has a price
     */
    record Refused(@Unwrapped Deed deed, List<Refusal> refusals, Optional<Tally> price, int actionPoints)
            implements ShotEvent {

        Because because() {
            return Because.of(refusals);
        }

        /** Its price, if that is what is in the way. */
        Optional<Tally> tooDear() {
            return price.filter(
                    cost -> refusals.stream().anyMatch(refusal -> refusal.reason() == Refusal.Reason.NOT_ENOUGH_AP));
        }
    }

    /** The shooter does something that is no shot, pays for it, and has so many action points left. */
    record Moved(Name by, Move move, Tally price, int actionPoints) implements ShotEvent {}

    /** The shooter has not the action points to do something that is no shot, and nothing changes (FO-08). */
    record NotMoved(Name by, Move move, Tally price, int actionPoints) implements ShotEvent {}

    /** What the shooter wanted to do would change nothing any more: she leaves it, and it costs nothing. */
    record Needless(Name by, Move move) implements ShotEvent {}

    /**
     * The shooter acts, and pays for it.
     *
     * @param strengths what each gun asks of her
     * @param rounds what is left in each gun
     */
    record Acted(@Unwrapped Deed deed, Tally price, List<Tally> strengths, int actionPoints, List<Integer> rounds)
            implements ShotEvent {

        /** What the guns ask of her that is not just what their cards say. */
        List<Tally> raisedStrengths() {
            return strengths.stream()
                    .filter(asked -> !asked.lines().isEmpty())
                    .distinct()
                    .toList();
        }
    }

    /**
     * A shot was thrown for.
     *
     * @param burst whether it is one of a burst
     */
    record Fired(Name by, Name at, String gun, @Unwrapped ShotThrow thrown, boolean burst) implements ShotEvent {

        /** Whether it is of interest what would have been critical. */
        boolean criticalMatters() {
            return thrown.result() == Shot.Result.CRITICAL
                    || !thrown.critical().lines().isEmpty();
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("hit", thrown.result().hits(), at), Finding.one("shot", thrown.result()));
        }
    }

    /** A d6 said where a critical strikes, and this rule what the die means. */
    record Located(Name at, Fall fall, Part part, Rule why) implements ShotEvent {

        /** The rule by which it is not where it would strike armed people who stand, if it is not. */
        Optional<Rule> unusual() {
            return Locations.unusual(fall.total(), part, why);
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.one("part", part, at));
        }
    }

    /**
     * A hit did its damage.
     *
     * @param damage the dice, and what the armour took
     * @param raw what arrived at the armour
     * @param left the target's hit points then
     */
    record Damaged(Name at, Tally damage, int raw, Optional<Part> part, boolean aimed, int left) implements ShotEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.counts("lost", damage.total(), at));
        }
    }

    /** A hit struck the weapon and not its bearer (FO-16), and what has become of it. */
    record WeaponStruck(Name at, Tally damage, boolean critical, Condition.Grip after) implements ShotEvent {}

    /** A critical caused a wound (FO-69), with the effects of the house or without. */
    record Wounded(Name at, Part part, boolean effects) implements ShotEvent {}

    /** The target went down (FO-70). */
    record WentDown(Name at) implements ShotEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("down", true, at));
        }
    }

    /** Why something is refused: each reason once, with all the rules that say so. */
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
