package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.domain.rule.Mending;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /**
     * What a header says.
     *
     * @param scenario what was played
     * @param dice with which dice
     * @param edition by which edition of the rules
     */
    record Beginning(Scenario<?, ?, ?> scenario, Account.DiceSource dice, int edition) {}

    /** Everything that is wrong. */
    Problems problems() {
        return problems;
    }

    /** Everything done that is on record. */
    List<Act> acts() {
        return acts;
    }

    /** The lines that stand. */
    List<Recorded.Line> lines() {
        return standing.lines();
    }

    /** Reads all lines; what the header says, if there is nothing wrong with it. */
    Optional<Beginning> read(List<String> lines) {
        standing.begin(new Recorded.Line(1, lines.getFirst()));
        Optional<Beginning> beginning = object(lines.getFirst(), 1)
                .flatMap(object -> line(object, TranscriptLine.Sort.HEADER, 1))
                .map(TranscriptLine.Header.class::cast)
                .flatMap(this::beginning);
        for (int i = 1; i < lines.size(); i++) {
            line(lines.get(i), i + 1);
        }
        return beginning;
    }

    private Optional<Beginning> beginning(TranscriptLine.Header header) {
        Optional<Scenario<?, ?, ?>> scenario = scenario(header.scenario());
        Optional<Account.DiceSource> dice = dice(header.dice());
        return scenario.isPresent() && dice.isPresent()
                ? Optional.of(new Beginning(
                        scenario.get(), dice.get(), header.edition().orElse(Mending.FIRST_EDITION)))
                : Optional.empty();
    }

    private Optional<Scenario<?, ?, ?>> scenario(Json document) {
        Problems found = new Problems();
        Optional<Scenario<?, ?, ?>> scenario = documents.read(document, ScenarioDocuments.Use.ON_RECORD, found);
        tell(1, Pointer.ROOT.field("scenario"), found);
        return scenario;
    }

    private Optional<Account.DiceSource> dice(Json.Fields written) {
        Problems found = new Problems();
        Optional<Account.DiceSource> dice;
        if (written.byName().containsKey("script")) {
            dice = record(written, TranscriptLine.ByScript.class, found)
                    .map(script -> new Account.DiceSource.Scripted());
        } else if (written.byName().containsKey("atTable")) {
            dice = record(written, TranscriptLine.AtTable.class, found).map(table -> new Account.DiceSource.AtTable());
        } else {
            dice = record(written, Account.DiceSource.Seeded.class, found).map(seeded -> seeded);
        }
        mustBeTrue("script", written, "a generator and a seed", found);
        mustBeTrue("atTable", written, "a generator and a seed", found);
        tell(1, Pointer.ROOT.field("dice"), found);
        return dice;
    }

    private static void mustBeTrue(String field, Json.Fields object, String or, Problems found) {
        if (new Json.Truth(false).equals(object.byName().get(field))) {
            found.add(Pointer.ROOT.field(field), "false is not right here", "true; or " + or);
        }
    }

    private void line(String line, int number) {
        Optional<Integer> endedIn = standing.endedIn();
        if (goesOnAfterItsEnd) {
            return;
        }
        Optional<Json.Fields> object = object(line, number);
        Optional<TranscriptLine.Sort> sort = object.flatMap(TranscriptLine.Sort::of);
        if (endedIn.isPresent()
                && sort.filter(TranscriptReading::canFollowTheEnd).isEmpty()) {
            goesOnAfterItsEnd = true;
            tell(number, "the fight has ended in line " + endedIn.get(), "nothing more");
            return;
        }
        if (object.isPresent() && sort.isEmpty()) {
            tell(
                    number,
                    "it is no line of a transcript",
                    "an answer with the field 'fell' or 'chose', a turn's end with 'turnEnds', or the ending with"
                            + " 'ended'");
        }
        object.flatMap(fields -> sort.flatMap(known -> line(fields, known, number)))
                .ifPresent(read -> take(read, new Recorded.Line(number, line)));
    }

    private static boolean canFollowTheEnd(TranscriptLine.Sort sort) {
        return sort == TranscriptLine.Sort.UNDONE || sort == TranscriptLine.Sort.HANDED;
    }

    private void take(TranscriptLine line, Recorded.Line at) {
        switch (line) {
            case TranscriptLine.Header header -> tell(at.number(), "a second header", "one header, in line 1");
            case TranscriptLine.Done done -> does(done.act(), at);
            case TranscriptLine.TurnEnds end -> turnEnds(end.turnEnds(), at);
            case TranscriptLine.Ended ended -> standing.ended(at);
        }
    }

    private void does(Act act, Recorded.Line at) {
        acts.add(act);
        switch (act) {
            case Act.Answered answered -> standing.answered(at);
            case Act.Undone undone -> {
                if (!standing.takesBack(undone.answers())) {
                    tell(
                            at.number(),
                            Pointer.ROOT.field("undone"),
                            "so many answers do not stand",
                            "as many as stand, or fewer");
                }
            }
            case Act.Redone redone -> {
                if (!standing.bringsBack(redone.answers())) {
                    tell(
                            at.number(),
                            Pointer.ROOT.field("redone"),
                            "so many answers have not been taken back",
                            "as many as were taken back last, or fewer");
                }
            }
            case Act.Handed handed -> {}
        }
    }

    private void turnEnds(int turn, Recorded.Line at) {
        int next = standing.turnEnds() + 1;
        standing.turnEnded(at);
        if (turn != next) {
            tell(at.number(), Pointer.ROOT.field("turnEnds"), "the end of turn " + turn, "that of turn " + next);
        }
    }

    private Optional<Json.Fields> object(String line, int number) {
        if (line.isBlank()) {
            tell(number, "it is blank", "no blank lines");
            return Optional.empty();
        }
        Problems found = new Problems();
        return switch (JsonText.parsed(line, number, found)) {
            case JsonText.Parsed.Broken broken -> {
                problems.add(() -> broken.problem());
                yield Optional.empty();
            }
            case JsonText.Parsed.Whole whole
            when whole.value() instanceof Json.Fields object -> {
                tell(number, Pointer.ROOT, found);
                yield Optional.of(object);
            }
            case JsonText.Parsed.Whole whole -> {
                tell(number, whole.value().inWords() + " is no line of a transcript", "an object: { ... }");
                yield Optional.empty();
            }
        };
    }

    private Optional<TranscriptLine> line(Json.Fields object, TranscriptLine.Sort sort, int number) {
        Problems found = new Problems();
        Optional<TranscriptLine> line = sort.read(object, found);
        mustBeTrue("byHand", object, "leave the field out", found);
        line.filter(TranscriptLine.Header.class::isInstance)
                .map(TranscriptLine.Header.class::cast)
                .ifPresent(header -> Envelope.version(header.snakewater(), found));
        tell(number, Pointer.ROOT, found);
        return line;
    }

    private static <R extends Record> Optional<R> record(Json.Fields object, Class<R> type, Problems found) {
        Reading reading = new Reading(found);
        Map<String, Object> values = reading.fields(object, Shapes.of(type).fields(), Pointer.ROOT);
        return reading.built(type, values, Pointer.ROOT).map(type::cast);
    }

    private void tell(int number, String what, String instead) {
        tell(number, Pointer.ROOT, what, instead);
    }

    private void tell(int number, Pointer at, String what, String instead) {
        problems.add(() -> new Problem(at.text(), "line " + number + ": " + what, instead));
    }

    private void tell(int number, Pointer under, Problems found) {
        found.told()
                .forEach(problem ->
                        tell(number, new Pointer(under.text() + problem.pointer()), problem.what(), problem.instead()));
    }
}
