package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;

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
     */
    public record Toll(Name target, int shots, WoundLevel before, int hits, int misses, int points) {

        /** This after one more thing that happened. */
        Toll after(GunfightEvent event) {
            return switch (event) {
                case GunfightEvent.Fired fired
                when fired.shot().at().equals(target) ->
                    fired.hit()
                            ? new Toll(target, shots, before, hits + 1, misses, points)
                            : new Toll(target, shots, before, hits, misses + 1, points);
                case GunfightEvent.FiredAtCover fired
                when fired.shot().at().equals(target) -> new Toll(target, shots, before, hits, misses + 1, points);
                case GunfightEvent.Wounded wounded
                when wounded.who().equals(target) ->
                    new Toll(target, shots, before, hits, misses, points + wounded.points());
                default -> this;
            };
        }
    }

    /** This with the fight as it is after something that happened. */
    Attack after(Gunfight next, List<GunfightEvent> events) {
        List<Toll> counted = new ArrayList<>(tolls);
        for (GunfightEvent event : events) {
            counted.replaceAll(toll -> toll.after(event));
        }
        return new Attack(next, by, moves, counted);
    }

    /** This with the first of its moves played out, and the next one coming. */
    Attack moved() {
        List<Move> left = moves.subList(1, moves.size());
        Gunfight next = left.isEmpty()
                ? fight
                : fight.at(new Phase.Declaring(left.getFirst().place(), List.of()));
        return new Attack(next, by, left, tolls);
    }
}
