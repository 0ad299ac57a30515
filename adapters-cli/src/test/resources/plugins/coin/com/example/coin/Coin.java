package com.example.coin;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import java.util.List;

/** Two toss for it. */
public record Coin() implements Procedure<Coin.Toss, Coin.Won>, Telling<Coin.Toss, Coin.Won> {

    /** Who tosses with whom. */
    public record Toss(Name first, Name second) implements SetUp<Toss, Won> {

        @Override
        public List<Problem> problems() {
            return List.of();
        }

        @Override
        public List<Name> everybody() {
            return List.of(first, second);
        }

        @Override
        public Toss opening() {
            return this;
        }
    }

    /** Who has won. */
    public record Won(Name winner) implements Event {}

    static ScenarioKind<Toss, Won> kind() {
        return ScenarioKind.of("coin-toss", Toss.class, new Coin(), new Coin());
    }

    @Override
    public Next<Toss, Won> step(Toss toss, Table table) {
        int shows = table.roll(new Throw(
                        toss.first(), "toss", DicePool.of("1d6"), Throw.Reads.TOTAL, CoinRule.CO_01_TOSS))
                .total();
        Won won = new Won(shows >= 4 ? toss.first() : toss.second());
        table.tell(won, CoinRule.CO_01_TOSS);
        return Next.done(won);
    }

    @Override
    public Won calledOff(Toss toss) {
        return new Won(toss.second());
    }

    @Override
    public Messages words() {
        return Messages.beside(Coin.class, "telling");
    }

    @Override
    public List<Finding> findings(Won won) {
        return List.of(Finding.ranked("winner", 0, won.winner()));
    }
}
