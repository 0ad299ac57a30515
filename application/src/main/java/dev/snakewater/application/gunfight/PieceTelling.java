package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import java.util.List;

/**
 * How a piece of a gunfight is told that is played by itself: as in a gunfight, but for its end.
 *
 * @param <O> the outcome of the piece
 */
abstract class PieceTelling<O extends Reckoning<O>> implements Telling<Piece<O>, O> {

    final Wording words = GunfightTelling.wording();

    @Override
    public Wording words() {
        return words;
    }

    private final GunfightTelling fight = new GunfightTelling();

    @Override
    public List<Sentence> opening(Piece<O> opening) {
        return fight.opening(opening.fight());
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
    public Tableau state(Piece<O> now) {
        return fight.state(now.fight());
    }

    @Override
    public List<Sentence> sheet(Piece<O> now, Name fighter) {
        return fight.sheet(now.fight(), fighter);
    }
}
