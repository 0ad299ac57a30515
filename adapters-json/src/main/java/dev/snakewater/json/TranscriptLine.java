package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Within;
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

    /**
     * An answer: what dice showed.
     *
     * @param by whose dice
     * @param to what the throw was called
     * @param rule the id of the rule that asked
     * @param fell what they showed
     * @param byHand that somebody threw them and told what they showed, if so
     */
    record Fell(String by, String to, String rule, Fall fell, Optional<Boolean> byHand) implements TranscriptLine {}

    /**
     * An answer: what somebody chose.
     *
     * @param by who
     * @param to what the choice was called
     * @param rule the id of the rule that asked
     * @param chose the word of his choice
     */
    record Chose(String by, String to, String rule, String chose) implements TranscriptLine {}

    /**
     * What the game master added to a number.
     *
     * @param by whose number
     * @param to which
     * @param rule the id of the rule
     * @param added how much
     * @param reason why
     */
    record Added(String by, String to, String rule, int added, String reason) implements TranscriptLine {}

    /**
     * What somebody chose that is barred, and the game master allowed.
     *
     * @param by who
     * @param to what the choice was called
     * @param rule the id of the rule that asked
     * @param allowed the word of his choice
     */
    record Allowed(String by, String to, String rule, String allowed) implements TranscriptLine {}

    /**
     * What the game master amended by hand, or ruled otherwise.
     *
     * @param by whose it is
     * @param to what it is
     * @param rule the id of the rule
     * @param amended what it is from now on
     */
    record Amended(String by, String to, String rule, String amended) implements TranscriptLine {}

    /**
     * Answers were taken back; the lines of those answers do not stand any more.
     *
     * @param undone how many, the last ones that stood
     */
    record Undone(int undone) implements TranscriptLine {}

    /**
     * Answers taken back last were brought back, and their lines with them.
     *
     * @param redone how many
     */
    record Redone(int redone) implements TranscriptLine {}

    /**
     * A fighter was handed over.
     *
     * @param handed who
     * @param to the policy that decides for him from now on; a person, if it is left out
     * @param dice who throws his dice
     */
    record Handed(String handed, Optional<String> to, Seat.Dice dice) implements TranscriptLine {}

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
        HEADER(DocumentSort.FIELD, Header.class),
        /** See {@link Fell}. */
        FELL("fell", Fell.class),
        /** See {@link Chose}. */
        CHOSE("chose", Chose.class),
        /** See {@link Added}. */
        ADDED("added", Added.class),
        /** See {@link Allowed}. */
        ALLOWED("allowed", Allowed.class),
        /** See {@link Amended}. */
        AMENDED("amended", Amended.class),
        /** See {@link Undone}. */
        UNDONE("undone", Undone.class),
        /** See {@link Redone}. */
        REDONE("redone", Redone.class),
        /** See {@link Handed}. */
        HANDED("handed", Handed.class),
        /** See {@link TurnEnds}. */
        TURN_ENDS("turnEnds", TurnEnds.class),
        /** See {@link Ended}. */
        ENDED("ended", Ended.class);

        private final String mark;
        private final Class<? extends Record> type;

        Sort(String mark, Class<? extends Record> type) {
            this.mark = mark;
            this.type = type;
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

        /** Its shape. */
        Shape.Fields shape() {
            return Shapes.of(type);
        }
    }

    /** The header of a fight that is played by this edition of the rules. */
    static Header header(int edition, Account.DiceSource dice, Json.Fields scenario) {
        return new Header(
                Envelope.VERSION,
                DocumentSort.TRANSCRIPT.word(),
                Optional.of(edition).filter(later -> later > Mending.FIRST_EDITION),
                switch (dice) {
                    case Account.DiceSource.Seeded seeded -> Written.sparse(seeded);
                    case Account.DiceSource.Scripted scripted -> Written.sparse(new ByScript(true));
                    case Account.DiceSource.AtTable table -> Written.sparse(new AtTable(true));
                },
                scenario);
    }

    /** The line of an answer. */
    static TranscriptLine answer(Answer answer) {
        return switch (answer) {
            case Answer.Fell fell ->
                new Fell(
                        fell.by().text(),
                        fell.to(),
                        fell.rule(),
                        fell.fall(),
                        Optional.of(true).filter(is -> fell.byHand()));
            case Answer.Chose chose -> new Chose(chose.by().text(), chose.to(), chose.rule(), chose.word());
            case Answer.Added added ->
                new Added(added.by().text(), added.to(), added.rule(), added.amount(), added.reason());
            case Answer.Allowed allowed ->
                new Allowed(allowed.by().text(), allowed.to(), allowed.rule(), allowed.word());
            case Answer.Amended amended ->
                new Amended(amended.by().text(), amended.to(), amended.rule(), amended.word());
        };
    }

    /** The line of something done at a table. */
    static TranscriptLine act(Act act) {
        return switch (act) {
            case Act.Answered answered -> answer(answered.answer());
            case Act.Undone undone -> new Undone(undone.answers());
            case Act.Redone redone -> new Redone(redone.answers());
            case Act.Handed handed ->
                new Handed(
                        handed.who().text(),
                        handed.seat().policy(),
                        handed.seat().dice());
        };
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

    /** The line as JSON. */
    default Json.Fields json() {
        return Written.sparse((Record) this);
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
