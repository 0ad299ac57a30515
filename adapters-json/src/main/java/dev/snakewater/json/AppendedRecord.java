package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.procedure.Act;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The record of a fight that is being played: each act is a line, and on the disk before anything else happens. */
final class AppendedRecord implements OpenRecord {

    private final HeldFile held;
    private final LastLine found;

    // Whole lines end here; what is behind it goes when something is written.
    private long end;

    /** One in a file that is held, in which so much was found. */
    AppendedRecord(HeldFile held, byte[] found) {
        this.held = held;
        this.found = new LastLine(found);
        end = this.found.end();
    }

    @Override
    public String file() {
        return held.name();
    }

    @Override
    public Optional<String> mend(Recorded recorded, Account now) {
        List<TranscriptLine> all = TranscriptLine.of(now);
        Optional<String> beside = found.keptBeside(file());
        if (found.lacksItsEnd()) {
            append(new byte[] {'\n'});
        }
        append(TranscriptLine.bytes(all.subList(Math.min(recorded.lines().size() - 1, all.size()), all.size())));
        return beside;
    }

    @Override
    public void keep(List<Done> done) {
        append(TranscriptLine.bytes(lines(done)));
    }

    /** Returns the lines of what was done, each with what follows from it. */
    static List<TranscriptLine> lines(List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>();
        for (Done one : done) {
            lines.add(new TranscriptLine.Done(one.act()));
            if (one.act() instanceof Act.Answered) {
                lines.addAll(TranscriptLine.after(one.after().answers().size(), one.after()));
            }
        }
        return lines;
    }

    @Override
    public void close() {
        held.close();
    }

    private void append(byte[] bytes) {
        end = held.write(bytes, end);
    }
}
