package dev.snakewater.application.scenario;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;

/**
 * A set-up as a person writes it: a record in the book's words, read field by field. An {@code Optional} component may be left out; a
 * {@code List} that is left out is empty. All but {@link #problems} is asked only of a set-up without problems.
 *
 * @param <S> the situation
 * @param <O> the outcome
 */
public interface SetUp<S, O> {

    /**
     * Returns everything that is wrong with it, with pointers into it; nothing if it can be opened. If it is not said otherwise, that is
     * two {@link #sheets}, which are its {@code fighters}, with the same name.
     */
    default List<Problem> problems() {
        ProblemCollector problems = new ProblemCollector();
        problems.once(everybody(), place -> "/fighters/" + place + "/name", "second-name");
        return problems.all();
    }

    /** Returns the sheets of everybody in it, in the order written, if each fighter has one; it has no problems. */
    default List<? extends Sheet<S>> sheets() {
        return List.of();
    }

    /** Returns everybody in it, in the order written; it has no problems. */
    default List<Name> everybody() {
        return sheets().stream().map(Sheet::name).toList();
    }

    /** Returns the situation that it opens with; it has no problems. */
    S opening();

    /**
     * Returns this with a newcomer, who has the sheet of somebody in it, unhurt and with full guns; this, if nobody in it
     * has that name; empty if nobody can enter such a fight.
     */
    default Optional<SetUp<S, O>> joinedBy(Answer.Entered newcomer) {
        return Optional.empty();
    }

    /** Returns who decides for this fighter unless somebody asks; if nothing is said, the first policy of the kind. */
    default Optional<Policy<S>> policyOf(Name fighter) {
        return sheets().stream()
                .filter(sheet -> sheet.name().equals(fighter))
                .<Policy<S>>map(Sheet::policy)
                .findFirst();
    }

    /** Returns whether a person plays this fighter at the table, unless somebody says otherwise. */
    default boolean isPlayer(Name fighter) {
        return sheets().stream()
                .anyMatch(sheet -> sheet.player() && sheet.name().equals(fighter));
    }

    /** Returns the next fight of those who came out of this one, with their wounds and whatever they have left, if there is one. */
    default Optional<? extends SetUp<S, O>> aftermath(O outcome) {
        return Optional.empty();
    }

    /**
     * Returns the set-up after something has happened between two fights; tells at this place why that cannot be, and returns itself.
     *
     * @param before the set-up of the fight before, in which somebody may have had more than now
     */
    default SetUp<S, O> after(Interlude what, SetUp<S, O> before, String at, ProblemCollector refused) {
        refused.tell(at, "interlude.not-here", what);
        return this;
    }

    /**
     * Returns a single attack within it, said in words such as {@code Bob shoots Joe}, if this kind has such a thing.
     *
     * @throws UnclearPhraseException if the words say no attack that the rules know, or one that they bar here
     */
    default Optional<SubScenario<?, ?>> attackIn(String words) {
        return Optional.empty();
    }

    /** Lists what somebody might change about it; it has no problems. */
    default void vary(Variations<SetUp<S, O>> found) {}
}
