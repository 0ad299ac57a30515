package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What holds in any fight, whatever anybody does in it. */
class FightPropertiesTest {

    private static final int FIGHTS = Integer.getInteger("snakewater.fights", 50);
    private static final int MOST_STEPS = 20_000;

    @Test
    void nobody_spends_what_she_has_not_and_every_fight_ends() {
        each((before, after) -> {
            for (Fighter fighter : after.fighters()) {
                assertThat(fighter.weapons())
                        .allSatisfy(weapon -> assertThat(weapon.held().rounds())
                                .isBetween(0, weapon.held().gun().magazine()));
                assertThat(fighter.unfolding()).isBetween(0, 8);
            }
            assertThat(after.turns())
                    .allSatisfy(turn -> assertThat(turn.actionPoints()).isNotNegative());
            assertThat(after.round()).isBetween(0, 6);
        });
    }

    @Test
    void what_the_hands_hold_is_at_hand_and_the_grip_shows_it() {
        each((before, after) -> {
            for (Fighter fighter : after.fighters()) {
                assertThat(fighter.hands())
                        .allSatisfy(
                                hand -> assertThat(fighter.weapons().get(hand).lyingAt())
                                        .isEmpty());
                Condition.Grip grip = fighter.person().condition().grip();
                assertThat(grip.isArmed()).isEqualTo(!fighter.hands().isEmpty());
                if (!fighter.hands().isEmpty()) {
                    boolean isOfUse =
                            fighter.weapons().get(fighter.hands().getFirst()).usable();
                    assertThat(grip == Condition.Grip.ARMED).isEqualTo(isOfUse);
                }
                assertThat(fighter.person().inCover()).isEqualTo(fighter.hides().isPresent());
            }
        });
    }

    @Test
    void nobody_burns_twice_in_a_round() {
        LongStream.range(0, FIGHTS).forEach(seed -> {
            List<Event> told = new ArrayList<>();
            played(seed, told::add, (before, after) -> {});
            List<Name> bitten = new ArrayList<>();
            for (Event event : told) {
                if (event instanceof FightEvent.RoundBegan) {
                    bitten.clear();
                } else if (event instanceof BurningEvent.Bitten bite) {
                    assertThat(bitten).doesNotContain(bite.who());
                    bitten.add(bite.who());
                }
            }
        });
    }

    @Test
    void the_same_answers_lead_to_the_same_events() {
        LongStream.range(0, FIGHTS / 10).forEach(seed -> {
            List<Event> once = new ArrayList<>();
            List<Event> again = new ArrayList<>();
            played(seed, once::add, (before, after) -> {});
            played(seed, again::add, (before, after) -> {});
            assertThat(again).isEqualTo(once);
        });
    }

    /** Every deed that is forbidden says why, and everything that can be done has a word of its own. */
    @Test
    void every_deed_has_a_word_and_every_refusal_a_rule() {
        each((before, after) -> {
            if (after.phase() instanceof RoundPhase.Acting && after.acting().stands()) {
                List<Deed> deeds = Deed.all(after);
                assertThat(deeds).extracting(deed -> deed.word(after)).doesNotHaveDuplicates();
                for (Deed deed : deeds) {
                    List<Rule> bars = deed.bars(after);
                    assertThat(bars).doesNotHaveDuplicates();
                    deed.price(after).ifPresent(price -> assertThat(price).isNotNegative());
                }
            }
        });
    }

    private interface Step {
        void check(FightSituation before, FightSituation after);
    }

    private static void each(Step step) {
        LongStream.range(0, FIGHTS).forEach(seed -> played(seed, event -> {}, step));
    }

    private static void played(long seed, Consumer<Event> told, Step step) {
        RandomDice dice = new RandomDice(seed);
        SeatedTable table = new SeatedTable(
                dice,
                new SeatedTable.Decider() {
                    @Override
                    public <A> A decide(Choice<A> choice) {
                        return Pick.atRandom(choice, dice);
                    }
                },
                told);
        FightSituation now = RandomFight.of(seed).opening();
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Next<FightSituation, FightOutcome> next;
            try {
                next = now.phase().play(now, table);
            } catch (RuntimeException wrong) {
                throw new AssertionError("fight " + seed + ", " + now.phase(), wrong);
            }
            if (!(next instanceof Next.Go<FightSituation, FightOutcome> go)) {
                return;
            }
            step.check(now, go.situation());
            now = go.situation();
        }
        throw new AssertionError("fight " + seed + " does not end");
    }
}
