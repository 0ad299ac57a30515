package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.function.Function;

/**
 * How a piece of a gunfight is told that is played by itself: as in a gunfight, but for its end.
 *
 * @param <S> the situation of the piece
 * @param <O> its outcome
 */
abstract class PieceTelling<S, O> implements Telling<S, O> {

    final Wording words = GunfightTelling.wording();

    @Override
    public Wording words() {
        return words;
    }

    private final GunfightTelling fight = new GunfightTelling();
    private final Function<S, Gunfight> within;

    /** @param within the fight that it is a piece of */
    PieceTelling(Function<S, Gunfight> within) {
        this.within = within;
    }

    @Override
    public List<Sentence> opening(S opening) {
        return fight.opening(within.apply(opening));
    }

    @Override
    public List<Sentence> event(Event event) {
        return fight.event(event);
    }

    @Override
    public List<Finding> findings(Event event) {
        return fight.findings(event);
    }

    @Override
    public Tableau state(S now) {
        return fight.state(within.apply(now));
    }

    @Override
    public List<Sentence> sheet(S now, Name fighter) {
        return fight.sheet(within.apply(now), fighter);
    }
}
