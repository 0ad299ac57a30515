package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A line of a transcript. Each sort is told from the others by a field that it alone has. */
sealed interface TranscriptLine {

    /**
     * The first line.
     *
     * @param snakewater the version
     * @param document that it is a transcript
     * @param edition the edition of the rules that it was played by; the first, if it is left out
     * @param dice where dice came from
     * @param scenario the document of what was played
     */
    record Header(int snakewater, String document, Optional<Integer> edition, Json.Fields dice, Json.Fields scenario)
            implements TranscriptLine {}

    /** Something done at the table. */
    record Done(Act act) implements TranscriptLine {}

    /**
     * The end of a turn.
     *
     * @param turnEnds which turn, counted from 1
     * @param situation as it was then
     */
    record TurnEnds(@Within({1, Integer.MAX_VALUE}) int turnEnds, Json.Fields situation) implements TranscriptLine {}

    /**
     * The last line, if the fight is over.
     *
     * @param ended in which way
     * @param outcome how things stood then
     */
    record Ended(Over ended, Json.Fields outcome) implements TranscriptLine {}

    /** In which way a fight is over. */
    enum Over {
        /** By its own rules. */
        DECIDED,
        /** By the limit of turns. */
        CALLED_OFF
    }

    /**
     * How it is written that a fighter was handed over.
     *
     * @param handed who
     * @param to the policy that decides for him from now on; a person, if it is left out
     * @param dice who throws his dice
     */
    record Handed(Name handed, Optional<String> to, Seat.Dice dice) {}

    /**
     * In a header, dice that a script tells.
     *
     * @param script that it does
     */
    record ByScript(boolean script) {}

    /**
     * In a header, dice that are thrown at a table.
     *
     * @param atTable that they are
     */
    record AtTable(boolean atTable) {}

    /** The sorts of lines. */
    enum Sort {
        /** See {@link Header}. */
        HEADER(Header.class, DocumentSort.FIELD, DocumentSort.FIELD),
        /** What dice showed. */
        FELL(Answer.Fell.class, "fall", "fell"),
        /** What somebody chose. */
        CHOSE(Answer.Chose.class, "word", "chose"),
        /** What the game master added to a number. */
        ADDED(Answer.Added.class, "amount", "added"),
        /** What somebody chose that is barred, and the game master allowed. */
        ALLOWED(Answer.Allowed.class, "word", "allowed"),
        /** What the game master amended by hand, or ruled otherwise. */
        AMENDED(Answer.Amended.class, "word", "amended"),
        /** Answers were taken back; the lines of those answers do not stand any more. */
        UNDONE(Act.Undone.class, "answers", "undone"),
        /** Answers taken back last were brought back, and their lines with them. */
        REDONE(Act.Redone.class, "answers", "redone"),
        /** See {@link Handed}. */
        HANDED(Handed.class, "handed", "handed"),
        /** See {@link TurnEnds}. */
        TURN_ENDS(TurnEnds.class, "turnEnds", "turnEnds"),
        /** See {@link Ended}. */
        ENDED(Ended.class, "ended", "ended");

        private final Class<? extends Record> type;
        private final String component;
        private final String mark;

        /** A sort of which this record tells; the component by which it is known is written as a mark. */
        Sort(Class<? extends Record> type, String component, String mark) {
            this.type = type;
            this.component = component;
            this.mark = mark;
        }

        /** The sort of line that an object is; none if it is none of them. */
        static Optional<Sort> of(Json.Fields object) {
            return Stream.of(values())
                    .filter(sort -> object.byName().containsKey(sort.mark))
                    .findFirst();
        }

        /** Whether a text is a line of one of these sorts. */
        static boolean isKnown(String text) {
            return !text.isBlank()
                    && JsonText.parsed(text, new Problems()) instanceof JsonText.Parsed.Whole whole
                    && whole.value() instanceof Json.Fields object
                    && of(object).isPresent();
        }

        /** Its fields, as they are written. */
        List<Shape.Field> fields() {
            return Shapes.of(type).fields().stream()
                    .map(field -> field.name().equals(component) ? field.called(mark) : field)
                    .toList();
        }

        /** The line that an object is; none if something is wrong with it. */
        Optional<TranscriptLine> read(Json.Fields object, Problems problems) {
            Reading reading = Reading.withoutLimits(problems);
            Map<String, Object> values = reading.fields(object, fields(), Pointer.ROOT);
            Optional.ofNullable(values.remove(mark)).ifPresent(value -> values.put(component, value));
            return reading.built(type, values, Pointer.ROOT).map(TranscriptLine::of);
        }

        private static Json.Fields written(Record line) {
            Sort sort = Stream.of(values())
                    .filter(one -> one.type == line.getClass())
                    .findFirst()
                    .orElseThrow();
            WrittenFields fields = new WrittenFields();
            Written.sparse(line)
                    .byName()
                    .forEach((name, value) -> fields.with(name.equals(sort.component) ? sort.mark : name, value));
            return fields.json();
        }
    }

    private static TranscriptLine of(Object read) {
        return switch (read) {
            case TranscriptLine line -> line;
            case Answer answer -> new Done(new Act.Answered(answer));
            case Handed handed -> new Done(new Act.Handed(handed.handed(), new Seat(handed.to(), handed.dice())));
            default -> new Done((Act) read);
        };
    }

    /** The line as JSON. */
    default Json.Fields json() {
        return Sort.written(
                switch (this) {
                    case Done done ->
                        switch (done.act()) {
                            case Act.Answered answered -> (Record) answered.answer();
                            case Act.Handed handed ->
                                new Handed(
                                        handed.who(),
                                        handed.seat().policy(),
                                        handed.seat().dice());
                            case Act.Undone undone -> undone;
                            case Act.Redone redone -> redone;
                        };
                    case Header header -> header;
                    case TurnEnds end -> end;
                    case Ended ended -> ended;
                });
    }

    /** The line of an answer. */
    static TranscriptLine answer(Answer answer) {
        return new Done(new Act.Answered(answer));
    }

    /** The header of a fight that is played by this edition of the rules. */
    static Header header(int edition, Account.DiceSource dice, Json.Fields scenario) {
        return new Header(
                Envelope.VERSION,
                DocumentSort.TRANSCRIPT.word(),
                Optional.of(edition).filter(later -> later > Mending.FIRST_EDITION),
                ReportWriter.dice(dice),
                scenario);
    }

    /** The line of a fight's end; none if it has not ended. */
    static Optional<TranscriptLine> ending(Account.Ending ending) {
        return Optional.of(ending.how())
                .flatMap(how -> switch (how) {
                    case DECIDED -> Optional.of(Over.DECIDED);
                    case CALLED_OFF -> Optional.of(Over.CALLED_OFF);
                    case UNFINISHED -> Optional.empty();
                })
                .map(over -> new Ended(over, (Json.Fields) Written.of(ending.outcome())));
    }

    /** Beyond its shape, what a schema says of a field of any sort. */
    static Map<String, Object> constraints(String field) {
        return switch (field) {
            case "snakewater" -> Map.of("const", Envelope.VERSION);
            case DocumentSort.FIELD -> Map.of("const", DocumentSort.TRANSCRIPT.word());
            case "edition", "undone", "redone" -> Map.of("minimum", 1);
            case "script", "atTable", "byHand" -> Map.of("const", true);
            default -> Map.of();
        };
    }
}
