package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.Share;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** A fight at a table: over, or waiting at the next question. Immutable; each act returns a new one. */
public interface FightAtTable {

    /** Returns the scenario. */
    Scenario<?, ?> scenario();

    /** Returns the set-up, with whoever has entered, or will when the next turn begins, as if they had been in it from the beginning. */
    default SetUp<?, ?> setUp() {
        return scenario().setUp();
    }

    /** Returns the fighters, in the order written: those who have not left, and those who will enter when the next turn begins. */
    List<Name> fighters();

    /** Returns everybody in a fight of sides as it stands now, with his side; nobody, if there are no sides, or the fight is over. */
    List<Member> roster();

    /** Returns the policies that can decide for a fighter. */
    default List<? extends Policy<?>> policies() {
        return scenario().kind().policies();
    }

    /** Returns what was done so far. */
    History history();

    /** Returns the report so far. */
    FightReport account();

    /** Returns the current turn, counted from 1. */
    int turn();

    /** Returns the current question; empty if the fight is over. */
    Optional<Question> question();

    /** Returns the current state. */
    StatusTable state();

    /** Returns where everybody is now; nothing, if the rule text knows no places, or the fight is over. */
    Optional<FloorPlan> plan();

    /** Returns the current sheet of a fighter; empty if {@link #state} says everything. */
    List<Sentence> sheet(Name fighter);

    /** Returns the words for its numbers. */
    default Messages words() {
        return scenario().kind().telling().words();
    }

    /** Returns the tallies for the current throw; for a choice, usually none. */
    List<Tally> counted();

    /** Returns the possible results of the current throw; empty if there is no throw, or too many falls. */
    List<NeededRoll> needs();

    /**
     * Returns where options lead that lead directly to a throw by the same fighter: as things stood before anybody acted, if others act at the
     * same moment; none while somebody else's declaration is hidden otherwise.
     */
    List<OptionForecast> ahead();

    /** Returns whether others act at the same moment as the one who is asked. */
    boolean actsWithOthers();

    /** Returns what the game master may amend, and the rulings that she may change. */
    List<? extends Choice<?>> amendments();

    /** Returns how many answers of the current step an amendment would undo, since it takes effect where a step begins. */
    int answersInStep();

    /** Returns the answer of a policy, by its id, to the current choice. */
    Answer decided(String policy, Dice dice);

    /**
     * Returns the fight after one more act.
     *
     * @throws dev.snakewater.application.table.RefusedException if it is an answer that is not legal here
     * @throws dev.snakewater.application.table.DivergedException if it does not fit: nobody asks that, or there is not so much to undo
     */
    FightAtTable after(HistoryEntry act);

    /**
     * Returns the fight after the answers for which nobody need be asked: policies decide, and these dice fall for them. It goes no further
     * than to the end of this turn, and takes so many answers at the most.
     */
    FightAtTable onward(Dice dice, int most);

    /** Returns the scenario of those who are left, with their wounds and whatever else they have left, if the fight ended now. */
    Optional<Scenario<?, ?>> aftermath();

    /** Something to happen between two fights, and the words that ask for it. */
    record Wish(String words, Interlude what) {}

    /**
     * The scenario of those who are left, after what has happened since.
     *
     * @param next the scenario; empty if nobody is left, or something is refused
     * @param refused what cannot be, each at the words that ask for it
     * @param missing what the scenario lacks before it can be played, such as enemies
     */
    record Aftermath(Optional<Scenario<?, ?>> next, List<Problem> refused, List<Problem> missing) {

        public Aftermath {
            refused = List.copyOf(refused);
            missing = List.copyOf(missing);
        }
    }

    /** Returns the aftermath if the fight ended now and these things happened since: all of them, or none. */
    Aftermath aftermath(List<Wish> wishes);

    /** Returns the statistics of everybody's dice. */
    List<DiceStatistics> luck();

    /**
     * The totals of a throw that lead to a result.
     *
     * @param of the measure, such as {@code Bob hits Joe}
     * @param value its value: a constant, a boolean, a number, a name or a text, a list or an optional of these
     * @param is its value in words, such as {@code yes}
     */
    record NeededRoll(String of, Object value, String is, List<Integer> totals, Share.Exact share) {

        public NeededRoll {
            totals = List.copyOf(totals);
        }
    }

    /**
     * The throw to which an option leads directly.
     *
     * @param then the choices of his policy on the way there; may be empty
     * @param price what it costs to get there; may be empty
     * @param counted the numbers behind that throw
     */
    record OptionForecast(
            String word,
            List<String> then,
            List<String> price,
            Throw what,
            List<Tally> counted,
            List<NeededRoll> needs) {

        public OptionForecast {
            then = List.copyOf(then);
            price = List.copyOf(price);
            counted = List.copyOf(counted);
            needs = List.copyOf(needs);
        }
    }

    /**
     * Somebody's rolls with one kind of dice, compared with their expectation. High is not always good: that depends on the rule text.
     *
     * @param throwing how often he rolled dice of this kind
     * @param total the sum of their faces, without modifiers
     * @param asFar the probability of a sum at least this far from the expected one, in either direction
     */
    record DiceStatistics(
            Name who, Die die, int throwing, int total, Chance expected, double deviation, double asFar) {}
}
