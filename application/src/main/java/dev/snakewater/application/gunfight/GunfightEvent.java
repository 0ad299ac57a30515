package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** What can happen in a gunfight, but for what happens to bodies. */
public sealed interface GunfightEvent extends Event
        permits OpeningEvent,
                ShootingEvent,
                GunfightEvent.PartBegan,
                GunfightEvent.Aimed,
                GunfightEvent.Dodged,
                GunfightEvent.Dived,
                GunfightEvent.Waited,
                GunfightEvent.Reloaded,
                GunfightEvent.OutOfAction,
                GunfightEvent.Left,
                GunfightEvent.CalledOff,
                GunfightEvent.PrizeLapsed,
                GunfightEvent.TurnEnded,
                GunfightEvent.Announced,
                GunfightEvent.StoodUp {

    /** A part of the turn begins (GF-01). */
    record PartBegan(TurnPart part) implements GunfightEvent {}

    /** The parts of a turn. */
    enum TurnPart {
        /** Part 1, on the first turn. */
        STAREDOWN,
        /** Part 2. */
        DRAW,
        /** Aim, snapshot or dodge. */
        PART_3,
        /** Shoot, fan or reload. */
        PART_4;

        static TurnPart of(Part part) {
            return part == Part.PART_3 ? PART_3 : PART_4;
        }
    }

    /** Somebody aimed (GF-12). */
    record Aimed(Name by) implements GunfightEvent {}

    /** Somebody dodged (GF-17), perhaps with the +2 of the staredown (GF-05). */
    record Dodged(Name by, boolean prize) implements GunfightEvent {}

    /** Somebody dived for cover (GF-18, GF-19). */
    record Dived(Name by) implements GunfightEvent {}

    /** Somebody let a part go by (GF-40). */
    record Waited(Name by) implements GunfightEvent {}

    /**
     * Somebody reloaded (GF-25, GF-26).
     *
     * @param loaded how many rounds went in
     * @param rounds how many are in it now
     * @param capacity how many it holds
     */
    record Reloaded(Name by, Firearm gun, Tally loaded, int rounds, int capacity) implements GunfightEvent {}

    /** Somebody can no longer act (GF-39). */
    record OutOfAction(Name who, WoundLevel level) implements GunfightEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.is("out", true, who));
        }
    }

    /** Somebody left the fight alive: a house rule (SW-01, SW-02). */
    record Left(Name who, Presence how) implements GunfightEvent {}

    /** All who are still able called the fight off: a house rule (SW-03). */
    record CalledOff(List<Name> by) implements GunfightEvent {}

    /** The +2 of the staredown was not used in its turn, and is gone (GF-04). */
    record PrizeLapsed(Name by) implements GunfightEvent {}

    /** The turn is over and the fight is not: again from the draw (GF-28). */
    record TurnEnded() implements GunfightEvent {}

    /** Somebody announced what he will do this turn, where hits have locations: a called shot (HL-11). */
    record Announced(Name by, Announcement what) implements GunfightEvent {}

    /** Somebody got up from the ground; perhaps he has to lean on something (HL-21). */
    record StoodUp(Name by, boolean leaning) implements GunfightEvent {}
}
