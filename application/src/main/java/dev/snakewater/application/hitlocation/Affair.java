package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Something that goes on among people with bodies, as it is now; a game master can lay down rulings about it. */
interface Affair<S, R extends Record, O> {

    List<Person> people();

    R rulings();

    List<Choice<S>> amendments();

    Next<S, O> step(Table table);

    O calledOff();

    /** Returns a kind of such affairs: what a game master can lay down about them, and the same affair under other rulings of hers. */
    static <C extends SetUp<C, S, O>, S extends Affair<S, R, O>, R extends Record, O> ScenarioKind<C, S, O> kind(
            String id, Class<C> scenario, DeclaredRulings<R> declared, BiFunction<S, R, S> under) {
        Play<S, R, O> play = new Play<>(declared, under);
        return ScenarioKind.of(id, scenario, play, play);
    }

    /** Plays such an affair, and tells of it: who takes part in it, what happens to them, how they are now. */
    record Play<S extends Affair<S, R, O>, R extends Record, O>(DeclaredRulings<R> declared, BiFunction<S, R, S> under)
            implements Procedure<S, O>, Telling<S, O> {

        /** The words of hit location. */
        static final Wording WORDS = BodyWords.in();

        @Override
        public Next<S, O> step(S affair, Table table) {
            return affair.step(table);
        }

        @Override
        public List<Choice<S>> amendments(S affair) {
            return affair.amendments();
        }

        @Override
        public void amended(S before, S after, Table table) {
            for (int i = 0; i < before.people().size(); i++) {
                after.people().get(i).amendedFrom(before.people().get(i), table);
            }
        }

        @Override
        public List<Choice<S>> rulings(S affair) {
            return RulingChoices.of(declared, affair.rulings(), changed -> under.apply(affair, changed));
        }

        @Override
        public O calledOff(S affair) {
            return affair.calledOff();
        }

        @Override
        public Wording words() {
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
        public Tableau state(S now) {
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
}
