package dev.snakewater.cli;

import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import java.util.Optional;

/** A fight that is being played, and its record: what is done is kept before anything else happens. */
final class FightLedger implements AutoCloseable {

    private final ContinueFight fights;
    private final Transcripts transcripts;
    private final UnfinishedFights unfinished;
    private FightAtTable fight;
    private Optional<OpenRecord> open;

    /**
     * A fight and its record.
     *
     * @param fights plays it
     * @param transcripts keeps it
     * @param unfinished knows where to find it if it is interrupted
     * @param fight as it stands
     * @param open its record, with all that was done; none, if there is no place for it
     */
    FightLedger(
            ContinueFight fights,
            Transcripts transcripts,
            UnfinishedFights unfinished,
            FightAtTable fight,
            Optional<OpenRecord> open) {
        this.fights = fights;
        this.transcripts = transcripts;
        this.unfinished = unfinished;
        this.fight = fight;
        this.open = open;
    }

    /** The fight as it stands. */
    FightAtTable fight() {
        return fight;
    }

    /** Where it is kept, if it is. */
    Optional<String> file() {
        return open.map(OpenRecord::file);
    }

    /**
     * Does something, and keeps it.
     *
     * @throws Unwritable if it is done, but cannot be kept, nor anything after it
     */
    void does(Act act) {
        fight = fight.after(act);
        try {
            open.ifPresent(record -> record.keep(act, fight.account()));
        } catch (Unwritable lost) {
            closeRecord();
            throw lost;
        }
    }

    /**
     * Keeps all of it in another file, from now on.
     *
     * @throws Unwritable if that is not possible; it is kept where it was
     */
    void moveTo(String file) {
        OpenRecord there = transcripts.begin(file, fight.scenario());
        try {
            copyTo(there);
        } catch (Unwritable lost) {
            there.close();
            throw lost;
        }
        Optional<String> before = file();
        closeRecord();
        open = Optional.of(there);
        before.ifPresent(unfinished::over);
        unfinished.note(file);
    }

    private void copyTo(OpenRecord record) {
        FightAtTable again = fights.begin(fight.scenario());
        for (Act act : fight.proceedings().acts()) {
            again = again.after(act);
            record.keep(act, again.account());
        }
    }

    @Override
    public void close() {
        Optional<String> file = file();
        closeRecord();
        if (fight.question().isEmpty()) {
            file.ifPresent(unfinished::over);
        } else if (fight.proceedings().entries().isEmpty()) {
            file.ifPresent(unfinished::neverBegan);
        }
    }

    private void closeRecord() {
        open.ifPresent(OpenRecord::close);
        open = Optional.empty();
    }
}
