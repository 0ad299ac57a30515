package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Sentence;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.ObjectWriter;

/** Writes reports: all that can be told of a fight, as a JSON document. Equal accounts give equal texts. */
public final class ReportWriter {

    private final ObjectWriter writer;

    /** A writer for fights of any kind. */
    public ReportWriter() {
        writer = ReportMapper.mapper().writerWithDefaultPrettyPrinter();
    }

    /** The report of a fight, as JSON text that ends with a newline. */
    public String write(Account account) {
        return writer.writeValueAsString(report(account)) + "\n";
    }

    private static Map<String, Object> report(Account account) {
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("snakewater", Envelope.VERSION);
        report.put("document", "report");
        report.put("kind", account.kind());
        report.put("title", account.title());
        report.put("about", account.about());
        report.put("dice", dice(account.dice()));
        report.put("opening", texts(account.opening()));
        report.put(
                "turns",
                IntStream.range(0, account.turns().size())
                        .mapToObj(i -> turn(i + 1, account.turns().get(i)))
                        .toList());
        report.put("ending", ending(account.ending()));
        return report;
    }

    private static Object dice(Account.DiceSource dice) {
        return switch (dice) {
            case Account.DiceSource.Seeded seeded -> seeded;
            case Account.DiceSource.Scripted scripted -> Map.of("script", true);
        };
    }

    private static Map<String, Object> turn(int number, List<Account.Told> events) {
        Map<String, Object> turn = new LinkedHashMap<>();
        turn.put("turn", number);
        turn.put("events", events);
        return turn;
    }

    private static Map<String, Object> ending(Account.Ending ending) {
        Map<String, Object> written = new LinkedHashMap<>();
        written.put("how", ending.how());
        written.put("outcome", ending.outcome());
        written.put("text", texts(ending.sentences()));
        return written;
    }

    /** What sentences say, without their reasons: events carry these as tallies. */
    static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }
}
