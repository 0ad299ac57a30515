package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Place;
import java.util.Optional;

/** An answer of a table to a question, in a form that can be kept. */
public sealed interface Answer extends HistoryEntry {

    /** Returns whose dice these are, or whose decision. */
    Name by();

    /** Returns the name of the question. */
    String to();

    /** Returns the id of the rule that asked. */
    String rule();

    /** The dice showed this; rolled by the program, or by hand and typed. */
    record Fell(
            Name by,
            String to,
            String rule,
            @Called("fell") Fall fall,
            @Default("false") boolean byHand) implements Answer {

        /** A roll by the program. */
        public Fell(Name by, String to, String rule, Fall fall) {
            this(by, to, rule, fall, false);
        }
    }

    /** Somebody chose this. */
    record Chose(
            Name by,
            String to,
            String rule,
            @Called("chose") String word) implements Answer {}

    /** The game master intervenes without being asked. */
    sealed interface Overrule extends Answer {}

    /** She does it before the step that asks the next question. */
    sealed interface BetweenSteps extends Overrule {}

    /** She brings somebody into a fight, or takes somebody out of it, when the next turn begins (GM-05). */
    sealed interface Reinforcement extends BetweenSteps {

        @Override
        default String rule() {
            return GameMasterRule.GM_05_REINFORCEMENTS.id();
        }
    }

    /** The game master modifies a number counted for the next throw, by the name of its tally (GM-01). It comes before the throw. */
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

    /** Somebody chose a forbidden option, and the game master allows it (GM-02). */
    record Allowed(
            Name by,
            String to,
            String rule,
            @Called("allowed") String word) implements Answer {}

    /** The game master amends something before the step that asks the next question (GM-03), or a ruling for the next turn (GM-04). */
    record Amended(
            Name by,
            String to,
            String rule,
            @Called("amended") String word) implements BetweenSteps {}

    /**
     * Somebody new enters the fight.
     *
     * @param like the fighter whose sheet he has, unhurt and with full guns
     * @param side for whom he fights; if it is not said, for the side of that fighter
     * @param at where he enters, where there are places; if it is not said, beside that fighter
     * @param facing in which direction, in degrees
     */
    record Entered(
            @Called("entered") Name by,
            Name like,
            Optional<Side> side,
            Optional<Place> at,
            @Within({0, Place.TURN - 1}) Optional<Integer> facing)
            implements Reinforcement {

        @Override
        public String to() {
            return "enter";
        }
    }

    /** Somebody leaves the fight alive. */
    record Left(@Called("left") Name by) implements Reinforcement {

        @Override
        public String to() {
            return "leave";
        }
    }

    /** Returns the answer that picks this option, which is legal or can be allowed. */
    static <A> Answer of(Choice<A> asked, Choice.Option<A> picked) {
        return picked.bars().isEmpty()
                ? of(asked, picked.word())
                : new Allowed(asked.by(), asked.name(), asked.why().id(), picked.word());
    }

    /** Returns the answer that the dice showed this fall. */
    static Answer of(Throw asked, Fall fall) {
        return new Fell(asked.by(), asked.name(), asked.why().id(), fall);
    }

    /** Returns the answer that somebody rolled this fall by hand. */
    static Answer toldByHand(Throw asked, Fall fall) {
        return new Fell(asked.by(), asked.name(), asked.why().id(), fall, true);
    }

    /** Returns the answer that chooses this word. */
    static Answer of(Choice<?> asked, String word) {
        return new Chose(asked.by(), asked.name(), asked.why().id(), word);
    }
}
