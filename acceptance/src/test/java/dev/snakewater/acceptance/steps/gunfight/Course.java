package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a feature says people do and dice show, turn by turn. */
@ScenarioScoped
public final class Course {

    private static final String NAME = "[A-Z]\\w*(?: \\d+)?";
    private static final Pattern DEED =
            Pattern.compile("((?:snapshot|shoot|fan) at a part|aim|snapshot|dodge|dive for cover|stand"
                    + " up|shoot|fan|reload|flee|surrender|nothing)(?: at)?(?: ("
                    + NAME + "(?:, " + NAME + ")*(?: and " + NAME + ")?))?( with the \\+2)?");

    private final Roster roster;
    private final NavigableMap<Integer, List<ScriptLine>> dice = new TreeMap<>();
    private final NavigableMap<Integer, List<ScriptLine>> decisions = new TreeMap<>();
    private int atLeast = 1;

    /** A course of these fighters. */
    @Inject
    public Course(Roster roster) {
        this.roster = roster;
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
    public void lastsFor(int number) {
        atLeast = Math.max(atLeast, number);
    }

    /** How many turns are followed. */
    public int length() {
        return Stream.of(dice, decisions)
                .filter(said -> !said.isEmpty())
                .mapToInt(NavigableMap::lastKey)
                .reduce(atLeast, Math::max);
    }

    /** What dice show in a turn. */
    public List<ScriptLine> dice(int turn) {
        return dice.getOrDefault(turn, List.of());
    }

    /** What people decide in a turn. */
    public List<ScriptLine> decisions(int turn) {
        return decisions.getOrDefault(turn, List.of());
    }

    /** Whether somebody is asked at whom he fires; with one enemy there is nothing to ask. */
    boolean isAskedForTargets(String who) {
        return roster.enemiesOf(who) > 1;
    }

    private static void add(
            NavigableMap<Integer, List<ScriptLine>> said, int turn, String who, String question, String answer) {
        said.computeIfAbsent(turn, number -> new ArrayList<>())
                .add(new ScriptLine(new Name(who), question, List.of(answer)));
    }
}
