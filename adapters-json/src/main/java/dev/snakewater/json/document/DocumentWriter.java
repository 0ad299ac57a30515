package dev.snakewater.json.document;

import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.out.Features;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.json.scenario.DocumentType;
import dev.snakewater.json.scenario.Envelope;
import dev.snakewater.json.scenario.ScenarioDocuments;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonPrinter;
import dev.snakewater.json.value.RecordWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes documents as JSON text that ends with a newline. What is equal gives equal texts. */
public final class DocumentWriter {

    private DocumentWriter() {}

    /** Returns the document of a scenario, which reads back as the same. What may be left out is left out. */
    public static String scenario(Scenario<?, ?> scenario) {
        return JsonPrinter.document(ScenarioDocuments.written(scenario));
    }

    /** Returns the report of a fight: all that can be told of it. */
    public static String report(FightReport account) {
        List<Json> turns = new ArrayList<>();
        account.passages().forEach(passages -> turns.add(turn(turns.size() + 1, passages)));
        return JsonPrinter.document(reportHead(account)
                .with("opening", RecordWriter.texts(account.opening()))
                .with("turns", turns)
                .with("ending", ending(account)));
    }

    /** Returns the report of a fight in short: how it ended, and what it comes to. */
    public static String summary(FightReport account) {
        return JsonPrinter.document(reportHead(account)
                .with("ending", ending(account))
                .with("summary", SummaryWriter.of(account.summary())));
    }

    private static Json.Fields reportHead(FightReport account) {
        return head(DocumentType.REPORT)
                .with("kind", account.kind())
                .with("title", account.title())
                .with("about", account.about())
                .with("dice", account.dice());
    }

    private static Json.Fields ending(FightReport account) {
        return Json.Fields.NONE
                .with("how", account.ending().how())
                .with("outcome", account.ending().outcome())
                .with("text", RecordWriter.texts(account.ending().sentences()));
    }

    /** Returns the odds of a scenario, and what changes would make of the first measure. */
    public static String odds(Chances chances, List<Chances.Change> changes) {
        Json.Fields whole = RecordWriter.whole(chances);
        Json.Fields told = chances.fights() > 0 ? whole : whole.without("fights");
        return JsonPrinter.document(head(DocumentType.ODDS).withAll(told).with("changes", changes));
    }

    /** Returns what came out of many fights. */
    public static String simulation(Simulated simulated) {
        return JsonPrinter.document(head(DocumentType.SIMULATION).withAll(RecordWriter.whole(simulated)));
    }

    /** Returns the steps of features. */
    public static String steps(List<Features.Step> steps) {
        return JsonPrinter.document(
                Json.Fields.NONE.with("snakewater", Envelope.VERSION).with("steps", steps));
    }

    private static Json.Fields head(String sort) {
        return Json.Fields.NONE.with("snakewater", Envelope.VERSION).with(DocumentType.FIELD, sort);
    }

    /** Returns a turn. Answers taken back, free dice and notes are listed beside the events, each with the number of events before it. */
    private static Json turn(int number, List<FightReport.Entry> passages) {
        List<Json> events = new ArrayList<>();
        List<Json> takenBack = new ArrayList<>();
        List<Json> asides = new ArrayList<>();
        for (FightReport.Entry passage : passages) {
            switch (passage) {
                case FightReport.NarratedEvent told -> events.add(RecordWriter.of(told));
                case FightReport.TakenBack back -> takenBack.add(after(events, (Record) back.answer()));
                case FightReport.FreeRoll free -> asides.add(after(events, free.roll()));
                case FightReport.Note note -> asides.add(after(events, new HistoryEntry.Noted(note.text())));
            }
        }
        return Json.Fields.NONE
                .with("turn", number)
                .with("events", events)
                .with("takenBack", Optional.of(takenBack).filter(some -> !some.isEmpty()))
                .with("asides", Optional.of(asides).filter(some -> !some.isEmpty()));
    }

    private static Json after(List<Json> events, Record act) {
        return Json.Fields.NONE.with("afterEvents", events.size()).withAll(RecordWriter.sparse(act));
    }
}
