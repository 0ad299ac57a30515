package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import java.util.List;

/**
 * How a piece of a gunfight is told that is played by itself: as the gunfight is.
 *
 * @param <O> the outcome of the piece
 */
final class PieceTelling<O extends Reckoning<O>> implements Telling<Piece<O>, O> {

    private final GunfightTelling fight = new GunfightTelling();

    @Override
    public Wording words() {
        return fight.words();
    }

    @Override
    public List<Sentence> opening(Piece<O> opening) {
        return fight.opening(opening.fight());
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
