package dev.snakewater.application.session;

import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.RunFight.OffScriptException;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.application.words.Messages;
import java.util.List;
import java.util.function.Function;

/** Plays fights of any scenario kind: with random dice, by a script, at a table, or from their record. */
public final class Fights implements RunFight, ContinueFight {

    /** One can play any number of fights; it keeps none of them. */
    public Fights() {}

    @Override
    public <S, O> FightReport withSeed(Scenario<S, O> scenario, long seed) {
        Dice dice = new RandomDice(seed);
        Deciders<S> deciders = Deciders.of(scenario.kind(), scenario.setUp());
        S opening = scenario.setUp().opening();
        Played<S, O> played = played(scenario, opening, situation -> deciders.table(situation, dice));
        return Narrator.report(
                scenario, opening, played, new FightReport.DiceSource.Seeded(RandomDice.GENERATOR, seed));
    }

    @Override
    public <S, O> FightReport byScript(Scenario<S, O> scenario) {
        ScriptedTable table = new ScriptedTable(scenario.script());
        S opening = scenario.setUp().opening();
        Played<S, O> played;
        try {
            played = played(scenario, opening, situation -> table);
        } catch (RefusedException refused) {
            throw new OffScriptException(
                    Messages.SHARED.message("script.refused", String.valueOf(refused.getMessage())));
        }
        if (!table.leftOver().isEmpty()) {
            throw new OffScriptException(Messages.SHARED.message("script.left", table.leftOver(), played.standing()));
        }
        return Narrator.report(scenario, opening, played, new FightReport.DiceSource.Scripted());
    }

    private static <S, O> Played<S, O> played(Scenario<S, O> scenario, S opening, Function<S, Table> tables) {
        return Played.from(scenario.kind().procedure(), opening, scenario.terms(), tables);
    }

    @Override
    public FightAtTable begin(Scenario<?, ?> scenario) {
        return TableFight.of(scenario, History.NONE);
    }

    @Override
    public FightAtTable resume(Recorded recorded) {
        return recorded(recorded.scenario(), recorded);
    }

    /** Returns the fight on record as far as it goes; blames its scenario if that keeps it from being played. */
    static <S, O> TableFight<S, O> recorded(Scenario<S, O> scenario, Recorded recorded) {
        try {
            recorded.history().acts().forEach(act -> TableFight.check(act, scenario, recorded.history()));
            return TableFight.of(scenario, recorded.history());
        } catch (DivergedException | RefusedException misfit) {
            throw misfit;
        } catch (RuntimeException broken) {
            throw blamed(broken, scenario, recorded);
        }
    }

    /** The scenario of a record may be one that would be refused today, and is played all the same, as long as it can be. */
    private static RuntimeException blamed(RuntimeException broken, Scenario<?, ?> scenario, Recorded recorded) {
        List<Problem> problems = scenario.setUp().problems();
        return problems.isEmpty()
                ? broken
                : new UnreadableException(
                        recorded.file(),
                        problems.stream()
                                .map(problem ->
                                        new Problem("/scenario" + problem.pointer(), problem.what(), problem.instead()))
                                .toList());
    }
}
