package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Act;
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

    /** Reads the scenario in the header by means of these. */
    TranscriptReading(ScenarioDocuments documents) {
        this.documents = documents;
    }

    /** What a header says: what was played, with which dice, and by which edition of the rules. */
    record Beginning(Scenario<?, ?, ?> scenario, Account.DiceSource dice, int edition) {}

    /** Returns everything that is wrong. */
    Problems problems() {
        return problems;
    }

    /** Returns everything done that is on record. */
    List<Act> acts() {
        return acts;
    }

    /** Returns the lines that stand. */
    List<Recorded.Line> lines() {
        return standing.lines();
    }

    /** Reads all lines; what the header says, if there is nothing wrong with it. */
    Optional<Beginning> read(List<String> lines) {
        Recorded.Line first = new Recorded.Line(1, lines.getFirst());
        standing.begin(first);
        Optional<Beginning> beginning = object(first)
                .flatMap(object -> line(object, TranscriptLine.Sort.HEADER, 1))
                .flatMap(header -> beginning((TranscriptLine.Header) header));
        for (int i = 1; i < lines.size(); i++) {
            read(new Recorded.Line(i + 1, lines.get(i)));
        }
        return beginning;
    }

    private Optional<Beginning> beginning(TranscriptLine.Header header) {
        Optional<Scenario<?, ?, ?>> scenario = documents.read(
                header.scenario(), ScenarioDocuments.Use.ON_RECORD, problems.ofLine(1, Pointer.ROOT.field("scenario")));
        return dice(header.dice(), problems.ofLine(1, Pointer.ROOT.field("dice")))
                .flatMap(dice -> scenario.map(
                        played -> new Beginning(played, dice, header.edition().orElse(Mending.FIRST_EDITION))));
    }

    private static Optional<Account.DiceSource> dice(Json.Fields written, Problems found) {
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
        Optional<Json.Fields> object = object(line);
        Optional<TranscriptLine.Sort> sort = object.flatMap(TranscriptLine.Sort::of);
        Optional<Integer> endedIn = standing.endedIn();
        if (endedIn.isPresent()
                && sort.filter(TranscriptReading::canFollowTheEnd).isEmpty()) {
            goesOnAfterItsEnd = true;
            here.tell(Pointer.ROOT, "after-the-end", endedIn.get());
            return;
        }
        if (object.isPresent() && sort.isEmpty()) {
            here.tell(Pointer.ROOT, "no-line");
        }
        sort.flatMap(known -> line(object.orElseThrow(), known, line.number()))
                .ifPresent(read -> take(read, line, here));
    }

    private static boolean canFollowTheEnd(TranscriptLine.Sort sort) {
        return sort == TranscriptLine.Sort.UNDONE || sort == TranscriptLine.Sort.HANDED;
    }

    private void take(TranscriptLine line, Recorded.Line at, Problems here) {
        switch (line) {
            case TranscriptLine.Header header -> here.tell(Pointer.ROOT, "second-header");
            case TranscriptLine.Done(Act act) -> does(act, at, here);
            case TranscriptLine.TurnEnds end -> {
                int next = standing.turnEnds() + 1;
                standing.turnEnded(at);
                if (end.turnEnds() != next) {
                    here.tell(Pointer.ROOT.field("turnEnds"), "turn-ends", end.turnEnds(), next);
                }
            }
            case TranscriptLine.Ended ended -> standing.ended(at);
        }
    }

    private void does(Act act, Recorded.Line at, Problems here) {
        acts.add(act);
        switch (act) {
            case Act.Answered answered -> standing.answered(at);
            case Act.Undone undone -> {
                if (!standing.takesBack(undone.answers())) {
                    here.tell(Pointer.ROOT.field("undone"), "undone");
                }
            }
            case Act.Redone redone -> {
                if (!standing.bringsBack(redone.answers())) {
                    here.tell(Pointer.ROOT.field("redone"), "redone");
                }
            }
            case Act.Handed handed -> {}
        }
    }

    private Optional<Json.Fields> object(Recorded.Line line) {
        Problems here = problems.ofLine(line.number(), Pointer.ROOT);
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

    private Optional<TranscriptLine> line(Json.Fields object, TranscriptLine.Sort sort, int number) {
        Problems here = problems.ofLine(number, Pointer.ROOT);
        Optional<TranscriptLine> line = sort.read(object, here);
        mustBeTrue("byHand", object, "false-by-hand", here);
        if (line.isPresent() && line.get() instanceof TranscriptLine.Header header) {
            Envelope.version(header.snakewater(), here);
        }
        return line;
    }
}
