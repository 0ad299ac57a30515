package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The next step of a gunfight, with what earlier steps have left pending. */
public sealed interface Phase {

    /** A step of fighters who act together. */
    sealed interface OfASlot extends Phase {

        Place turn();
    }

    /** Everyone is asked to agree to a staredown; this many have (GF-03). */
    record Facing(int agreed) implements Phase {}

    /** Everyone stares; with the totals so far, in the order of the roster (GF-02). */
    record Staring(List<Integer> totals) implements Phase {}

    /** Everyone who can act chooses his gun or guns; with the choices so far, in the order of the roster (GF-07). */
    record Readying(List<Ready> ready) implements Phase {
        /** Returns the phase in which nobody has chosen yet. */
        public static Readying first() {
            return new Readying(List.of());
        }
    }

    /** Everyone who can act draws; with the totals so far (GF-07). */
    record Drawing(List<Ready> ready, List<Integer> totals) implements Phase {}

    /** Those who tied draw again, if ties are opposed (GF-09): with all totals, and the second totals so far; 0 for those who did not tie. */
    record BreakingTies(List<Integer> totals, List<Integer> again) implements Phase {}

    /** The members of a slot declare, in the order of the roster; then their declarations take effect. */
    record Declaring(Place turn, List<Declaration> declared) implements OfASlot {}

    /** The shots of a slot are rolled one by one; then the hits do their damage, and those who flee or surrender leave. */
    @Withers
    record Firing(Place turn, List<Shot> toFire, List<Hit> hits, List<GunfightEvent.Left> leaving)
            implements OfASlot, PhaseFiringBuilder.With {

        /** Of what changes most. */
        @Override
        public int hashCode() {
            return 31 * (31 * turn.hashCode() + hits.hashCode()) + toFire.hashCode();
        }

        Firing with(Hit hit, Hit changed) {
            return withHits(
                    hits.stream().map(one -> one.equals(hit) ? changed : one).toList());
        }
    }

    /** Everyone who can act is asked whether to call the fight off; this many agree (SW-03). */
    record Parleying(int agreed) implements Phase {}

    /** Those with a useless leg roll to stay on their feet, if the rulings allow it (HL-20); then those who flee or surrender leave. */
    record Falling(Place turn, List<Faller> fallers, List<GunfightEvent.Left> leaving) implements OfASlot {}

    /** A slot is over, and the next one follows, if there is one (GF-28). */
    record Over(Place turn) implements OfASlot {}

    /** A place in the turn: the part, the slots of the turn (GF-08), and the index of the current slot. */
    record Place(Part part, List<List<Name>> slots, int slot) {

        /** Like a record's own, but faster: each situation of a turn has one. */
        @Override
        public int hashCode() {
            return 31 * (31 * part.hashCode() + slot) + slots.hashCode();
        }

        /** Returns the members of the current slot, able or not. */
        List<Name> members() {
            return slots.get(slot);
        }

        /** Returns the same place with nobody in its slot but this fighter. */
        Place of(Name who) {
            List<List<Name>> others = new ArrayList<>(slots);
            others.set(slot, List.of(who));
            return new Place(part, List.copyOf(others), slot);
        }

        boolean isFirst() {
            return part == Part.PART_3 && slot == 0;
        }

        /** Returns the next slot; after the last of part 3, the first of part 4; after that, none. */
        Optional<Place> next() {
            if (slot + 1 < slots.size()) {
                return Optional.of(new Place(part, slots, slot + 1));
            }
            return part == Part.PART_3 ? Optional.of(new Place(Part.PART_4, slots, 0)) : Optional.empty();
        }
    }

    /** A choice of guns for the turn, by index, whether the +2 of the staredown goes to the draw, and any announcement (HL-11). */
    record Ready(List<Integer> guns, boolean prize, Optional<Gunfighter.Announcement> announced) {}

    /** A declaration: the targets, in the order named, and the index of the gun to reload. */
    record Declaration(Name by, Deed deed, boolean prize, List<Mark> marks, Optional<Integer> reload) {}

    /** A gun, by its index, its target, and the part of a called shot (HL-01). */
    record Mark(int gun, Name at, Optional<CalledPart> called) {}

    /**
     * A shot that hit and has not done its damage yet: the margin, at least 0; the damage roll, if there is one; the rule of its aim, with
     * hit locations; where it goes, as far as the dice have decided it (HL-07); and whether somebody else has shot since, so that it does
     * not go without saying whose it was.
     */
    @Withers
    record Hit(
            Shot shot,
            int margin,
            Optional<Integer> damageRoll,
            Optional<Rule> aim,
            Optional<Region> where,
            boolean overtaken)
            implements PhaseHitBuilder.With {

        /** Of what changes most. */
        @Override
        public int hashCode() {
            return 31 * (31 * (31 * shot.hashCode() + margin) + damageRoll.hashCode()) + where.hashCode();
        }

        /** Returns a hit where it was aimed, or on the torso (HL-01, HL-04); from far away, dice still decide where (HL-06, HL-07). */
        static Hit of(Shot shot, int margin, Optional<Rule> aim) {
            BodyPart aimedAt = shot.called().map(CalledPart::part).orElse(BodyPart.TORSO);
            return new Hit(
                    shot,
                    margin,
                    Optional.empty(),
                    aim,
                    aim.filter(rule -> rule != HitLocationRule.HL_06_TOO_DISTANT)
                            .map(rule -> Region.of(aimedAt)),
                    false);
        }

        /** Returns it after this shot, which others may have fired. */
        Hit before(Shot next) {
            return withOvertaken(overtaken || !next.by().equals(shot.by()));
        }

        boolean wantsLocation() {
            return aim.isPresent() && part().isEmpty();
        }

        Optional<BodyPart> part() {
            return where.flatMap(Region::part);
        }
    }

    /** Somebody about to fall, his useless leg or foot, and his body when the slot began: only its wounds hinder his roll. */
    record Faller(Name who, BodyPart buckles, Body before) {}
}
