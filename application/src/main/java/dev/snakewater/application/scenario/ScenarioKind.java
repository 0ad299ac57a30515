package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import java.util.List;

/**
 * A procedure with its set-up and its telling.
 *
 * @param id its name in documents, such as {@code fudge-gunfight}
 * @param scenario the record that a person writes
 * @param policies who can decide for a fighter when nobody asks, at least one
 * @param numbers the names of the tallies that a game master can modify
 * @param naming what else than names says who fights: pointers, in which a {@code *} stands for any item; while it cannot be read, no
 *     name is reported as missing
 */
@Withers
public record ScenarioKind<S, O>(
        String id,
        Class<? extends SetUp<S, O>> scenario,
        Procedure<S, O> procedure,
        Telling<S, O> telling,
        List<Policy<S>> policies,
        Sequel sequel,
        List<String> numbers,
        List<String> naming)
        implements ScenarioKindBuilder.With<S, O> {

    /** The sort of aftermath. */
    public enum Sequel {
        /** None, because it is not a whole fight. */
        NONE,
        /** The same again, with what is left. */
        AGAIN,
        /** A fight that others can join. */
        WITH_OTHERS
    }

    public ScenarioKind {
        policies = List.copyOf(policies);
        numbers = List.copyOf(numbers);
        naming = List.copyOf(naming);
    }

    /** Returns a kind with the policy of the first option, no aftermath, and no numbers to modify. */
    public static <S, O> ScenarioKind<S, O> of(
            String id, Class<? extends SetUp<S, O>> scenario, Procedure<S, O> procedure, Telling<S, O> telling) {
        return new ScenarioKind<>(
                id,
                scenario,
                procedure,
                telling,
                List.of(new Policy.FirstListed<>()),
                Sequel.NONE,
                List.of(),
                List.of());
    }

    /** Returns the policy of a fighter. */
    public Policy<S> policy(SetUp<S, O> written, Name fighter) {
        return written.policyOf(fighter).orElse(policies.getFirst());
    }

    /** Returns valid set-ups that each differ from this one in one thing. */
    public List<Variation<S, O>> variations(SetUp<S, O> written) {
        return Variations.of(written, telling.words());
    }
}
