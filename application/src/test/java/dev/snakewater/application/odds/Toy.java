package dev.snakewater.application.odds;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.HouseRule;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** A procedure whose situation is a number, and whose outcome is one; what it does is a function. */
record Toy(BiFunction<Integer, Table, Next<Integer, Integer>> step)
        implements Procedure<Integer, Integer>, Telling<Integer, Integer>, Policy<Integer> {

    static final Name BOB = new Name("Bob");

    /** A stage of it is passed. */
    record Passing(String stage) implements Event {

        @Override
        public Optional<Finding> stagePassed() {
            return Optional.of(Finding.ranked("stages", stage.length(), stage));
        }
    }

    static int thrown(Table table, String dice) {
        return table.roll(new Throw(BOB, "toy", DicePool.of(dice), Throw.Reads.TOTAL, HouseRule.ASKS))
                .total();
    }

    /** A number of Bob's, as the game master leaves it. */
    static int counted(Table table, int number) {
        return table.count(Tally.of(BOB, "toy", number, "toy", HouseRule.ASKS)).total();
    }

    static String chosen(Table table, String... words) {
        return table.choose(Choice.among(BOB, "toy", List.of(words), HouseRule.ASKS));
    }

    Scenario<Integer, Integer> from(int opening, FightTerms terms) {
        return new Scenario<>(kind(), "Toy", "", terms, List.of(), new Opening(opening));
    }

    @Override
    public Next<Integer, Integer> step(Integer situation, Table table) {
        return step.apply(situation, table);
    }

    /** A toy that is called off says so by a negative number. */
    @Override
    public Integer calledOff(Integer situation) {
        return -situation;
    }

    @Override
    public String id() {
        return "toy";
    }

    @Override
    public <A> A decide(Integer situation, Choice<A> choice, Dice dice) {
        return Pick.atRandom(choice, dice);
    }

    private ScenarioKind<Integer, Integer> kind() {
        return ScenarioKind.of("toy", Opening.class, this, this)
                .withPolicies(List.of(this))
                .withNumbers(List.of("toy"));
    }

    private record Opening(Integer opening) implements SetUp<Integer, Integer> {
        @Override
        public List<Problem> problems() {
            return List.of();
        }

        @Override
        public List<Name> everybody() {
            return List.of(BOB);
        }
    }

    @Override
    public Messages words() {
        return Messages.in("dev.snakewater.application.toy");
    }

    @Override
    public List<Finding> findings(Integer outcome) {
        return List.of(Finding.counts("toy", outcome));
    }
}
