package dev.snakewater.json.transcript;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.json.scenario.Envelope;
import dev.snakewater.json.scenario.ScenarioDocuments;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.RecordReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the complete lines of a transcript strictly. Only a replay can show whether the answers belong to a fight. */
final class TranscriptReader {

    private final ScenarioDocuments documents;
    private final Problems problems = new Problems();
    // The header, then each answer, with what followed from it.
    private final List<List<Read>> lines = new ArrayList<>();
    private History history = History.NONE;
    private boolean goesOnAfterItsEnd;

    private record Read(TranscriptLine.Sort sort, Recorded.Line line) {}

    TranscriptReader(ScenarioDocuments documents) {
        this.documents = documents;
    }

    Recorded read(String file, List<String> lines, Optional<String> dropped) {
        Recorded.Line first = new Recorded.Line(1, lines.getFirst());
        begin(TranscriptLine.Sort.HEADER, first);
        Problems inFirst = problems.ofLine(1, Pointer.ROOT);
        Optional<TranscriptLine.Header> header = object(first, inFirst)
                .flatMap(object -> line(object, TranscriptLine.Sort.HEADER, inFirst))
                .map(TranscriptLine.Header.class::cast);
        Optional<Scenario<?, ?>> scenario = header.flatMap(this::scenario);
        Optional<FightReport.DiceSource> dice = header.flatMap(this::dice);
        for (int i = 1; i < lines.size(); i++) {
            read(new Recorded.Line(i + 1, lines.get(i)));
        }
        if (problems.found() > 0) {
            throw new UnreadableException(file, problems.told());
        }
        return new Recorded(
                file,
                scenario.orElseThrow(),
                dice.orElseThrow(),
                dropped,
                standing().map(Read::line).toList(),
                history,
                header.orElseThrow().edition().orElse(Mending.FIRST_EDITION));
    }

    private Optional<Scenario<?, ?>> scenario(TranscriptLine.Header header) {
        Problems found = problems.ofLine(1, Pointer.ROOT.field("scenario"));
        return documents.read(header.scenario(), found, new Problems());
    }

    private Optional<FightReport.DiceSource> dice(TranscriptLine.Header header) {
        Problems found = problems.ofLine(1, Pointer.ROOT.field("dice"));
        Json.Fields written = header.dice();
        Class<? extends Record> type = written.at("script").isPresent()
                ? TranscriptLine.ByScript.class
                : written.at("atTable").isPresent()
                        ? TranscriptLine.AtTable.class
                        : FightReport.DiceSource.Seeded.class;
        Optional<FightReport.DiceSource> dice = new RecordReader(found)
                .record(written, type)
                .map(read -> switch (read) {
                    case TranscriptLine.ByScript script -> new FightReport.DiceSource.Scripted();
                    case TranscriptLine.AtTable table -> new FightReport.DiceSource.AtTable();
                    default -> (FightReport.DiceSource) read;
                });
        mustBeTrue("script", written, "false-script", found);
        mustBeTrue("atTable", written, "false-script", found);
        return dice;
    }

    private static void mustBeTrue(String field, Json.Fields object, String key, Problems found) {
        if (object.at(field).equals(Optional.of(new Json.Truth(false)))) {
            found.tell(Pointer.ROOT.field(field), key);
        }
    }

    private void read(Recorded.Line line) {
        if (goesOnAfterItsEnd) {
            return;
        }
        Problems here = problems.ofLine(line.number(), Pointer.ROOT);
        Optional<Json.Fields> object = object(line, here);
        Optional<TranscriptLine.Sort> sort = object.flatMap(TranscriptLine.Sort::of);
        Optional<Integer> endedIn = endedIn();
        if (endedIn.isPresent()
                && sort.filter(TranscriptLine.Sort::mayFollowTheEnd).isEmpty()) {
            goesOnAfterItsEnd = true;
            here.tell(Pointer.ROOT, "after-the-end", endedIn.get());
            return;
        }
        if (object.isPresent() && sort.isEmpty()) {
            here.tell(Pointer.ROOT, "no-line");
        }
        sort.ifPresent(
                known -> line(object.orElseThrow(), known, here).ifPresent(read -> take(read, known, line, here)));
    }

    private void take(TranscriptLine line, TranscriptLine.Sort sort, Recorded.Line at, Problems here) {
        switch (line) {
            case TranscriptLine.Header header -> here.tell(Pointer.ROOT, "second-header");
            case TranscriptLine.Done(HistoryEntry act) -> done(act, sort, at, here);
            case TranscriptLine.TurnEnds end -> {
                last().add(new Read(sort, at));
                long turn = standing()
                        .filter(read -> read.sort() == TranscriptLine.Sort.TURN_ENDS)
                        .count();
                must(end.turnEnds() == turn, "turnEnds", here, end.turnEnds(), turn);
            }
            case TranscriptLine.Ended ended -> last().add(new Read(sort, at));
        }
    }

    private void done(HistoryEntry act, TranscriptLine.Sort sort, Recorded.Line at, Problems here) {
        if (act instanceof Answer) {
            begin(sort, at);
        }
        try {
            history = history.and(act);
        } catch (DivergedException impossible) {
            boolean undoes = act instanceof HistoryEntry.Undone;
            int there = (undoes ? history.standing() : history.takenBack()).size();
            must(false, undoes ? "undone" : "redone", here, there);
        }
    }

    private void begin(TranscriptLine.Sort sort, Recorded.Line at) {
        lines.add(new ArrayList<>(List.of(new Read(sort, at))));
    }

    /** Returns the last answer that stands, or the header, with what followed from it. */
    private List<Read> last() {
        return lines.get(
                history.standing().isEmpty() ? 0 : 1 + history.standing().getLast());
    }

    /** Returns the lines that stand: what follows from an answer goes with it, and comes back with it. */
    private Stream<Read> standing() {
        return Stream.concat(
                        Stream.of(lines.getFirst()), history.standing().stream().map(answer -> lines.get(1 + answer)))
                .flatMap(List::stream);
    }

    private Optional<Integer> endedIn() {
        Read read = last().getLast();
        return read.sort() == TranscriptLine.Sort.ENDED
                ? Optional.of(read.line().number())
                : Optional.empty();
    }

    private static void must(boolean holds, String field, Problems here, Object... places) {
        if (!holds) {
            here.tell(Pointer.ROOT.field(field), field, places);
        }
    }

    private Optional<Json.Fields> object(Recorded.Line line, Problems here) {
        if (line.text().isBlank()) {
            here.tell(Pointer.ROOT, "blank-line");
            return Optional.empty();
        }
        Problems twice = new Problems();
        JsonText.Parsed parsed = JsonText.parsed(line.text(), line.number(), twice);
        if (parsed.broken().isPresent()) {
            problems.addAll(parsed.broken().stream().toList());
            return Optional.empty();
        }
        if (parsed.value() instanceof Json.Fields object) {
            here.addAll(twice.told());
            return Optional.of(object);
        }
        here.tell(Pointer.ROOT, "no-object", parsed.value().inWords(), "{ ... }");
        return Optional.empty();
    }

    private static Optional<TranscriptLine> line(Json.Fields object, TranscriptLine.Sort sort, Problems here) {
        Optional<TranscriptLine> line = sort.read(object, here);
        mustBeTrue("byHand", object, "false-by-hand", here);
        if (line.isPresent() && line.get() instanceof TranscriptLine.Header header) {
            Envelope.version(header.snakewater(), here);
        }
        return line;
    }
}
