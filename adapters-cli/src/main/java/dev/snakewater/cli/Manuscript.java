package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Sentence;

/** What a story is written on, piece by piece. */
interface Manuscript {

    /** Leaves a line empty. */
    void gap();

    /** Writes a heading: of the whole at level 1, of a turn at 2, of a part at 3. */
    void heading(int level, String text);

    /** Writes what the whole is about. */
    void about(String text);

    /** Writes a sentence with its reasons. */
    void say(Sentence sentence);

    /** Writes a table. */
    void table(Grid grid);

    /** Writes that an answer was taken back. */
    void takenBack(Answer answer);

    /** Writes the numbers behind something that happened, where they are wished for. */
    default void trace(Account.Told told) {}
}
