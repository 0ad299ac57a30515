package dev.snakewater.application.port.in;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.table.Act;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** A fight at a table as it stands now: over, or at the question that comes next. Immutable; each act gives another one. */
public interface FightAtTable {

    /** What is played. */
    Scenario<?, ?, ?> scenario();

    /** Everybody in it, in the order written. */
    List<Name> fighters();

    /** Who can decide for a fighter when nobody is asked. */
    List<? extends Policy<?>> policies();

    /** What was done so far. */
    Proceedings proceedings();

    /** All that can be told of it so far. */
    Account account();

    /** In which turn it stands, counted from 1. */
    int turn();

    /** What is asked; nothing, if it is over. */
    Optional<Question> question();

    /** How things stand. */
    Tableau state();

    /** What there is to know of a fighter as he is now; empty if that is all in {@link #state}. */
    List<Sentence> sheet(Name fighter);

    /** The words in which its numbers are told. */
    Wording words();

    /** The numbers counted for the throw that is asked for; of a choice, there are mostly none. */
    List<Tally> counted();

    /** What the throw that is asked for can bring; empty if it is none, or can fall in too many ways. */
    List<Need> needs();

    /**
     * What the options lead to, for those that lead straight to a throw of the same fighter. None, as long as somebody else has
     * declared what is still to be shown: it would show.
     */
    List<Ahead> ahead();

    /** What the game master may amend by hand, or rule otherwise from the next turn on, each with what it can be made. */
    List<? extends Choice<?>> amendments();

    /**
     * How many answers have been given within the step that is being played. An amendment takes effect where the step begins:
     * they are taken back before it.
     */
    int answersInStep();

    /**
     * What a policy answers to the choice that is asked.
     *
     * @param policy its id
     * @param dice what it throws if it leaves something to chance
     */
    Answer decided(String policy, Dice dice);

    /**
     * The fight after one more act.
     *
     * @throws dev.snakewater.application.table.Refused if it is an answer that is not legal here
     * @throws dev.snakewater.application.table.Diverged if it is an answer to something that is not asked, or a hand-over to nobody
     * @throws IllegalArgumentException if more is to be taken back, or brought back, than there is
     */
    FightAtTable after(Act act);

    /**
     * Returns the scenario of those who are left, with their wounds and whatever else they have left, if the fight ended now; none if nobody
     * is left.
     */
    Optional<Scenario<?, ?, ?>> aftermath();

    /** How everybody's dice have fallen, of those who have thrown any. */
    List<Luck> luck();

    /**
     * What a throw must show for something to come of it.
     *
     * @param of what is looked at, such as {@code Bob hits Joe}
     * @param value what comes of it: a constant, {@code true} or {@code false}, a number, a name or a text, a list of such, or one that may be missing
     * @param is the same in words, such as {@code yes}
     * @param totals the totals that bring it, the least first
     * @param share how often that is
     */
    record Need(String of, Object value, String is, List<Integer> totals, Share.Exact share) {

        public Need {
            totals = List.copyOf(totals);
        }
    }

    /**
     * What an option leads straight to.
     *
     * @param word the option
     * @param then what his policy would choose next, to get there; may be empty
     * @param price what it costs to get there; may be empty
     * @param what the throw it leads to
     * @param counted the numbers behind that throw
     * @param needs what that can bring
     */
    record Ahead(
            String word, List<String> then, List<String> price, Throw what, List<Tally> counted, List<Need> needs) {

        public Ahead {
            then = List.copyOf(then);
            price = List.copyOf(price);
            counted = List.copyOf(counted);
            needs = List.copyOf(needs);
        }
    }

    /**
     * How somebody's dice of one kind have fallen, against what is to be expected of them. It says nothing of good or bad: under one rule text
     * high is good, under another low.
     *
     * @param who whose dice
     * @param die which kind of them: to add a d100 to a d6 says nothing of either
     * @param throwing how often he threw dice of that kind
     * @param total the sum of the faces they showed, without what is added to them
     * @param expected what that sum is expected to be
     * @param deviation the standard deviation of such a sum
     * @param asFar how likely such a sum is to lie as far off as this, or farther, to either side
     */
    record Luck(Name who, Die die, int throwing, int total, Chance expected, double deviation, double asFar) {}
}
