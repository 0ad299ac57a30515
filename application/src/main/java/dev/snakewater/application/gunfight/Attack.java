package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BlowEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The attack of one gunfighter within one turn, as it is now: the situation of its procedure.
 *
 * @param fight the gunfight it is part of
 * @param by who attacks
 * @param moves what is done in the parts of the turn that have not been played out, the part that is being played first
 * @param tolls what it has done to each target so far, in the order in which they were named
 */
public record Attack(Gunfight fight, Name by, List<Move> moves, List<Toll> tolls) {

    /** Copies the lists. */
    public Attack {
        moves = List.copyOf(moves);
        tolls = List.copyOf(tolls);
    }

    /**
     * What is done in a part of the turn, all of it at once.
     *
     * @param part which
     * @param declarations who does what
     */
    public record Move(Part part, List<Phase.Declaration> declarations) {

        /** Copies the declarations. */
        public Move {
            declarations = List.copyOf(declarations);
        }

        /** Its place in a turn in which nobody else acts. */
        Phase.Place place() {
            return new Phase.Place(
                    part,
                    List.of(declarations.stream().map(Phase.Declaration::by).toList()),
                    0);
        }

        /** Everybody who is fired at. */
        List<Name> targets() {
            return declarations.stream()
                    .flatMap(declaration -> declaration.marks().stream())
                    .map(Phase.Mark::at)
                    .toList();
        }
    }

    /**
     * What an attack has done to one target.
     *
     * @param target who it is
     * @param shots how many shots are meant for him
     * @param before how badly he was hurt before
     * @param hits how many shots hit him
     * @param misses how many missed him
     * @param points how many points of damage he took
     * @param onTheBody what it has done to the parts of his body, where hits have locations
     */
    public record Toll(
            Name target,
            int shots,
            WoundLevel before,
            int hits,
            int misses,
            int points,
            Optional<OnTheBody> onTheBody) {

        /** This after one more thing that happened. */
        Toll after(Event event) {
            return switch (event) {
                case ShootingEvent.Fired fired
                when fired.shot().at().equals(target) -> fired.hit() ? counting(1, 0, 0) : counting(0, 1, 0);
                case ShootingEvent.FiredAtCover fired when fired.shot().at().equals(target) -> counting(0, 1, 0);
                case ShootingEvent.Wounded wounded
                when wounded.who().equals(target) -> counting(0, 0, wounded.points());
                case BlowEvent.Wounded wounded
                when wounded.who().equals(target) ->
                    counting(0, 0, wounded.points()).on(event);
                case ShootingEvent.Unscathed unscathed when unscathed.who().equals(target) -> on(event);
                case BlowEvent.FoundNothing nothing when nothing.who().equals(target) -> on(event);
                case BlowEvent.Dropped dropped when dropped.who().equals(target) -> on(event);
                case BlowEvent.Fell fell when fell.who().equals(target) -> on(event);
                default -> this;
            };
        }

        private Toll counting(int moreHits, int moreMisses, int morePoints) {
            return new Toll(
                    target, shots, before, hits + moreHits, misses + moreMisses, points + morePoints, onTheBody);
        }

        private Toll on(Event event) {
            return new Toll(target, shots, before, hits, misses, points, onTheBody.map(parts -> parts.after(event)));
        }
    }

    /**
     * What an attack has done to the parts of a body.
     *
     * @param hit the parts that were hit, one for each hit
     * @param fell whether he has fallen
     * @param dropped how many guns he has dropped
     */
    public record OnTheBody(List<BodyPart> hit, boolean fell, int dropped) {

        /** Nothing yet. */
        static final OnTheBody UNTOUCHED = new OnTheBody(List.of(), false, 0);

        /** Copies the parts. */
        public OnTheBody {
            hit = List.copyOf(hit);
        }

        private OnTheBody after(Event event) {
            return switch (event) {
                case BlowEvent.Wounded wounded -> hit(wounded.part());
                case ShootingEvent.Unscathed unscathed ->
                    unscathed.where().map(this::hit).orElse(this);
                case BlowEvent.FoundNothing nothing -> hit(nothing.part());
                case BlowEvent.Dropped gun -> new OnTheBody(hit, fell, dropped + 1);
                case BlowEvent.Fell down -> new OnTheBody(hit, true, dropped);
                default -> this;
            };
        }

        private OnTheBody hit(BodyPart part) {
            List<BodyPart> more = new ArrayList<>(hit);
            more.add(part);
            return new OnTheBody(more, fell, dropped);
        }
    }

    /** This with the fight as it is after something that happened. */
    Attack after(Gunfight next, List<Event> events) {
        List<Toll> counted = new ArrayList<>(tolls);
        for (Event event : events) {
            counted.replaceAll(toll -> toll.after(event));
        }
        return new Attack(next, by, moves, counted);
    }

    /** This with the first of its moves played out, and the next one coming. */
    Attack moved() {
        List<Move> left = moves.subList(1, moves.size());
        Gunfight next = left.isEmpty()
                ? fight
                : fight.withPhase(new Phase.Declaring(left.getFirst().place(), List.of()));
        return new Attack(next, by, left, tolls);
    }
}
