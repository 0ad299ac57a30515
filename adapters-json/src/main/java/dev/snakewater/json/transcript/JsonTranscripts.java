package dev.snakewater.json.transcript;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.json.file.AtomicFile;
import dev.snakewater.json.file.AutosaveFolder;
import dev.snakewater.json.file.DocumentFiles;
import dev.snakewater.json.file.LockedFile;
import dev.snakewater.json.scenario.DocumentType;
import dev.snakewater.json.scenario.Envelope;
import dev.snakewater.json.scenario.ScenarioDocuments;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.RecordWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Records of fights as JSON lines: a header, each answer, the situation at each turn's end, the ending. */
public final class JsonTranscripts implements Transcripts {

    /** More than other documents may have: a record holds every turn's situation. */
    private static final int MOST_MEGABYTES = 16;

    private static final int BEGINNING = 64 * 1024;

    private final ScenarioDocuments documents;
    private final AutosaveFolder moved;

    // Whoever is asked whether to continue a fight has it read just before.
    private volatile Optional<ReadBefore> last = Optional.empty();

    private record ReadBefore(ByteBuffer bytes, Recorded recorded) {}

    /** Records of fights of these rule texts. */
    public JsonTranscripts(List<Ruleset> rulesets) {
        this(rulesets, new AutosaveFolder(Optional.empty()));
    }

    /** Records of fights, some of them in a folder where earlier versions moved them. */
    public JsonTranscripts(List<Ruleset> rulesets, AutosaveFolder moved) {
        documents = new ScenarioDocuments(rulesets);
        this.moved = moved;
    }

    @Override
    public void save(String file, IfFileExists ifThere, Scenario<?, ?> scenario, FightReport account) {
        byte[] bytes = bytes(account.dice(), scenario, TranscriptLine.after(0, account));
        if (bytes.length > MOST_MEGABYTES * DocumentFiles.MEGABYTE) {
            throw Problems.unwritable(file, "too-long", MOST_MEGABYTES);
        }
        AtomicFile.of(file).write(bytes, ifThere);
    }

    @Override
    public OpenRecord begin(String file, IfFileExists ifThere, Scenario<?, ?> scenario, List<OpenRecord.Done> done) {
        byte[] bytes = bytes(new FightReport.DiceSource.AtTable(), scenario, TranscriptAppender.lines(done));
        return new TranscriptAppender(AtomicFile.of(file).put(bytes, ifThere), bytes);
    }

    @Override
    public Reopened goOn(String file) {
        Path path = there(file);
        DocumentFiles.of(file, path);
        if (!Files.isWritable(path) || !Files.isReadable(path)) {
            throw Problems.unwritable(file, "locked-record");
        }
        LockedFile held = LockedFile.of(path, file).orElseThrow(() -> Problems.unwritable(file, "played"));
        try {
            byte[] bytes = DocumentFiles.bytes(file, held::stream, MOST_MEGABYTES);
            Recorded recorded = recorded(file, bytes);
            last = Optional.empty(); // It is written to from here on.
            return new Reopened(recorded, new TranscriptAppender(held, bytes));
        } catch (UnreadableException useless) {
            held.close();
            throw useless;
        }
    }

    @Override
    public boolean isTranscript(String file) {
        return DocumentFiles.file(file)
                .map(moved::whereIs)
                .filter(Files::isRegularFile)
                .flatMap(JsonTranscripts::beginning)
                .flatMap(text -> DocumentType.of(JsonText.beginning(text)))
                .filter(DocumentType.TRANSCRIPT::equals)
                .isPresent();
    }

    @Override
    public Recorded load(String file) {
        return recorded(file, DocumentFiles.bytes(file, DocumentFiles.of(file, there(file)), MOST_MEGABYTES));
    }

    private Path there(String file) {
        return DocumentFiles.file(file)
                .map(moved::whereIs)
                .filter(Files::exists)
                .orElseThrow(() -> Problems.refused(
                        file, "no-such-transcript", DocumentFiles.instead(file, Problems.WORDS.message("transcript"))));
    }

    private Recorded recorded(String file, byte[] bytes) {
        ByteBuffer now = ByteBuffer.wrap(bytes);
        Recorded recorded = last.filter(one -> one.recorded.file().equals(file) && one.bytes.equals(now))
                .map(ReadBefore::recorded)
                .orElseGet(() -> read(file, bytes));
        last = Optional.of(new ReadBefore(now, recorded));
        return recorded;
    }

    private Recorded read(String file, byte[] bytes) {
        int end = TranscriptAppender.wholeLines(bytes);
        String text = DocumentFiles.decoded(file, Arrays.copyOf(bytes, end));
        boolean isHeaderTorn = text.isEmpty() && bytes.length > 0;
        List<String> lines = text.lines().toList();
        Optional<String> sort =
                DocumentType.of(JsonText.beginning(isHeaderTorn ? new String(bytes, StandardCharsets.UTF_8) : text));
        sort.filter(known -> !known.equals(DocumentType.TRANSCRIPT)).ifPresent(another -> {
            throw Problems.refused(file, "another-than-transcript", another);
        });
        if (bytes.length == 0) {
            throw Problems.refused(file, "empty-transcript");
        }
        if (isHeaderTorn) {
            throw Problems.refused(file, bytes[0] == '{' ? "torn-header" : "no-transcript");
        }
        if (sort.isEmpty() && lines.stream().noneMatch(TranscriptLine.Sort::isKnown)) {
            throw Problems.refused(file, "no-transcript");
        }
        Optional<String> torn = Optional.of(Problems.WORDS.message("torn", lines.size() + 1));
        Recorded recorded = new TranscriptReader(documents).read(file, lines, torn.filter(is -> end < bytes.length));
        int known = Ruleset.of(recorded.scenario().kind(), documents.rulesets()).edition();
        if (recorded.edition() < Mending.FIRST_EDITION || recorded.edition() > known) {
            throw Problems.refused(file, "edition", recorded.edition(), Mending.FIRST_EDITION, known);
        }
        return recorded;
    }

    @Override
    public Optional<Difference> difference(Recorded recorded, FightReport again) {
        return TranscriptDifference.first(
                recorded.lines(),
                TranscriptLine.after(0, again).stream()
                        .<Json>map(TranscriptLine::json)
                        .toList());
    }

    private byte[] bytes(FightReport.DiceSource dice, Scenario<?, ?> scenario, List<TranscriptLine> lines) {
        int edition = Ruleset.of(scenario.kind(), documents.rulesets()).edition();
        List<TranscriptLine> all = new ArrayList<>(lines);
        all.addFirst(new TranscriptLine.Header(
                Envelope.VERSION,
                DocumentType.TRANSCRIPT,
                Optional.of(edition).filter(later -> later > Mending.FIRST_EDITION),
                RecordWriter.dice(dice),
                ScenarioDocuments.written(scenario)));
        return TranscriptLine.text(all).getBytes(StandardCharsets.UTF_8);
    }

    private static Optional<String> beginning(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return Optional.of(
                    DocumentFiles.unmarked(new String(stream.readNBytes(BEGINNING), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** Appends to the record of a fight being played: a line for each act, forced to disk. */
    private static final class TranscriptAppender implements OpenRecord {

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
                String last = DocumentFiles.decoded("", Arrays.copyOfRange(bytes, end, bytes.length));
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
            List<TranscriptLine> all = TranscriptLine.after(0, now);
            Optional<String> beside = torn();
            String gap = end > 0 && end <= found.length && found[(int) end - 1] != '\n' ? "\n" : "";
            append(gap
                    + TranscriptLine.text(all.subList(Math.min(recorded.lines().size() - 1, all.size()), all.size())));
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
                    AtomicFile.of(beside)
                            .write(Arrays.copyOfRange(found, (int) end, found.length), IfFileExists.REFUSE);
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
                one.acts().stream().map(TranscriptLine.Done::new).forEach(lines::add);
                if (one.acts().getLast() instanceof Answer) {
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
}
