package dev.snakewater.application.fight;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.RunFight.OffScript;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.words.Wording;
import java.util.List;

/** Plays fights of any scenario kind: with random dice, by a script, at a table, or from their record. */
public final class Fights implements RunFight, ContinueFight {

    @Override
    public <C, S, O> Account withSeed(Scenario<C, S, O> scenario, long seed) {
        Opened<C, S, O> opened = Opened.of(scenario);
        Dice dice = new RandomDice(seed);
        Seating<S> seating = Seating.of(scenario.kind(), scenario.setUp());
        Played<S, O> played = Played.from(
                scenario.kind().procedure(),
                opened.opening(),
                scenario.terms(),
                situation -> seating.table(situation, dice));
        return TableFight.of(opened, Proceedings.NONE, played)
                .account(new Account.DiceSource.Seeded(RandomDice.GENERATOR, seed));
    }

    @Override
    public <C, S, O> Account byScript(Scenario<C, S, O> scenario) {
        Opened<C, S, O> opened = Opened.of(scenario);
        ScriptedTable table = new ScriptedTable(scenario.script());
        Played<S, O> played;
        try {
            played = Played.from(scenario.kind().procedure(), opened.opening(), scenario.terms(), situation -> table);
        } catch (Refused refused) {
            throw new OffScript(Wording.SHARED.message("script.refused", String.valueOf(refused.getMessage())));
        }
        if (!table.leftOver().isEmpty()) {
            throw new OffScript(Wording.SHARED.message("script.left", table.leftOver(), played.standing()));
        }
        return TableFight.of(opened, Proceedings.NONE, played).account(new Account.DiceSource.Scripted());
    }

    @Override
    public FightAtTable begin(Scenario<?, ?, ?> scenario) {
        return TableFight.of(scenario, Proceedings.NONE);
    }

    @Override
    public FightAtTable resume(Recorded recorded) {
        return recorded(recorded.scenario(), recorded);
    }

    /**
     * Replays a recorded fight as far as its answers go.
     *
     * @throws dev.snakewater.application.table.Diverged if something on record cannot have been done
     * @throws Refused if an answer on record is not legal
     */
    public Account again(Recorded recorded) {
        return recorded(recorded.scenario(), recorded).account(recorded.dice());
    }

    /**
     * The fight on record, as far as it goes.
     *
     * @throws Diverged if something on record cannot have been done in it
     * @throws Refused if an answer on record is not legal
     * @throws Unreadable if it cannot be played because of what is wrong with its scenario
     */
    static <C, S, O> TableFight<C, S, O> recorded(Scenario<C, S, O> scenario, Recorded recorded) {
        try {
            recorded.proceedings().acts().forEach(act -> TableFight.check(act, scenario));
            return TableFight.of(scenario, recorded.proceedings());
        } catch (Diverged | Refused misfit) {
            throw misfit;
        } catch (RuntimeException broken) {
            throw blamed(broken, scenario, recorded);
        }
    }

    /** The scenario of a record may be one that would be refused today, and is played all the same, as long as it can be. */
    private static <C> RuntimeException blamed(RuntimeException broken, Scenario<C, ?, ?> scenario, Recorded recorded) {
        List<Problem> problems = scenario.kind().problems(scenario.setUp());
        return problems.isEmpty()
                ? broken
                : new Unreadable(
                        recorded.file(),
                        problems.stream()
                                .map(problem ->
                                        new Problem("/scenario" + problem.pointer(), problem.what(), problem.instead()))
                                .toList());
    }
}
