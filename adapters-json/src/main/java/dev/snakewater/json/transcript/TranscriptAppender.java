package dev.snakewater.json.transcript;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.table.Answer;
import dev.snakewater.json.file.AtomicFile;
import dev.snakewater.json.file.DocumentBytes;
import dev.snakewater.json.file.LockedFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Appends to the record of a fight being played: a line for each act, forced to disk. */
final class TranscriptAppender implements OpenRecord {

    private final LockedFile held;
    private byte[] found;

    // Whole lines end here; what is behind it goes when something is written.
    private long end;

    TranscriptAppender(LockedFile held, byte[] found) {
        this.held = held;
        this.found = found;
        end = wholeLines(found);
    }

    /** Returns how many bytes of a record are whole lines. A last line without an end is whole if it can be read. */
    static int wholeLines(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        try {
            String last = DocumentBytes.decoded("", Arrays.copyOfRange(bytes, end, bytes.length));
            return TranscriptLine.Sort.isKnown(last) ? bytes.length : end;
        } catch (UnreadableException torn) {
            return end;
        }
    }

    @Override
    public String file() {
        return held.name();
    }

    @Override
    public Optional<String> mend(Recorded recorded, FightReport now) {
        List<TranscriptLine> all = TranscriptLine.of(now);
        Optional<String> beside = torn();
        String gap = end > 0 && end <= found.length && found[(int) end - 1] != '\n' ? "\n" : "";
        append(gap + TranscriptLine.text(all.subList(Math.min(recorded.lines().size() - 1, all.size()), all.size())));
        found = new byte[0];
        return beside;
    }

    /** Keeps what is torn in a new file beside the record, so that nothing is lost when it is cut off. */
    private Optional<String> torn() {
        for (int number = 1; end < found.length; number++) {
            String beside = file() + ".torn" + (number == 1 ? "" : "." + number);
            if (Files.isDirectory(Path.of(beside))) {
                continue;
            }
            try {
                AtomicFile.of(beside).write(Arrays.copyOfRange(found, (int) end, found.length), IfFileExists.REFUSE);
                return Optional.of(beside);
            } catch (FileExistsException there) {
                // What is kept there is somebody's: the next number.
            }
        }
        return Optional.empty();
    }

    @Override
    public void keep(List<Done> done) {
        append(TranscriptLine.text(lines(done)));
    }

    static List<TranscriptLine> lines(List<Done> done) {
        List<TranscriptLine> lines = new ArrayList<>();
        for (Done one : done) {
            lines.add(new TranscriptLine.Done(one.act()));
            if (one.act() instanceof Answer) {
                lines.addAll(TranscriptLine.after(one.after().answers().size(), one.after()));
            }
        }
        return lines;
    }

    @Override
    public void close() {
        held.close();
    }

    private void append(String lines) {
        end = held.write(lines.getBytes(StandardCharsets.UTF_8), end);
    }
}
