package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Writes reports: all that can be told of a fight, as a JSON document. Equal accounts give equal texts. */
public final class ReportWriter {

    /** The report of a fight, as JSON text that ends with a newline. */
    public String write(Account account) {
        return Layout.document(new WrittenFields()
                .with("snakewater", Envelope.VERSION)
                .with(DocumentSort.FIELD, DocumentSort.REPORT.word())
                .with("kind", account.kind())
                .with("title", account.title())
                .with("about", account.about())
                .with("dice", dice(account.dice()))
                .with("opening", Written.texts(account.opening()))
                .with("turns", turns(account.passages()))
                .with("ending", ending(account.ending()))
                .json());
    }

    /** Where dice came from. */
    static Json.Fields dice(Account.DiceSource dice) {
        return switch (dice) {
            case Account.DiceSource.Seeded seeded -> Written.sparse(seeded);
            case Account.DiceSource.Scripted scripted -> Written.sparse(new TranscriptLine.ByScript(true));
            case Account.DiceSource.AtTable table -> Written.sparse(new TranscriptLine.AtTable(true));
        };
    }

    private static List<Json> turns(List<List<Account.Passage>> turns) {
        return IntStream.range(0, turns.size())
                .<Json>mapToObj(i -> turn(i + 1, turns.get(i)))
                .toList();
    }

    /** What was taken back stands beside the events, with how many of them came before it. */
    private static Json turn(int number, List<Account.Passage> passages) {
        List<Json> events = new ArrayList<>();
        List<Json> takenBack = new ArrayList<>();
        for (Account.Passage passage : passages) {
            switch (passage) {
                case Account.Told told -> events.add(Written.of(told));
                case Account.TakenBack back ->
                    takenBack.add(new WrittenFields()
                            .with("afterEvents", events.size())
                            .withAll(TranscriptLine.answer(back.answer()).json())
                            .json());
            }
        }
        return new WrittenFields()
                .with("turn", number)
                .with("events", events)
                .with("takenBack", Optional.of(takenBack).filter(some -> !some.isEmpty()))
                .json();
    }

    private static Json ending(Account.Ending ending) {
        return new WrittenFields()
                .with("how", ending.how())
                .with("outcome", ending.outcome())
                .with("text", Written.texts(ending.sentences()))
                .json();
    }
}
