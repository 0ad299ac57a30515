package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Difference;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.domain.rule.Mending;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Records of fights as JSON lines: a header, each answer, the situation at each turn's end, the ending. */
public final class JsonTranscripts implements Transcripts {

    /** More than other documents may have: a record holds every turn's situation. */
    private static final int MOST_MEGABYTES = 16;

    private static final int BEGINNING = 64 * 1024;

    private final List<Ruleset> rulesets;
    private final ScenarioDocuments documents;

    private final StateFolder moved;

    /** Records of fights of these rule texts. */
    public JsonTranscripts(List<Ruleset> rulesets) {
        this(rulesets, new StateFolder(Optional.empty()));
    }

    /**
     * Records of fights.
     *
     * @param rulesets by which rule texts
     * @param moved where some are kept while they are played, and from where earlier versions moved them
     */
    public JsonTranscripts(List<Ruleset> rulesets, StateFolder moved) {
        this.rulesets = List.copyOf(rulesets);
        documents = new ScenarioDocuments(rulesets);
        this.moved = moved;
    }

    @Override
    public void save(String file, IfThere ifThere, Scenario<?, ?, ?> scenario, Account account) {
        StringBuilder text = new StringBuilder();
        text.append(Layout.line(header(account.dice(), scenario).json()));
        text.append('\n');
        for (TranscriptLine line : TranscriptWriting.lines(account)) {
            text.append(Layout.line(line.json())).append('\n');
            if (text.length() > MOST_MEGABYTES * DocumentBytes.MEGABYTE) {
                break;
            }
        }
        byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
        if (bytes.length > MOST_MEGABYTES * DocumentBytes.MEGABYTE) {
            throw new Unwritable(
                    file, "the fight is too long for a record of " + MOST_MEGABYTES + " MB; lower its turnLimit");
        }
        FilePlace.of(file).write(bytes, ifThere);
    }

    @Override
    public OpenRecord begin(String file, IfThere ifThere, Scenario<?, ?, ?> scenario, List<OpenRecord.Done> done) {
        return AppendedRecord.begun(file, ifThere, header(new Account.DiceSource.AtTable(), scenario), done);
    }

    @Override
    public Reopened goOn(String file) {
        Path path = there(file);
        HeldFile held = held(file, path);
        try {
            byte[] bytes = DocumentBytes.bytes(file, held::stream, MOST_MEGABYTES);
            Recorded recorded = recorded(file, bytes);
            return new Reopened(recorded, AppendedRecord.goneOnWith(file, held, LastLine.of(bytes)));
        } catch (Unreadable useless) {
            letGo(file, held);
            throw useless;
        }
    }

    private static HeldFile held(String file, Path path) {
        try {
            return HeldFile.of(path)
                    .orElseThrow(() -> new Unwritable(file, "somebody is playing it just now; end that first"));
        } catch (AccessDeniedException denied) {
            throw new Unwritable(file, "you may not change it; copy it, and go on with the copy");
        } catch (IOException failed) {
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    private static void letGo(String file, HeldFile held) {
        try {
            held.close();
        } catch (IOException failed) {
            throw new Unwritable(file, FilePlace.why(failed));
        }
    }

    @Override
    public boolean isTranscript(String file) {
        return path(file)
                .filter(Files::isRegularFile)
                .flatMap(JsonTranscripts::beginning)
                .flatMap(DocumentSort::of)
                .filter(DocumentSort.TRANSCRIPT::equals)
                .isPresent();
    }

    @Override
    public Recorded load(String file) {
        Path path = there(file);
        return recorded(file, DocumentBytes.bytes(file, () -> Files.newInputStream(path), MOST_MEGABYTES));
    }

    private Path there(String file) {
        Path path = path(file)
                .filter(Files::exists)
                .orElseThrow(() -> DocumentBytes.refused(
                        file,
                        "there is no such file",
                        NearbyFiles.instead(file, "a transcript that 'snakewater run --save' has written")));
        if (Files.isDirectory(path)) {
            throw DocumentBytes.refused(file, "it is a directory", "a file in it");
        }
        return path;
    }

    private Recorded recorded(String file, byte[] bytes) {
        LastLine last = LastLine.of(bytes);
        String text = DocumentBytes.decoded(file, last.whole());
        if (text.isEmpty()) {
            throw withoutHeader(file, bytes);
        }
        List<String> lines = text.lines().toList();
        Optional<DocumentSort> sort = DocumentSort.of(text);
        sort.filter(known -> !known.equals(DocumentSort.TRANSCRIPT)).ifPresent(known -> {
            throw another(file, known);
        });
        if (sort.isEmpty() && lines.stream().noneMatch(TranscriptLine.Sort::isKnown)) {
            throw nothingOfOurs(file);
        }
        return recorded(file, lines, dropped(last, lines.size() + 1));
    }

    @Override
    public Optional<Difference> difference(Recorded recorded, Account again) {
        return TranscriptDifference.first(
                recorded.lines(),
                TranscriptWriting.lines(again).stream()
                        .<Json>map(TranscriptLine::json)
                        .toList());
    }

    private Recorded recorded(String file, List<String> lines, Optional<String> dropped) {
        TranscriptReading reading = new TranscriptReading(documents);
        Optional<TranscriptReading.Beginning> beginning = reading.read(lines);
        if (reading.problems().found() > 0 || beginning.isEmpty()) {
            throw reading.problems().refusal(file);
        }
        int known = Ruleset.of(beginning.get().scenario().kind(), rulesets).edition();
        int edition = beginning.get().edition();
        if (edition < Mending.FIRST_EDITION || edition > known) {
            throw DocumentBytes.refused(
                    file,
                    "line 1: it was played by edition " + edition + " of the rules",
                    "edition " + Mending.FIRST_EDITION + " to " + known + "; a later Snakewater may know more");
        }
        return new Recorded(
                file,
                beginning.get().scenario(),
                beginning.get().dice(),
                Proceedings.of(reading.acts()).answers(),
                dropped,
                reading.lines(),
                reading.acts(),
                edition);
    }

    private TranscriptLine.Header header(Account.DiceSource dice, Scenario<?, ?, ?> scenario) {
        return TranscriptLine.header(
                Ruleset.of(scenario.kind(), rulesets).edition(), dice, ScenarioWriter.document(scenario));
    }

    private static Optional<String> dropped(LastLine last, int line) {
        return last.isTorn() ? Optional.of("line " + line + " is torn and was left out") : Optional.empty();
    }

    private static Unreadable withoutHeader(String file, byte[] bytes) {
        if (bytes.length == 0) {
            return DocumentBytes.refused(file, "the file is empty", "a transcript");
        }
        return DocumentSort.of(new String(bytes, StandardCharsets.UTF_8))
                .filter(sort -> !sort.equals(DocumentSort.TRANSCRIPT))
                .map(sort -> another(file, sort))
                .orElseGet(() -> bytes[0] == '{' ? torn(file) : nothingOfOurs(file));
    }

    private static Unreadable torn(String file) {
        return DocumentBytes.refused(
                file, "line 1, the header, is torn, and nothing can be read without it", "a whole transcript");
    }

    private static Unreadable nothingOfOurs(String file) {
        return DocumentBytes.refused(
                file,
                "it is no transcript",
                "a transcript: a file that 'play' keeps a fight in, or that 'run --save' has written");
    }

    private static Unreadable another(String file, DocumentSort sort) {
        return DocumentBytes.refused(file, "it is a " + sort.word() + ", no transcript", "a transcript");
    }

    private Optional<Path> path(String file) {
        try {
            return Optional.of(file)
                    .filter(path -> !path.isBlank())
                    .map(Path::of)
                    .map(moved::whereIs);
        } catch (InvalidPathException strange) {
            return Optional.empty();
        }
    }

    private static Optional<String> beginning(Path file) {
        try (InputStream stream = Files.newInputStream(file)) {
            return Optional.of(
                    DocumentBytes.unmarked(new String(stream.readNBytes(BEGINNING), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }
}
