package dev.snakewater.steps.gunfight;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.steps.Answers;
import dev.snakewater.steps.Example;
import dev.snakewater.steps.Found;
import dev.snakewater.steps.Script;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a feature says people do and dice show, turn by turn. In a gunfight, where it says nothing, draws and stares show 0000, people
 * agree to a staredown, take the first of their guns, the fuller of two in hand, fan at nobody more, let their parts go by and the fight
 * go on, and announce nothing; every other question ends the example.
 */
@ScenarioScoped
public final class Course {

    private static final int FOLLOWED = 3;
    private static final String NAME = "[A-Z]\\w*(?: \\d+)?";
    private static final Pattern DEED =
            Pattern.compile("((?:snapshot|shoot|fan) at a part|aim|snapshot|dodge|dive for cover|stand"
                    + " up|shoot|fan|reload|flee|surrender|nothing)(?: at)?(?: ("
                    + NAME + "(?:, " + NAME + ")*(?: and " + NAME + ")?))?( with the \\+2)?");

    private final Example example;
    private final Roster roster;
    private final NavigableMap<Integer, List<ScriptLine>> dice = new TreeMap<>();
    private final NavigableMap<Integer, List<ScriptLine>> decisions = new TreeMap<>();
    private final List<String> unasked = new ArrayList<>();
    private BiPredicate<Integer, Question> stopsAt = (turn, question) -> false;
    private int length = 1;
    private Turns table;

    @Inject
    public Course(Example example, Roster roster) {
        this.example = example;
        this.roster = roster;
        table = new Turns();
        example.isAnsweredBy(() -> table = new Turns());
    }

    /**
     * What somebody does, and to whom.
     *
     * @param word the word of the deed, with the +2 if it is spent on it
     * @param targets the targets that are named, each with what the fight asks for it by
     */
    record Deed(String word, List<Target> targets) {

        /**
         * A target.
         *
         * @param question what the fight asks for it by
         * @param name who it is
         */
        record Target(String question, String name) {}

        /** The deed of these words: {@code shoot Joe with the +2}; to shoot at two men takes two guns. */
        static Deed of(String words) {
            Matcher deed = DEED.matcher(words);
            if (!deed.matches()) {
                throw new IllegalArgumentException(
                        "'" + words + "' is no deed: write 'aim' or 'shoot Joe with the +2'");
            }
            List<String> names = deed.group(2) == null ? List.of() : Roster.row(deed.group(2));
            boolean fan = deed.group(1).equals("fan");
            String word = deed.group(1) + (names.size() == 2 && !fan ? " two" : "");
            return new Deed(
                    word + Optional.ofNullable(deed.group(3)).orElse(""),
                    IntStream.range(0, names.size())
                            .mapToObj(
                                    i -> new Target(fan ? "fan at" : i == 0 ? "target" : "second target", names.get(i)))
                            .toList());
        }
    }

    /** Somebody's dice show this in this turn. */
    public void shows(int turn, String who, String roll, String faces) {
        add(dice, turn, who, roll, faces);
    }

    /** Somebody answers this to a question of this turn. */
    public void answers(int turn, String who, String question, String word) {
        add(decisions, turn, who, question, word);
    }

    /** Somebody does this with a part of this turn. */
    public void does(int turn, String who, String part, String words) {
        Deed deed = Deed.of(words);
        add(decisions, turn, who, part, deed.word());
        if (isAskedForTargets(who)) {
            deed.targets().forEach(target -> add(decisions, turn, who, target.question(), target.name()));
        }
    }

    /** Somebody fires at parts of these targets, in the order named: called shots. */
    public void calls(int turn, String who, String part, String deed, List<String> targets, List<String> parts) {
        add(decisions, turn, who, part, deed + (targets.size() == 2 ? " two" : "") + " at a part");
        for (int i = 0; i < targets.size(); i++) {
            String which = i == 0 ? "" : "second ";
            if (isAskedForTargets(who)) {
                add(decisions, turn, who, which + "target", targets.get(i));
            }
            add(decisions, turn, who, which + "part", parts.get(i));
        }
    }

    /** The fight is followed for so many turns. */
    public void lastsFor(int turns) {
        length = Math.max(length, turns);
        example.document().put("/turnLimit", length);
    }

    /**
     * The fight is followed to where somebody is asked something, and left at that. Once that has been done, it goes on from where it
     * stands.
     */
    void comesTo(int turn, String who, String question) {
        BiPredicate<Integer, Question> there = (now, asked) ->
                now == turn && asked.by().text().equals(who) && asked.name().equals(question);
        if (example.standsAtItsQuestion()) {
            while (example.played()
                    .question()
                    .filter(asked -> !there.test(example.played().turn(), asked))
                    .isPresent()) {
                example.goesOnWith(
                        example.played().question().flatMap(Course::usual).orElseThrow());
            }
        } else {
            lastsFor(Math.max(turn, FOLLOWED));
            stopsAt = there;
            example.isAboutItsQuestion();
        }
        Optional<Question> asked = example.played().question();
        Found.of(asked.stream().map(open -> open.by().text() + ", " + open.name()))
                .is(who + ", " + question);
    }

    /** What the example would have somebody do in the first turn is never asked of him, as the example says. */
    void neverAsked(String who, String question) {
        String start = "turn 1: " + who + ", " + question;
        example.played();
        example.knows(who);
        List<String> leftOver = table.leftOver();
        if (leftOver.stream().noneMatch(line -> line.startsWith(start))) {
            throw Found.instead(
                    "that the example says what " + who + " would answer for " + question.replaceFirst(": $", ""),
                    leftOver.isEmpty()
                            ? "it says nothing that was never asked for"
                            : "never asked for is only: " + String.join("; ", leftOver));
        }
        unasked.add(start);
        if (question.startsWith("part")) {
            unasked.add("turn 1: " + who + ", target: ");
        }
    }

    /** What follows is about the next fight of those who are left; all that was said of this one must have been asked for. */
    void goesOn() {
        example.goesOn();
        Found.of(table.leftOver()).isNothing();
        dice.clear();
        decisions.clear();
        length = 1;
    }

    /** Whether somebody is asked at whom he fires; with one enemy there is nothing to ask. */
    boolean isAskedForTargets(String who) {
        return roster.enemiesOf(who) > 1;
    }

    private boolean isGunfight() {
        return example.written("/kind").equals("fudge-gunfight");
    }

    private void add(
            NavigableMap<Integer, List<ScriptLine>> said, int turn, String who, String question, String answer) {
        lastsFor(turn);
        said.computeIfAbsent(turn, number -> new ArrayList<>())
                .add(new ScriptLine(new Name(who), question, List.of(answer)));
    }

    /** The usual answer, where the example says nothing. */
    static Optional<Answer> usual(Question question) {
        return switch (question) {
            case Throw what
            when List.of("draw", "tie", "staredown").contains(what.name()) ->
                Optional.of(Answer.of(what, what.dice().told("0000")));
            case Throw other -> Optional.empty();
            case Choice<?> choice ->
                (switch (choice.name()) {
                            case "staredown" -> Optional.of("agree");
                            case "gun", "with" ->
                                Optional.of(choice.options().getFirst().word());
                            case "part 3", "part 4", "announce" -> Optional.of("nothing");
                            case "fan at" -> Optional.of("enough");
                            case "go on" -> Optional.of("go on");
                            default -> Optional.<String>empty();
                        })
                        .filter(word -> choice.options().stream()
                                .anyMatch(option -> option.word().equals(word)))
                        .map(word -> Answer.of(choice, word));
        };
    }

    /** Answers turn by turn. Dice and decisions are apart, because an answer to a staredown and its dice have the same name. */
    private final class Turns implements Answers {

        private final List<ScriptedTable> thrown = tables(dice);
        private final List<ScriptedTable> decided = tables(decisions);
        private final Answers scripted = example.script().answers();

        private List<ScriptedTable> tables(NavigableMap<Integer, List<ScriptLine>> said) {
            return IntStream.rangeClosed(1, length)
                    .mapToObj(turn -> new ScriptedTable(said.getOrDefault(turn, List.of())))
                    .toList();
        }

        @Override
        public Optional<Answer> to(FightAtTable at) {
            return at.question()
                    .flatMap(question -> Script.answer(
                                    (question instanceof Throw ? thrown : decided).get(at.turn() - 1), question)
                            .or(() -> scripted.to(at))
                            .or(() -> isGunfight() && !stopsAt.test(at.turn(), question)
                                    ? usual(question)
                                    : Optional.empty()));
        }

        @Override
        public List<String> leftOver() {
            Stream<String> said = IntStream.range(0, thrown.size())
                    .boxed()
                    .flatMap(turn -> Stream.of(thrown.get(turn), decided.get(turn))
                            .flatMap(table -> table.leftOver().stream())
                            .map(line -> "turn " + (turn + 1) + ": " + line))
                    .filter(line -> unasked.stream().noneMatch(line::startsWith));
            return Stream.concat(said, scripted.leftOver().stream()).toList();
        }
    }
}
