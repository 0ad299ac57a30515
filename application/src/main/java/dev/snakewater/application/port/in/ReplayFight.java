package dev.snakewater.application.port.in;

/** Plays a fight again from its record. */
public interface ReplayFight {

    /**
     * The fight with the answers on record, as far as they go.
     *
     * @throws dev.snakewater.application.table.Diverged if something on record cannot have been done, such as an answer to
     *     another question than the one asked, or a hand-over to nobody
     * @throws dev.snakewater.application.table.Refused if an answer is not legal
     */
    Account again(Recorded recorded);
}
