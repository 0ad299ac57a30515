package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Unwritable;
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

    // Whole lines end here; what is behind it is cut off before anything is written.
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
        byte[] bytes = bytes(lines);
        return new AppendedRecord(file, FilePlace.of(file).put(bytes, ifThere), bytes.length);
    }

    /**
     * One in a file that is held.
     *
     * @param file its path
     * @param held the file
     * @param last how what is in it ends
     */
    static AppendedRecord goneOnWith(String file, HeldFile held, LastLine last) {
        return new AppendedRecord(file, held, last.end());
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public Optional<String> mend(Recorded recorded, Account now) {
        List<TranscriptLine> all = TranscriptWriting.lines(now);
        int standing = Math.min(recorded.lines().size() - 1, all.size());
        try {
            LastLine last = LastLine.of(held.stream().readAllBytes());
            Optional<String> beside = last.isTorn() ? Optional.of(last.keptBeside(file)) : Optional.empty();
            append((last.lacksItsEnd() ? "\n" : "") + text(all.subList(standing, all.size())));
            return beside;
        } catch (IOException failed) {
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    @Override
    public void keep(List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>();
        done.forEach(one -> lines.addAll(lines(one)));
        append(text(lines));
    }

    private static List<TranscriptLine> lines(Done done) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(new TranscriptLine.Done(done.act())));
        if (done.act() instanceof Act.Answered) {
            lines.addAll(TranscriptWriting.behindTheLast(done.after()));
        }
        return lines;
    }

    @Override
    public void close() {
        try {
            held.close();
        } catch (IOException failed) {
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    private static String text(List<TranscriptLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(Layout.line(line.json())).append('\n'));
        return text.toString();
    }

    private static byte[] bytes(List<TranscriptLine> lines) {
        return text(lines).getBytes(StandardCharsets.UTF_8);
    }

    private void append(String text) {
        try {
            cutOff();
            end = held.write(text.getBytes(StandardCharsets.UTF_8), end);
        } catch (IOException failed) {
            try {
                cutOff();
            } catch (IOException half) {
                failed.addSuppressed(half);
            }
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    private void cutOff() throws IOException {
        if (held.channel().size() > end) {
            held.channel().truncate(end);
        }
    }
}
