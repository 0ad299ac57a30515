package dev.snakewater.application.fight;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.ContinueFight;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.OffScript;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.in.RunFight;
import dev.snakewater.application.port.in.TellAftermath;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.words.Wording;
import java.util.List;
import java.util.Optional;

/** Plays fights of any scenario kind: by chance, by a script, or from their record. */
public final class Fights implements RunFight, ReplayFight, TellAftermath, ContinueFight {

    private static final String AFTER = "After ";

    @Override
    public Account withSeed(Scenario<?, ?, ?> scenario, long seed) {
        return seeded(scenario, seed);
    }

    @Override
    public Account byScript(Scenario<?, ?, ?> scenario) {
        return scripted(scenario);
    }

    @Override
    public Account again(Recorded recorded) {
        return replayed(recorded.scenario(), recorded);
    }

    @Override
    public Optional<Scenario<?, ?, ?>> after(Recorded recorded) {
        return aftermath(recorded.scenario(), recorded).map(next -> next);
    }

    @Override
    public FightAtTable begin(Scenario<?, ?, ?> scenario) {
        return TableFight.of(scenario, Proceedings.NONE);
    }

    @Override
    public FightAtTable resume(Recorded recorded) {
        return Judgement.of(recorded.scenario(), recorded);
    }

    private static <C, S, O> Account replayed(Scenario<C, S, O> scenario, Recorded recorded) {
        TableFight<C, S, O> fight = Judgement.of(scenario, recorded);
        return Retelling.of(fight.opened(), recorded.dice(), fight.played(), fight.proceedings());
    }

    private static <C, S, O> Optional<Scenario<C, S, O>> aftermath(Scenario<C, S, O> scenario, Recorded recorded) {
        O outcome = switch (Judgement.of(scenario, recorded).played().standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking -> scenario.kind().procedure().calledOff(asking.situation());
        };
        return scenario.kind()
                .aftermath(scenario.setUp(), outcome)
                .map(setUp -> new Scenario<>(
                        scenario.kind(),
                        scenario.title().startsWith(AFTER) ? scenario.title() : AFTER + scenario.title(),
                        "",
                        Terms.of(scenario.terms().turnLimit()),
                        List.of(),
                        setUp));
    }

    private static <C, S, O> Account seeded(Scenario<C, S, O> scenario, long seed) {
        Opened<C, S, O> opened = Opened.of(scenario);
        Dice dice = new RandomDice(seed);
        Seating<S> seating = Seating.of(scenario.kind(), scenario.setUp());
        Played<S, O> played = Played.from(
                scenario.kind().procedure(),
                opened.opening(),
                scenario.terms(),
                situation -> seating.table(situation, dice));
        return Retelling.of(
                opened, new Account.DiceSource.Seeded(RandomDice.GENERATOR, seed), played, Proceedings.NONE);
    }

    private static <C, S, O> Account scripted(Scenario<C, S, O> scenario) {
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
        return Retelling.of(opened, new Account.DiceSource.Scripted(), played, Proceedings.NONE);
    }
}
