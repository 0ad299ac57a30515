package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes reports: all that can be told of a fight, as a JSON document. Equal accounts give equal texts. */
public final class ReportWriter {

    /** The report of a fight, as JSON text that ends with a newline. */
    public String write(Account account) {
        List<Json> turns = new ArrayList<>();
        account.passages().forEach(passages -> turns.add(turn(turns.size() + 1, passages)));
        return Layout.document(head(DocumentSort.REPORT, account.kind(), account.title(), account.about())
                .with("dice", dice(account.dice()))
                .with("opening", Written.texts(account.opening()))
                .with("turns", turns)
                .with(
                        "ending",
                        Json.Fields.NONE
                                .with("how", account.ending().how())
                                .with("outcome", account.ending().outcome())
                                .with("text", Written.texts(account.ending().sentences()))));
    }

    /** Returns what every document begins with that is only written. */
    static Json.Fields head(DocumentSort sort, String kind, String title, String about) {
        return Json.Fields.NONE
                .with("snakewater", Envelope.VERSION)
                .with(DocumentSort.FIELD, sort.word())
                .with("kind", kind)
                .with("title", title)
                .with("about", about);
    }

    static Json.Fields dice(Account.DiceSource dice) {
        return switch (dice) {
            case Account.DiceSource.Seeded seeded -> Written.sparse(seeded);
            case Account.DiceSource.Scripted scripted -> Written.sparse(new TranscriptLine.ByScript(true));
            case Account.DiceSource.AtTable table -> Written.sparse(new TranscriptLine.AtTable(true));
        };
    }

    /** What was taken back stands beside the events, with how many of them came before it. */
    private static Json turn(int number, List<Account.Passage> passages) {
        List<Json> events = new ArrayList<>();
        List<Json> takenBack = new ArrayList<>();
        for (Account.Passage passage : passages) {
            switch (passage) {
                case Account.Told told -> events.add(Written.of(told));
                case Account.TakenBack back ->
                    takenBack.add(Json.Fields.NONE
                            .with("afterEvents", events.size())
                            .withAll(TranscriptLine.answer(back.answer()).json()));
            }
        }
        return Json.Fields.NONE
                .with("turn", number)
                .with("events", events)
                .with("takenBack", Optional.of(takenBack).filter(some -> !some.isEmpty()));
    }
}
