package dev.snakewater.application.fallout.fight.policy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightProcedure;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Fights of policies against each other. */
class FightsByPolicyTest {

    private static final FightProcedure PROCEDURE = new FightProcedure();
    private static final int STEPS_OF_A_ROUND = 1_000;

    record Fought(FightOutcome outcome, List<Event> events) {}

    static Fought fought(Skirmish skirmish, long seed) {
        Map<Name, Policy<FightSituation>> policies = new TreeMap<>(skirmish.policies());
        Deciders<FightSituation> deciders = new Deciders<>(policies);
        FightSituation fight = skirmish.opening();
        RandomDice dice = new RandomDice(seed);
        List<Event> events = new ArrayList<>();
        int most = STEPS_OF_A_ROUND * fight.scene().mostRounds();
        for (int step = 0; step < most; step++) {
            switch (PROCEDURE.step(fight, deciders.table(fight, dice, events::add))) {
                case Next.Done<FightSituation, FightOutcome> done -> {
                    return new Fought(done.outcome(), events);
                }
                case Next.Go<FightSituation, FightOutcome> go -> fight = go.situation();
            }
            for (int number = 0; number < fight.fighters().size(); number++) {
                assertThat(fight.fighter(number).weapons()).allMatch(weapon -> weapon.held().rounds() >= 0);
            }
            assertThat(fight.turns()).allMatch(turn -> turn.actionPoints() >= 0);
        }
        throw new AssertionError("no end: " + events.subList(events.size() - 20, events.size()));
    }

    @Test
    void whoever_holds_a_street_and_whoever_comes_the_fight_ends_in_time() {
        for (FightPolicy holds : FightPolicy.values()) {
            for (FightPolicy comes : FightPolicy.values()) {
                for (long seed = 1; seed <= 5; seed++) {
                    Fought fought = fought(Skirmish.street(holds, comes), seed);
                    assertThat(fought.outcome().rounds()).isBetween(1, 10);
                    assertThat(fought.events().getLast()).isInstanceOf(FightEvent.Ended.class);
                }
            }
        }
    }
}
