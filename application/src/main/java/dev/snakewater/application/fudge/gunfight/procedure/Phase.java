package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.domain.combatant.Name;
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
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;

/** What comes next in a gunfight, and what of the steps before it has not taken effect yet. */
public sealed interface Phase {

    /** Something that those do who act together. */
    sealed interface OfASlot extends Phase {

        /** Where in the turn. */
        Place turn();
    }

    /** Everybody is asked whether he agrees to a staredown; so many have (GF-03). */
    record Facing(int agreed) implements Phase {}

    /** Everybody stares; these are the totals so far, in the order of the roster (GF-02). */
    record Staring(List<Integer> totals) implements Phase {}

    /** Everybody able chooses his gun or guns of the turn; these have, in the order of the roster (GF-07). */
    record Readying(List<Ready> ready) implements Phase {
        /** Returns the phase in which nobody has chosen yet. */
        public static Readying first() {
            return new Readying(List.of());
        }
    }

    /** Everybody able draws with what he has chosen; these are the totals so far (GF-07). */
    record Drawing(List<Ready> ready, List<Integer> totals) implements Phase {}

    /** Those who tied draw again, where ties are opposed (GF-09): the totals of all who drew, and the second totals so far; 0 for those who did not tie. */
    record BreakingTies(List<Integer> totals, List<Integer> again) implements Phase {}

    /** The members of a slot declare, in the order of the roster, and when all have, their declarations take effect. */
    record Declaring(Place turn, List<Declaration> declared) implements OfASlot {}

    /** The shots of a slot are rolled one by one, and when all are, the hits do their damage; then those leave who leave the fight. */
    @Withers
    record Firing(Place turn, List<Shot> toFire, List<Hit> hits, List<GunfightEvent.Left> leaving)
            implements OfASlot, PhaseFiringBuilder.With {

        /** This with one of its hits changed. */
        Firing with(Hit hit, Hit changed) {
            return withHits(
                    hits.stream().map(one -> one.equals(hit) ? changed : one).toList());
        }
    }

    /** Everybody able is asked whether the fight shall be called off; so many are for it (SW-03). */
    record Parleying(int agreed) implements Phase {}

    /** Those whose leg has become useless roll for staying on their feet, where the game master lets them (HL-20); then those leave who leave the fight. */
    record Falling(Place turn, List<Faller> fallers, List<GunfightEvent.Left> leaving) implements OfASlot {}

    /** A slot is over, and the next one comes, if there is one (GF-28). */
    record Over(Place turn) implements OfASlot {}

    /** A place in the turn: the part, who acts together, slot by slot, for the whole turn (GF-08), and the index of the slot whose turn it is. */
    record Place(Part part, List<List<Name>> slots, int slot) {

        /** Everybody of the slot whose turn it is, able or not. */
        List<Name> members() {
            return slots.get(slot);
        }

        /** Whether nobody has had a place in the turn before. */
        boolean isFirst() {
            return part == Part.PART_3 && slot == 0;
        }

        /** The next slot; the first of part 4 after the last of part 3; none after that. */
        Optional<Place> next() {
            if (slot + 1 < slots.size()) {
                return Optional.of(new Place(part, slots, slot + 1));
            }
            return part == Part.PART_3 ? Optional.of(new Place(Part.PART_4, slots, 0)) : Optional.empty();
        }
    }

    /** The guns somebody chose for the turn, by their indices, whether the +2 of the staredown goes to the draw, and what he announces (HL-11). */
    record Ready(List<Integer> guns, boolean prize, Optional<Gunfighter.Announcement> announced) {}

    /** What somebody declared: at whom he fires, in the order named, and the index of the gun he reloads. */
    record Declaration(Name by, Deed deed, boolean prize, List<Mark> marks, Optional<Integer> reload) {}

    /** A gun, by its index, whom it is pointed at, and at which part of him, if it is a called shot (HL-01). */
    record Mark(int gun, Name at, Optional<CalledPart> called) {}

    /**
     * A shot that hit and has not done its damage yet: by how much, at least 0; what the dice for its damage showed, where dice are rolled
     * for damage; by which rule it was aimed, where hits have locations; and where it goes, nothing before the first of the dice that say it
     * (HL-07).
     */
    @Withers
    record Hit(Shot shot, int margin, Optional<Integer> damageRoll, Optional<Rule> aim, Optional<Region> where)
            implements PhaseHitBuilder.With {

        /** A hit where it was aimed, or on the torso (HL-01, HL-04); from far away, dice are still to say where (HL-06, HL-07). */
        static Hit of(Shot shot, int margin, Optional<Rule> aim) {
            BodyPart aimedAt = shot.called().map(CalledPart::part).orElse(BodyPart.TORSO);
            return new Hit(
                    shot,
                    margin,
                    Optional.empty(),
                    aim,
                    aim.filter(rule -> rule != HitLocationRule.HL_06_TOO_DISTANT)
                            .map(rule -> Region.of(aimedAt)));
        }

        /** Whether dice are still to say where it goes. */
        boolean wantsLocation() {
            return aim.isPresent() && part().isEmpty();
        }

        /** The part that is hit, where hits have locations and no die is wanted any more. */
        Optional<BodyPart> part() {
            return where.flatMap(Region::part);
        }
    }

    /** Somebody about to fall, the leg or foot that has become useless, and his body when the slot began: only its wounds hinder him in staying up. */
    record Faller(Name who, BodyPart buckles, Body before) {}
}
