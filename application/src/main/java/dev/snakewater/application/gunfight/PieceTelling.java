package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Telling;
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
record PieceTelling<O extends Reckoning<O>>() implements Telling<Piece<O>, O> {

    private static final GunfightTelling FIGHT = new GunfightTelling();

    @Override
    public Wording words() {
        return FIGHT.words();
    }

    @Override
    public List<Sentence> opening(Piece<O> opening) {
        return FIGHT.opening(opening.fight());
    }

    @Override
    public Tableau state(Piece<O> now) {
        return FIGHT.state(now.fight());
    }

    @Override
    public List<Sentence> sheet(Piece<O> now, Name fighter) {
        return FIGHT.sheet(now.fight(), fighter);
    }
}
