package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.procedure.Act;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The record of a fight that is being played: each act is a line, and on the disk before anything else happens. */
final class AppendedRecord implements OpenRecord {

    private final String file;
    private final HeldFile held;

    // Whole lines end here; what is behind it goes when something is written.
    private long end;

    private AppendedRecord(String file, HeldFile held, long end) {
        this.file = file;
        this.held = held;
        this.end = end;
    }

    /** A new one of what was done so far. */
    static AppendedRecord begun(String file, IfThere ifThere, TranscriptLine.Header header, List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(header));
        done.forEach(one -> lines.addAll(lines(one)));
        byte[] bytes = TranscriptLine.text(lines).getBytes(StandardCharsets.UTF_8);
        return new AppendedRecord(file, FilePlace.of(file).put(bytes, ifThere), bytes.length);
    }

    /** One in a file that is held, by how what is in it ends. */
    static AppendedRecord goneOnWith(String file, HeldFile held, LastLine last) {
        return new AppendedRecord(file, held, last.end());
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public Optional<String> mend(Recorded recorded, Account now) {
        List<TranscriptLine> all = TranscriptLine.of(now);
        int standing = Math.min(recorded.lines().size() - 1, all.size());
        try {
            LastLine last = LastLine.of(held.stream().readAllBytes());
            Optional<String> beside = last.isTorn() ? Optional.of(last.keptBeside(file)) : Optional.empty();
            append((last.lacksItsEnd() ? "\n" : "") + TranscriptLine.text(all.subList(standing, all.size())));
            return beside;
        } catch (IOException failed) {
            throw FilePlace.stuck(file, failed);
        }
    }

    @Override
    public void keep(List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>();
        done.forEach(one -> lines.addAll(lines(one)));
        append(TranscriptLine.text(lines));
    }

    private static List<TranscriptLine> lines(Done done) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(new TranscriptLine.Done(done.act())));
        if (done.act() instanceof Act.Answered) {
            lines.addAll(TranscriptLine.behindTheLast(done.after()));
        }
        return lines;
    }

    @Override
    public void close() {
        held.close();
    }

    private void append(String text) {
        end = held.write(text.getBytes(StandardCharsets.UTF_8), end);
    }
}
