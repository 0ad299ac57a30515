package dev.snakewater.json;

import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Proceedings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The record of a fight that is being played: each act is a line, and on the disk before anything else happens. */
final class AppendedRecord implements OpenRecord {

    private final String file;
    private final HeldFile held;

    // Whole lines end here; what is behind it is cut off before anything is written.
    private long end;
    private Proceedings proceedings;

    /**
     * The record in a file that is held.
     *
     * @param file its path
     * @param held the file
     * @param end where its whole lines end
     * @param proceedings what was done according to them
     */
    AppendedRecord(String file, HeldFile held, long end, Proceedings proceedings) {
        this.file = file;
        this.held = held;
        this.end = end;
        this.proceedings = proceedings;
    }

    /** A new one of what was done so far. */
    static AppendedRecord begun(String file, IfThere ifThere, TranscriptLine.Header header, List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(header));
        done.forEach(one -> lines.addAll(lines(one)));
        byte[] bytes = bytes(lines);
        return new AppendedRecord(
                file,
                FilePlace.of(file).put(bytes, ifThere),
                bytes.length,
                Proceedings.of(done.stream().map(Done::act).toList()));
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public void keep(List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>();
        Proceedings next = proceedings;
        for (Done one : done) {
            lines.addAll(lines(one));
            next = next.and(one.act());
        }
        append(bytes(lines));
        proceedings = next;
    }

    private static List<TranscriptLine> lines(Done done) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(TranscriptLine.act(done.act())));
        if (done.act() instanceof Act.Answered) {
            List<TranscriptLine> all = TranscriptWriting.lines(done.after());
            lines.addAll(all.subList(lastAnswer(all) + 1, all.size()));
        }
        return lines;
    }

    /** What followed from an answer stands behind it. */
    private static int lastAnswer(List<TranscriptLine> lines) {
        int last = lines.size() - 1;
        while (last >= 0
                && (lines.get(last) instanceof TranscriptLine.TurnEnds
                        || lines.get(last) instanceof TranscriptLine.Ended)) {
            last--;
        }
        return last;
    }

    @Override
    public void close() {
        try {
            held.close();
        } catch (IOException failed) {
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    private static byte[] bytes(List<TranscriptLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(Layout.line(line.json())).append('\n'));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void append(byte[] bytes) {
        try {
            cutOff();
            end = held.write(bytes, end);
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
