package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Unreadable;
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
    private final StandingLines standing = new StandingLines();
    private boolean goesOnAfterItsEnd;

    TranscriptReading(ScenarioDocuments documents) {
        this.documents = documents;
    }

    /** Returns the fight that the lines of a file tell without a mistake, with what of it is left out. */
    Recorded read(String file, List<String> lines, Optional<String> dropped) {
        Recorded.Line first = new Recorded.Line(1, lines.getFirst());
        standing.begin(TranscriptLine.Sort.HEADER, first);
        Problems inFirst = problems.ofLine(1, Pointer.ROOT);
        Optional<TranscriptLine.Header> header = object(first, inFirst)
                .flatMap(object -> line(object, TranscriptLine.Sort.HEADER, inFirst))
                .map(TranscriptLine.Header.class::cast);
        Optional<Scenario<?, ?, ?>> scenario = header.flatMap(this::scenario);
        Optional<Account.DiceSource> dice = header.flatMap(this::dice);
        for (int i = 1; i < lines.size(); i++) {
            read(new Recorded.Line(i + 1, lines.get(i)));
        }
        if (problems.found() > 0) {
            throw new Unreadable(file, problems.told());
        }
        return new Recorded(
                file,
                scenario.orElseThrow(),
                dice.orElseThrow(),
                dropped,
                standing.lines(),
                Proceedings.of(acts),
                header.orElseThrow().edition().orElse(Mending.FIRST_EDITION));
    }

    private Optional<Scenario<?, ?, ?>> scenario(TranscriptLine.Header header) {
        Problems found = problems.ofLine(1, Pointer.ROOT.field("scenario"));
        return documents.read(header.scenario(), found, new Problems());
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
        sort.ifPresent(
                known -> line(object.orElseThrow(), known, here).ifPresent(read -> take(read, known, line, here)));
    }

    private void take(TranscriptLine line, TranscriptLine.Sort sort, Recorded.Line at, Problems here) {
        switch (line) {
            case TranscriptLine.Header header -> here.tell(Pointer.ROOT, "second-header");
            case TranscriptLine.Done(Act act) -> {
                acts.add(act);
                switch (act) {
                    case Act.Answered answered -> standing.begin(sort, at);
                    case Act.Undone(int answers) -> must(standing.undone(answers), "undone", here);
                    case Act.Redone(int answers) -> must(standing.redone(answers), "redone", here);
                    case Act.Handed handed -> {}
                }
            }
            case TranscriptLine.TurnEnds end -> {
                standing.follow(sort, at);
                long turn = standing.turns();
                must(end.turnEnds() == turn, "turnEnds", here, end.turnEnds(), turn);
            }
            case TranscriptLine.Ended ended -> standing.follow(sort, at);
        }
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
