package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Proceedings;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The record of a fight that is being played: each act is a line, and on the disk before anything else happens. */
final class AppendedRecord implements OpenRecord {

    private final String file;
    private final FileChannel channel;

    // Whole lines end here; what a failed write left behind it is overwritten by the next.
    private long end;
    private Proceedings proceedings;
    private int standing = 1;
    private Optional<String> torn = Optional.empty();

    private AppendedRecord(String file, FileChannel channel, Proceedings proceedings) {
        this.file = file;
        this.channel = channel;
        this.proceedings = proceedings;
    }

    /**
     * A new one.
     *
     * @throws Unwritable if the file exists, or cannot be written
     */
    static AppendedRecord begun(String file, TranscriptLine.Header header) {
        AppendedRecord begun = new AppendedRecord(file, open(file, StandardOpenOption.CREATE_NEW), Proceedings.NONE);
        begun.append(List.of(header));
        return begun;
    }

    /**
     * One that is gone on with.
     *
     * @throws Unwritable if it cannot be written, or somebody else is writing it
     */
    static AppendedRecord goneOnWith(Recorded recorded) {
        AppendedRecord record =
                new AppendedRecord(recorded.file(), open(recorded.file()), Proceedings.of(recorded.acts()));
        try {
            record.standing = recorded.lines().size();
            record.cut(LastLine.of(record.channel));
        } catch (IOException failed) {
            throw unwritable(recorded.file(), failed);
        }
        return record;
    }

    /** Cuts off what is torn, once it is kept beside, and ends what only lacks its line end. */
    private void cut(LastLine last) throws IOException {
        torn = last.isTorn() ? Optional.of(last.keptBeside(file)) : Optional.empty();
        end = last.end();
        channel.truncate(end);
        if (last.lacksItsEnd()) {
            write("\n");
        }
    }

    @Override
    public void complete(Account now) {
        List<TranscriptLine> all = TranscriptWriting.lines(now);
        append(all.subList(Math.min(standing - 1, all.size()), all.size()));
    }

    @Override
    public Optional<String> torn() {
        return torn;
    }

    @Override
    public String file() {
        return file;
    }

    @Override
    public void keep(Act act, Account after) {
        List<TranscriptLine> lines = new ArrayList<>(List.of(TranscriptLine.act(act)));
        Proceedings next = proceedings.and(act);
        if (act instanceof Act.Answered) {
            List<TranscriptLine> all = TranscriptWriting.lines(after);
            lines.addAll(all.subList(lastAnswer(all) + 1, all.size()));
        }
        append(lines);
        proceedings = next;
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
            channel.close();
        } catch (IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private void append(List<TranscriptLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(Layout.line(line.json())).append('\n'));
        try {
            write(text.toString());
        } catch (IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private void write(String text) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        long at = end;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
        channel.force(true);
        end = at;
    }

    private static FileChannel open(String file, StandardOpenOption... more) {
        List<StandardOpenOption> options = new ArrayList<>(List.of(StandardOpenOption.READ, StandardOpenOption.WRITE));
        options.addAll(List.of(more));
        try {
            FileChannel channel = FileChannel.open(Path.of(file), options.toArray(StandardOpenOption[]::new));
            if (!isOurs(channel)) {
                channel.close();
                throw new Unwritable(file, "somebody is playing it just now; end that first");
            }
            return channel;
        } catch (FileAlreadyExistsException there) {
            throw new Unwritable(
                    file, "there is such a file already; go on with it (play --resume " + file + "), or name another");
        } catch (InvalidPathException strange) {
            throw new Unwritable(Words.quoted(file), "it is no name of a file; name another one");
        } catch (IOException failed) {
            throw unwritable(file, failed);
        }
    }

    private static boolean isOurs(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException already) {
            return false;
        }
    }

    private static Unwritable unwritable(String file, IOException failed) {
        return new Unwritable(file, ReplacedFile.why(failed));
    }
}
