package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.List;
import java.util.Optional;

/** What comes next in a gunfight, and what of the steps before it has not taken effect yet. */
public sealed interface Phase {

    /**
     * Everybody is asked whether he agrees to a staredown (GF-03).
     *
     * @param agreed how many have agreed
     */
    record Facing(int agreed) implements Phase {}

    /**
     * Everybody stares (GF-02).
     *
     * @param totals the totals so far, in the order of the roster
     */
    record Staring(List<Integer> totals) implements Phase {}

    /**
     * Everybody able chooses the gun of the turn (GF-07).
     *
     * @param ready the choices so far, in the order of the roster
     */
    record Readying(List<Ready> ready) implements Phase {
        static Readying first() {
            return new Readying(List.of());
        }
    }

    /**
     * Everybody able draws (GF-07).
     *
     * @param ready all choices
     * @param totals the totals so far
     */
    record Drawing(List<Ready> ready, List<Integer> totals) implements Phase {}

    /**
     * The members of a slot declare, and when all have, their declarations take effect.
     *
     * @param turn where in the turn
     * @param declared what they have declared so far, in the order of the roster
     */
    record Declaring(Place turn, List<Declaration> declared) implements Phase {}

    /**
     * The shots of a slot are rolled one by one, and when all are, the hits do their damage.
     *
     * @param turn where in the turn
     * @param toFire the shots still to be rolled
     * @param hits the hits so far
     */
    record Firing(Place turn, List<Shot> toFire, List<Hit> hits) implements Phase {}

    /**
     * A place in the turn.
     *
     * @param part part 3 or part 4
     * @param slots who acts together, slot by slot, for the whole turn (GF-08)
     * @param slot the index of the slot whose turn it is
     */
    record Place(Part part, List<List<Name>> slots, int slot) {

        /** Everybody of the slot whose turn it is, able or not. */
        List<Name> members() {
            return slots.get(slot);
        }

        /** The next slot; the first of part 4 after the last of part 3; none after that. */
        Optional<Place> next() {
            if (slot + 1 < slots.size()) {
                return Optional.of(new Place(part, slots, slot + 1));
            }
            return part == Part.PART_3 ? Optional.of(new Place(Part.PART_4, slots, 0)) : Optional.empty();
        }
    }

    /**
     * The gun somebody chose for the turn.
     *
     * @param gun its index; none if he is unarmed
     * @param prize whether he spends the +2 of the staredown on the draw
     */
    record Ready(Optional<Integer> gun, boolean prize) {}

    /**
     * What somebody declared.
     *
     * @param by who
     * @param deed what he does
     * @param prize whether he spends the +2 of the staredown on it
     * @param target at whom, if he fires
     */
    record Declaration(Name by, Deed deed, boolean prize, Optional<Name> target) {}

    /**
     * A shot that hit and has not done its damage yet.
     *
     * @param by who fired it
     * @param at whom it hit
     * @param margin by how much, at least 0
     */
    record Hit(Name by, Name at, int margin) {}
}
