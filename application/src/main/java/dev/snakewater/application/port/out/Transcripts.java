package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.Answer;
import java.util.List;
import java.util.Optional;

/** Where the records of fights are kept. */
public interface Transcripts {

    /**
     * Keeps a fight.
     *
     * @param file the path of the file, made anew or replaced as a whole
     * @param scenario what was played
     * @param account how it went
     * @throws Unwritable if the file cannot be written; what was there before is still there
     */
    void save(String file, Scenario<?, ?, ?> scenario, Account account);

    /**
     * The fight on record.
     *
     * @param file the path of the file
     * @throws Unreadable if there is none, or it has problems
     */
    Recorded load(String file);

    /**
     * The first thing in which a fight played again differs from its record.
     *
     * @return none if it came out the same
     */
    Optional<String> difference(Recorded recorded, Account again);

    /**
     * A fight on record.
     *
     * @param file where it is kept
     * @param scenario what was played
     * @param dice where its dice came from
     * @param answers the answers given, in order
     * @param dropped what of the file was left out, because its last line is torn
     * @param lines the complete lines, as they stand in the file
     */
    record Recorded(
            String file,
            Scenario<?, ?, ?> scenario,
            Account.DiceSource dice,
            List<Answer> answers,
            Optional<String> dropped,
            List<String> lines) {

        /** Copies the lists. */
        public Recorded {
            answers = List.copyOf(answers);
            lines = List.copyOf(lines);
        }
    }
}
