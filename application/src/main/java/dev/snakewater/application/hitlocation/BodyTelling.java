package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * How something is told that people with bodies take part in: who they are, what happens to them, how they are now.
 *
 * @param cast who takes part
 * @param declared what a game master can lay down
 * @param rulings what she has laid down
 * @param <S> the situation
 * @param <R> the rulings
 * @param <O> the outcome
 */
record BodyTelling<S, R extends Record, O>(
        Function<S, List<Person>> cast, DeclaredRulings<R> declared, Function<S, R> rulings) implements Telling<S, O> {

    /** The words of hit location. */
    static final Wording WORDS = BodyWords.in();

    @Override
    public Wording words() {
        return WORDS;
    }

    @Override
    public List<Sentence> opening(S opening) {
        return Stream.concat(
                        cast.apply(opening).stream().flatMap(who -> WORDS.told("cast", who).stream()),
                        WORDS.rulings(declared, rulings.apply(opening)).stream())
                .toList();
    }

    @Override
    public Tableau state(S now) {
        return WORDS.table("state", cast.apply(now), Person::name, who -> !who.canAct());
    }

    @Override
    public List<Sentence> sheet(S now, Name fighter) {
        return cast.apply(now).stream()
                .filter(who -> who.name().equals(fighter))
                .flatMap(who -> WORDS.told("sheet", who).stream())
                .toList();
    }
}
