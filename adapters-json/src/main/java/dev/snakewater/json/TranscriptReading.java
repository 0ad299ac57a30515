package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.domain.rule.Mending;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the complete lines of a transcript, strictly. Whether the answers on record are those of a fight, only playing it
 * again can tell.
 */
final class TranscriptReading {

    private final ScenarioDocuments documents;
    private final Problems problems = new Problems();
    private final List<Act> acts = new ArrayList<>();
    private final StandingLines standing;
    private boolean goesOnAfterItsEnd;

    private TranscriptReading(ScenarioDocuments documents, Recorded.Line header) {
        this.documents = documents;
        standing = new StandingLines(header);
    }

    /**
     * Returns the fight that the lines of a file tell, with what of it is left out.
     *
     * @throws Unreadable if something is wrong with it
     */
    static Recorded read(ScenarioDocuments documents, String file, List<String> lines, Optional<String> dropped) {
        Recorded.Line first = new Recorded.Line(1, lines.getFirst());
        TranscriptReading reading = new TranscriptReading(documents, first);
        Problems inFirst = reading.problems.ofLine(1, Pointer.ROOT);
        Optional<TranscriptLine.Header> header = reading.object(first, inFirst)
                .flatMap(object -> line(object, TranscriptLine.Sort.HEADER, inFirst))
                .map(TranscriptLine.Header.class::cast);
        Optional<Scenario<?, ?, ?>> scenario = header.flatMap(reading::scenario);
        Optional<Account.DiceSource> dice = header.flatMap(reading::dice);
        for (int i = 1; i < lines.size(); i++) {
            reading.read(new Recorded.Line(i + 1, lines.get(i)));
        }
        if (reading.problems.found() > 0) {
            throw reading.problems.refusal(file);
        }
        return new Recorded(
                file,
                scenario.orElseThrow(),
                dice.orElseThrow(),
                dropped,
                reading.standing.lines(),
                Proceedings.of(reading.acts),
                header.orElseThrow().edition().orElse(Mending.FIRST_EDITION));
    }

    private Optional<Scenario<?, ?, ?>> scenario(TranscriptLine.Header header) {
        Problems found = problems.ofLine(1, Pointer.ROOT.field("scenario"));
        return documents.read(header.scenario(), ScenarioDocuments.Use.ON_RECORD, found);
    }

    private Optional<Account.DiceSource> dice(TranscriptLine.Header header) {
        Problems found = problems.ofLine(1, Pointer.ROOT.field("dice"));
        Json.Fields written = header.dice();
        Class<? extends Record> type = written.at("script").isPresent()
                ? TranscriptLine.ByScript.class
                : written.at("atTable").isPresent() ? TranscriptLine.AtTable.class : Account.DiceSource.Seeded.class;
        Optional<Account.DiceSource> dice = new Reading(found)
                .record(written, type)
                .map(read -> switch (read) {
                    case TranscriptLine.ByScript script -> new Account.DiceSource.Scripted();
                    case TranscriptLine.AtTable table -> new Account.DiceSource.AtTable();
                    default -> (Account.DiceSource) read;
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
        Optional<Integer> endedIn = standing.endedIn();
        if (endedIn.isPresent()
                && sort.filter(act -> act == TranscriptLine.Sort.UNDONE || act == TranscriptLine.Sort.HANDED)
                        .isEmpty()) {
            goesOnAfterItsEnd = true;
            here.tell(Pointer.ROOT, "after-the-end", endedIn.get());
            return;
        }
        if (object.isPresent() && sort.isEmpty()) {
            here.tell(Pointer.ROOT, "no-line");
        }
        sort.flatMap(known -> line(object.orElseThrow(), known, here)).ifPresent(read -> take(read, line, here));
    }

    private void take(TranscriptLine line, Recorded.Line at, Problems here) {
        switch (line) {
            case TranscriptLine.Header header -> here.tell(Pointer.ROOT, "second-header");
            case TranscriptLine.Done(Act act) -> {
                acts.add(act);
                if (!standing.does(act, at)) {
                    String mark = act instanceof Act.Undone ? "undone" : "redone";
                    here.tell(Pointer.ROOT.field(mark), mark);
                }
            }
            case TranscriptLine.TurnEnds end -> {
                int turn = standing.turnEnded(at);
                if (end.turnEnds() != turn) {
                    here.tell(Pointer.ROOT.field("turnEnds"), "turn-ends", end.turnEnds(), turn);
                }
            }
            case TranscriptLine.Ended ended -> standing.ended(at);
        }
    }

    private Optional<Json.Fields> object(Recorded.Line line, Problems here) {
        if (line.text().isBlank()) {
            here.tell(Pointer.ROOT, "blank-line");
            return Optional.empty();
        }
        Problems twice = new Problems();
        return switch (JsonText.parsed(line.text(), line.number(), twice)) {
            case JsonText.Parsed.Broken broken -> {
                problems.addAll(List.of(broken.problem()));
                yield Optional.empty();
            }
            case JsonText.Parsed.Whole(Json.Fields object) -> {
                here.addAll(twice.told());
                yield Optional.of(object);
            }
            case JsonText.Parsed.Whole(Json other) -> {
                here.tell(Pointer.ROOT, "no-object", other.inWords(), "an object: { ... }");
                yield Optional.empty();
            }
        };
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
