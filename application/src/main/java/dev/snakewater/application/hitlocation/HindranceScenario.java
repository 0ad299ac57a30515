package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to ask what somebody's wounds take off what he does.
 *
 * @param who who it is, with his wounds
 * @param doing what he may want to do; everything there is, if left out
 * @param hands with which hands he fights or works; if left out, he fights with the right one and works with those he can use
 * @param attempt something that he tries and rolls for; nothing, if left out
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record HindranceScenario(
        PersonSheet who,
        List<Doing> doing,
        Optional<Hands> hands,
        Optional<Attempt> attempt,
        Optional<WoundRulings> rulings) {

    /**
     * Something that he tries.
     *
     * @param doing what sort of thing it is
     * @param what what it is called, such as {@code picking the lock}
     * @param skill his skill at it
     * @param difficulty what he has to reach; Fair, if left out
     */
    public record Attempt(Doing doing, String what, Degree skill, Optional<Degree> difficulty) {}

    /** How wounds are marked. */
    WoundModel model() {
        return readings().woundModel();
    }

    /** The rulings that are meant. */
    WoundRulings readings() {
        return rulings.orElse(WoundRulings.DECLARED.byTheBook());
    }

    /** What is asked for: nothing but what he tries, if he tries something and nothing else is named. */
    List<Doing> asked() {
        if (doing.isEmpty() && attempt.isPresent()) {
            return List.of();
        }
        return doing.isEmpty() ? List.of(Doing.values()) : doing;
    }
}
