package dev.snakewater.json.transcript;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.TurnEnd;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.domain.field.Never;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import dev.snakewater.json.scenario.DocumentType;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonPrinter;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Problems;
import dev.snakewater.json.value.RecordReader;
import dev.snakewater.json.value.RecordWriter;
import dev.snakewater.json.value.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A line of a transcript. Each sort is told from the others by a field that it alone has. */
public sealed interface TranscriptLine {

    /** The first line: version, sort, edition of the rules (the first, if left out), where dice came from, what was played. */
    record Header(int snakewater, String document, Optional<Integer> edition, Json.Fields dice, Json.Fields scenario)
            implements TranscriptLine {}

    /** Something done at the table; of an answer the line is the answer alone. */
    record Done(@Unwrapped HistoryEntry act) implements TranscriptLine {}

    /** The end of a turn, counted from 1, and the situation as it was then. */
    record TurnEnds(@Within({1, Integer.MAX_VALUE}) int turnEnds, Json.Fields situation) implements TranscriptLine {}

    /** The last line, if the fight is over: in which way, and how things stood then. */
    record Ended(@Never("unfinished") FightReport.How ended, Json.Fields outcome) implements TranscriptLine {}

    /** In a header, that a script says what dice show. */
    record ByScript(boolean script) {}

    /** In a header, that dice are thrown at a table. */
    record AtTable(boolean atTable) {}

    List<Class<? extends Record>> DICE = List.of(ByScript.class, AtTable.class, FightReport.DiceSource.Seeded.class);

    /** The sorts of lines: the record of each, and the field by which it is known. */
    enum Sort {
        HEADER(Header.class, DocumentType.FIELD),
        FELL(Answer.Fell.class, "fell"),
        CHOSE(Answer.Chose.class, "chose"),
        ADDED(Answer.Added.class, "added"),
        ALLOWED(Answer.Allowed.class, "allowed"),
        AMENDED(Answer.Amended.class, "amended"),
        ENTERED(Answer.Entered.class, "entered"),
        LEFT(Answer.Left.class, "left"),
        UNDONE(HistoryEntry.Undone.class, "undone"),
        REDONE(HistoryEntry.Redone.class, "redone"),
        HANDED(HistoryEntry.Handed.class, "handed"),
        ROLLED(HistoryEntry.Rolled.class, "rolled"),
        NOTED(HistoryEntry.Noted.class, "noted"),
        TURN_ENDS(TurnEnds.class, "turnEnds"),
        ENDED(Ended.class, "ended");

        private final Class<? extends Record> type;
        private final String mark;

        Sort(Class<? extends Record> type, String mark) {
            this.type = type;
            this.mark = mark;
        }

        static Optional<Sort> of(Json line) {
            return Stream.of(values())
                    .filter(sort -> line instanceof Json.Fields object
                            && object.at(sort.mark).isPresent())
                    .findFirst();
        }

        boolean isAnswer() {
            return Answer.class.isAssignableFrom(type);
        }

        /** Returns whether it may stand behind the end of a fight: what changes no answer, or takes some back. */
        boolean mayFollowTheEnd() {
            return !isAnswer() && HistoryEntry.class.isAssignableFrom(type) && this != REDONE;
        }

        static boolean isKnown(String text) {
            JsonText.Parsed parsed = JsonText.parsed(text, 1, new Problems());
            return parsed.broken().isEmpty() && of(parsed.value()).isPresent();
        }

        /** Returns the fields of such a line. */
        public List<Shape.Field> fields() {
            return Shape.of(type).fields();
        }

        Optional<TranscriptLine> read(Json.Fields object, Problems problems) {
            return RecordReader.withoutLimits(problems).record(object, type).map(read -> switch (read) {
                case TranscriptLine line -> line;
                default -> new Done((HistoryEntry) read);
            });
        }
    }

    default Json.Fields json() {
        return RecordWriter.sparse((Record) this);
    }

    static String text(List<TranscriptLine> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(JsonPrinter.line(line.json())).append('\n'));
        return text.toString();
    }

    /** Returns the lines of a fight after so many answers: each answer, each turn's end where it came, the ending. */
    static List<TranscriptLine> after(int answers, FightReport account) {
        List<TranscriptLine> lines = new ArrayList<>();
        List<TurnEnd<?>> ends = account.turnEnds();
        for (int answer = answers; answer <= account.answers().size(); answer++) {
            for (int turn = 0; turn < ends.size(); turn++) {
                if (ends.get(turn).answers() == answer) {
                    lines.add(new TurnEnds(turn + 1, (Json.Fields)
                            RecordWriter.of(ends.get(turn).situation())));
                }
            }
            if (answer < account.answers().size()) {
                lines.add(new Done(account.answers().get(answer)));
            }
        }
        if (account.ending().how() != FightReport.How.UNFINISHED) {
            lines.add(new Ended(account.ending().how(), (Json.Fields)
                    RecordWriter.of(account.ending().outcome())));
        }
        return lines;
    }
}
