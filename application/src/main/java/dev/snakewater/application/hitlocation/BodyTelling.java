package dev.snakewater.application.hitlocation;

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
 * How something is told that people with bodies take part in: who they are, what happens to them, how they are now.
 *
 * @param <S> the situation
 * @param <O> the outcome
 */
abstract class BodyTelling<S, O> implements Telling<S, O> {

    final Wording words = BodyWords.wording();

    @Override
    public Wording words() {
        return words;
    }

    final PersonWords people = new PersonWords();

    private final EventWords events = new EventWords();
    private final Function<S, List<Person>> cast;

    /** @param cast who takes part */
    BodyTelling(Function<S, List<Person>> cast) {
        this.cast = cast;
    }

    @Override
    public List<Sentence> opening(S opening) {
        return cast.apply(opening).stream()
                .flatMap(who -> people.opening(who).stream())
                .toList();
    }

    @Override
    public List<Sentence> event(Event event) {
        return events.told((HitLocationEvent) event);
    }

    @Override
    public List<Finding> findings(Event event) {
        return events.findings((HitLocationEvent) event);
    }

    @Override
    public Tableau state(S now) {
        return people.state(cast.apply(now));
    }

    @Override
    public List<Sentence> sheet(S now, Name fighter) {
        return cast.apply(now).stream()
                .filter(who -> who.name().equals(fighter))
                .flatMap(who -> people.sheet(who).stream())
                .toList();
    }
}
