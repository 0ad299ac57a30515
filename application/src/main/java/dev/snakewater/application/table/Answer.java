package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Called;
import dev.snakewater.domain.rule.Default;

/** What a table answered to a question, in a form that can be kept. */
public sealed interface Answer extends Act {

    /** Whose dice, or whose decision. */
    Name by();

    /** What the question was called. */
    String to();

    /** The id of the rule that asked. */
    String rule();

    /**
     * What dice showed.
     *
     * @param by whose dice
     * @param to what the throw was called
     * @param rule the id of the rule that asked
     * @param fall what they showed
     * @param byHand whether somebody threw them and told what they showed; otherwise the program threw
     */
    record Fell(
            Name by,
            String to,
            String rule,
            @Called("fell") Fall fall,
            @Default("false") boolean byHand) implements Answer {

        /** What the program threw. */
        public Fell(Name by, String to, String rule, Fall fall) {
            this(by, to, rule, fall, false);
        }
    }

    /** What somebody chose. */
    record Chose(
            Name by,
            String to,
            String rule,
            @Called("chose") String word) implements Answer {}

    /** What the game master says unasked. */
    sealed interface Overrule extends Answer {}

    /**
     * What the game master adds to a number counted for the throw that is asked for (GM-01). It stands before the throw.
     *
     * @param by whose number
     * @param to which, by what the tally is
     * @param rule the id of the rule
     * @param amount what is added
     * @param reason why, in her words
     */
    record Added(
            Name by,
            String to,
            String rule,
            @Called("added") int amount,
            String reason) implements Overrule {

        private static final int GREATEST = 999;

        /** Returns whether this may be added to the given number: it names that number, and is not zero and not without a reason. */
        public boolean isToA(Tally tally) {
            return by.equals(tally.whose())
                    && to.equalsIgnoreCase(tally.of())
                    && rule.equals(GameMasterRule.GM_01_MODIFIER.id())
                    && amount != 0
                    && Math.abs((long) amount) <= GREATEST
                    && !reason.isBlank();
        }
    }

    /** What somebody chose that is barred, and the game master allows (GM-02). */
    record Allowed(
            Name by,
            String to,
            String rule,
            @Called("allowed") String word) implements Answer {}

    /**
     * What the game master amends by hand before the step that asks the next question (GM-03), or rules otherwise from the next turn on (GM-04).
     *
     * @param by whose it is
     * @param to what it is
     * @param rule the id of the rule
     * @param word what it is from now on
     */
    record Amended(
            Name by,
            String to,
            String rule,
            @Called("amended") String word) implements Overrule {}

    /** The answer that this was chosen: a legal option, or one that is barred and can be played all the same. */
    static <A> Answer of(Choice<A> asked, Choice.Option<A> picked) {
        return picked.bars().isEmpty()
                ? of(asked, picked.word())
                : new Allowed(asked.by(), asked.name(), asked.why().id(), picked.word());
    }

    /** The answer that these dice fell so. */
    static Answer of(Throw asked, Fall fall) {
        return new Fell(asked.by(), asked.name(), asked.why().id(), fall);
    }

    /** The answer that these dice fell so on the table, as somebody told. */
    static Answer toldByHand(Throw asked, Fall fall) {
        return new Fell(asked.by(), asked.name(), asked.why().id(), fall, true);
    }

    /** The answer that this word was chosen. */
    static Answer of(Choice<?> asked, String word) {
        return new Chose(asked.by(), asked.name(), asked.why().id(), word);
    }
}
