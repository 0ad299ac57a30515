package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.words.Party;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;

/** The outcome of a fight: its rounds, and everybody as she is afterwards, in the order of the roster. */
public record FightOutcome(int rounds, List<Fate> fighters) implements Measured {

    /** The outcome for one fighter, with the hit points that she has lost. */
    public record Fate(int lost, Fighter after) {

        /** Returns her name. */
        public Name name() {
            return after.name();
        }

        /** Returns whether she is down. */
        public boolean isDown() {
            return after.isDown();
        }
    }

    static FightOutcome of(FightSituation fight) {
        return new FightOutcome(
                fight.round(),
                fight.fighters().stream()
                        .map(one ->
                                new Fate(one.before() - one.person().condition().hitPoints(), one))
                        .toList());
    }

    /** Returns the sides that still stand, in the order of the roster. */
    public List<Name> sidesStanding() {
        return fighters.stream()
                .filter(fate -> fate.after().stands())
                .map(fate -> fate.after().side())
                .distinct()
                .toList();
    }

    /** Returns those sides as they stand in a sentence. */
    public List<Party> parties() {
        List<Name> people = fighters.stream().map(Fate::name).toList();
        return sidesStanding().stream()
                .map(side -> Party.of(side.text(), people))
                .toList();
    }

    @Override
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>(List.of(standing()));
        fighters.forEach(fate -> all.add(Finding.is("down", fate.isDown(), fate.name())));
        fighters.forEach(fate -> all.add(Finding.counts("lost", fate.lost(), fate.name())));
        all.add(Finding.counts("rounds", rounds));
        return List.copyOf(all);
    }

    /** Ranks the sides left: one alone first, in the order of the roster; then several, if it ended undecided; nobody last. */
    private Finding standing() {
        List<Name> sides =
                fighters.stream().map(fate -> fate.after().side()).distinct().toList();
        List<Name> left = sidesStanding();
        int rank = left.isEmpty() ? Integer.MAX_VALUE : left.size() * sides.size() + sides.indexOf(left.getFirst());
        return Finding.ranked("standing", rank, left);
    }
}
