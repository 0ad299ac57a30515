package dev.snakewater.application.fudge.hitlocation.telling;

import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.fudge.hitlocation.procedure.Situation;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Tells a situation of people with bodies: who takes part, what happens to them, how they are now.
 *
 * @param declared the rulings that a game master can make
 */
public record HitLocationTelling<S extends Situation<S, R, O>, R extends Record, O>(DeclaredRulings<R> declared)
        implements Telling<S, O> {

    /** The words of hit location. */
    public static final Messages WORDS = BodyWords.in();

    @Override
    public Messages words() {
        return WORDS;
    }

    @Override
    public List<Sentence> opening(S opening, UnaryOperator<Tally> count) {
        return Stream.concat(
                        opening.people().stream().flatMap(who -> WORDS.told("cast", who).stream()),
                        WORDS.rulings(declared, opening.rulings()).stream())
                .toList();
    }

    @Override
    public StatusTable state(S now) {
        return WORDS.table("state", now.people(), Person::name, who -> !who.canAct());
    }

    @Override
    public List<Sentence> sheet(S now, Name fighter) {
        return now.people().stream()
                .filter(who -> who.name().equals(fighter))
                .flatMap(who -> WORDS.told("sheet", who).stream())
                .toList();
    }
}
