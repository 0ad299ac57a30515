package dev.snakewater.application.port.in;

import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import java.util.List;

/**
 * All that can be told of a fight.
 *
 * @param kind the scenario kind
 * @param title what the scenario is called
 * @param about what it is about; may be empty
 * @param dice where its dice came from
 * @param opening who fights
 * @param turns what happened, turn by turn
 * @param ending how it ended
 * @param turnEnds the end of each turn that ended, with situations of the scenario kind
 * @param answers what the table answered, in order
 */
public record Account(
        String kind,
        String title,
        String about,
        DiceSource dice,
        List<Sentence> opening,
        List<List<Told>> turns,
        Ending ending,
        List<TurnEnd<?>> turnEnds,
        List<Answer> answers) {

    /** Where dice came from. */
    public sealed interface DiceSource {
        /** A random generator, by its name and seed. */
        record Seeded(String generator, long seed) implements DiceSource {}

        /** The scenario's script. */
        record Scripted() implements DiceSource {}

        /** A table: thrown there by hand, or by the program, as it was wished. */
        record AtTable() implements DiceSource {}
    }

    /**
     * An event and how it is told.
     *
     * @param event the event
     * @param sentences how it is told
     * @param answers how many answers the table had given by then
     */
    public record Told(Event event, List<Sentence> sentences, int answers) {}

    /**
     * How it ended.
     *
     * @param how in which way
     * @param outcome how things stand then, a record of the scenario kind
     * @param sentences how that is told
     */
    public record Ending(How how, Object outcome, List<Sentence> sentences) {}

    /** In which way a fight ended. */
    public enum How {
        /** By its own rules. */
        DECIDED,
        /** By the limit of turns. */
        CALLED_OFF,
        /** It has not: the script, or the record, ends here. */
        UNFINISHED
    }
}
