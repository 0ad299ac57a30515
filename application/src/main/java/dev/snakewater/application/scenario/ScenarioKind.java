package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
public record ScenarioKind<C, S, O>(
        String id,
        Class<C> scenario,
        Function<C, SetUp<C, S, O>> setUp,
        Procedure<S, O> procedure,
        Telling<S, O> telling,
        List<Policy<S>> policies,
        Sequel sequel,
        List<String> numbers,
        List<String> naming)
        implements ScenarioKindBuilder.With<C, S, O> {

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
    public static <C extends SetUp<C, S, O>, S, O> ScenarioKind<C, S, O> of(
            String id, Class<C> scenario, Procedure<S, O> procedure, Telling<S, O> telling) {
        return new ScenarioKind<>(
                id,
                scenario,
                written -> written,
                procedure,
                telling,
                List.of(new Policy.FirstListed<>()),
                Sequel.NONE,
                List.of(),
                List.of());
    }

    /** Returns the problems of a set-up. */
    public List<Problem> problems(C written) {
        return setUp.apply(written).problems();
    }

    /** Returns the fighters of a valid set-up, in the order written. */
    public List<Name> fighters(C written) {
        return setUp.apply(written).everybody();
    }

    /** Returns the opening situation of a valid set-up. */
    public S open(C written) {
        return setUp.apply(written).opening();
    }

    /** Returns the policy of a fighter. */
    public Policy<S> policy(C written, Name fighter) {
        return setUp.apply(written).policyOf(fighter).orElse(policies.getFirst());
    }

    /** Returns the set-up that follows from an outcome, if there is one. */
    public Optional<C> aftermath(C written, O outcome) {
        return setUp.apply(written).aftermath(outcome);
    }

    /** Returns a single attack within a valid set-up, if the kind has attacks (see {@link SetUp#attackIn}). */
    public Optional<SubScenario<?, ?, ?>> attack(C written, String words) {
        return setUp.apply(written).attackIn(words);
    }

    /** Returns valid set-ups that each differ from this one in one thing. */
    public List<Variation<C>> variations(C written) {
        return Variations.of(written, setUp.apply(written), this);
    }
}
