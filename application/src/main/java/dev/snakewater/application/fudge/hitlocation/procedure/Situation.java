package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/** Something that goes on among people with bodies, as it is now; a game master can lay down rulings about it. */
public interface Situation<S, R extends Record, O> {

    /** Returns those who take part in it. */
    List<Person> people();

    /** Returns what the game master has laid down. */
    R rulings();

    /** Returns what the game master can amend. */
    List<Choice<S>> amendments();

    /** Plays the next step. */
    Next<S, O> step(Table table);

    /** Returns what it comes to if it is broken off here. */
    O calledOff();
}
