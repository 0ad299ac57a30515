package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
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
    private final List<Answer> answers = new ArrayList<>();
    private int turnsEnded;
    private int endedIn;

    /** Reads the scenario in the header by means of these. */
    TranscriptReading(ScenarioDocuments documents) {
        this.documents = documents;
    }

    /**
     * What a header says.
     *
     * @param scenario what was played
     * @param dice with which dice
     */
    record Beginning(Scenario<?, ?, ?> scenario, Account.DiceSource dice) {}

    /** Everything that is wrong. */
    Problems problems() {
        return problems;
    }

    /** The answers on record. */
    List<Answer> answers() {
        return answers;
    }

    /** Reads all lines; what the header says, if there is nothing wrong with it. */
    Optional<Beginning> read(List<String> lines) {
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
                ? Optional.of(new Beginning(scenario.get(), dice.get()))
                : Optional.empty();
    }

    private Optional<Scenario<?, ?, ?>> scenario(Json document) {
        Problems found = new Problems();
        Optional<Scenario<?, ?, ?>> scenario = documents.read(document, found);
        tell(1, Pointer.ROOT.field("scenario"), found);
        return scenario;
    }

    private Optional<Account.DiceSource> dice(Json.Fields written) {
        Problems found = new Problems();
        Optional<Account.DiceSource> dice = written.byName().containsKey("script")
                ? record(written, TranscriptLine.ByScript.class, found)
                        .filter(script -> isTrue(script, found))
                        .map(script -> new Account.DiceSource.Scripted())
                : record(written, Account.DiceSource.Seeded.class, found).map(seeded -> seeded);
        tell(1, Pointer.ROOT.field("dice"), found);
        return dice;
    }

    private static boolean isTrue(TranscriptLine.ByScript dice, Problems found) {
        if (!dice.script()) {
            found.add(Pointer.ROOT.field("script"), "false is not right here", "true; or a generator and a seed");
        }
        return dice.script();
    }

    private void line(String line, int number) {
        if (endedIn > 0) {
            if (number == endedIn + 1) {
                tell(number, "the fight has ended in line " + endedIn, "nothing more");
            }
            return;
        }
        Optional<Json.Fields> object = object(line, number);
        Optional<TranscriptLine.Sort> sort = object.flatMap(TranscriptLine.Sort::of);
        if (object.isPresent() && sort.isEmpty()) {
            tell(
                    number,
                    "it is no line of a transcript",
                    "an answer with the field 'fell' or 'chose', a turn's end with 'turnEnds', or the ending with"
                            + " 'ended'");
        }
        object.flatMap(fields -> sort.flatMap(known -> line(fields, known, number)))
                .ifPresent(read -> take(read, number));
        if (sort.isPresent() && sort.get() == TranscriptLine.Sort.ENDED) {
            endedIn = number;
        }
    }

    private void take(TranscriptLine line, int number) {
        switch (line) {
            case TranscriptLine.Header header -> tell(number, "a second header", "one header, in line 1");
            case TranscriptLine.Fell fell ->
                by(fell.by(), number)
                        .ifPresent(by -> answers.add(new Answer.Fell(by, fell.to(), fell.rule(), fell.fell())));
            case TranscriptLine.Chose chose ->
                by(chose.by(), number)
                        .ifPresent(by -> answers.add(new Answer.Chose(by, chose.to(), chose.rule(), chose.chose())));
            case TranscriptLine.TurnEnds end -> turnEnds(end.turnEnds(), number);
            case TranscriptLine.Ended ended -> {}
        }
    }

    private void turnEnds(int turn, int number) {
        turnsEnded++;
        if (turn != turnsEnded) {
            tell(number, Pointer.ROOT.field("turnEnds"), "the end of turn " + turn, "that of turn " + turnsEnded);
        }
    }

    private Optional<Name> by(String by, int number) {
        if (Name.isProper(by)) {
            return Optional.of(new Name(by));
        }
        tell(number, Pointer.ROOT.field("by"), Words.quoted(by) + " is no name", "the name of a fighter");
        return Optional.empty();
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
        Optional<TranscriptLine> line =
                record(object, sort.shape().type(), found).map(TranscriptLine.class::cast);
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
