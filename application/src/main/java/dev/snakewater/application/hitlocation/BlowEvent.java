package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** What blows do to somebody, here and in a gunfight: see {@link BlowSteps}. */
public sealed interface BlowEvent extends Event {

    /**
     * Somebody was hurt.
     *
     * @param whole whether no parts of him are told apart
     * @param part which part
     * @param points how many points it took
     * @param before what was the matter with it before, in the book's words: Useless, of a limb that is Incapacitated (HL-16)
     * @param after what is the matter with it now
     * @param filled how many boxes were filled
     * @param vanished how many points did nothing at all (HL-35)
     * @param gone what went with it, if it was lost (HL-23)
     */
    record Wounded(
            Name who,
            boolean whole,
            BodyPart part,
            Tally damage,
            int points,
            String before,
            String after,
            int filled,
            int vanished,
            List<BodyPart> gone)
            implements BlowEvent {

        /** How badly it is hurt now. */
        public WoundLevel level() {
            return part.level(after);
        }

        /** Whether something else is the matter with it than before. */
        public boolean isWorse() {
            return !before.equals(after);
        }

        /** How many points did nothing at all because a limb does not kill. */
        public int wasted() {
            return part.isLimb() ? vanished : 0;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("part", level().ordinal(), after, who, part));
        }
    }

    /** Parts on which a blow did nothing. */
    record Unscathed(Name who, boolean whole, List<BodyPart> parts, List<Tally> tallies) implements BlowEvent {

        public Unscathed {
            parts = List.copyOf(parts);
            tallies = List.copyOf(tallies);
        }

        /** The tallies, of equal ones one. */
        public List<Tally> counted() {
            return tallies.stream().distinct().toList();
        }
    }

    /** A blow went where a limb had been (HL-35). */
    record FoundNothing(Name who, BodyPart part) implements BlowEvent {}

    /** Somebody dropped something (HL-17). */
    record Dropped(Name who, String what) implements BlowEvent {}

    /** Somebody fell (HL-19). */
    record Fell(Name who, BodyPart buckles) implements BlowEvent {}

    /** Somebody rolled for staying on his feet (HL-20). */
    record Swayed(Name who, BodyPart buckles, Tally agility, Fall fall, int total, boolean staysUp)
            implements BlowEvent {

        /** What he had to reach. */
        public Degree difficulty() {
            return Body.AGILITY_SAVE;
        }

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("falls", !staysUp, who));
        }
    }

    /** Somebody can no longer act (HL-15, HL-32). */
    record OutOfAction(Name who, WoundLevel level) implements BlowEvent {}
}
