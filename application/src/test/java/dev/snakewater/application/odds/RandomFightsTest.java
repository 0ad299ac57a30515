package dev.snakewater.application.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.fudge.gunfight.Duels;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.HouseRule;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.dice.DicePool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every fight along remembered steps, held against the same fight played plainly. */
class RandomFightsTest {

    private static final int PLENTY = 1_000_000;
    private static final int FIGHTS = 400;

    /** What came out in the end, in which turn, and whether it was decided. */
    private record Ending<O>(O outcome, int turn, boolean decided) {}

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 10, 100, 1_000, PLENTY})
    void duels_are_the_same_fight_by_fight_however_little_room_there_is(int room) {
        same(Duels.staredown(100), room);
        same(Duels.showdown(3), room);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, PLENTY})
    void totals_faces_and_whims_fall_as_in_plain_play(int room) {
        Toy toy = new Toy((at, table) -> switch (Toy.chosen(table, "one", "two", "three")) {
            case "one" -> new Next.Go<>(at + Toy.thrown(table, "2d6+3"), false);
            case "two" -> new Next.Go<>(10 * at % 997 + faces(table, "3d4"), true);
            default -> new Next.Done<>(at + Toy.thrown(table, "1d2"));
        });
        same(toy.from(1, FightTerms.of(6)), room);
    }

    /** Thrown again until it counts: the step leads to its own situation, and there to throws of its own. */
    @ParameterizedTest
    @ValueSource(ints = {0, 5, PLENTY})
    void a_step_back_to_where_it_began_is_a_new_one(int room) {
        Toy again = new Toy((at, table) -> switch (Toy.thrown(table, "1d6")) {
            case 1 -> new Next.Go<>(at, false);
            case 2 -> new Next.Go<>(at, Toy.thrown(table, "1d4") == 1);
            case 3 -> new Next.Go<>(Toy.thrown(table, "1d4"), false);
            default -> new Next.Done<>(100 * at + 10 * Toy.thrown(table, "1d4") + Toy.thrown(table, "1d6"));
        });
        same(again.from(0, FightTerms.of(4)), room);
    }

    @Test
    void a_throw_of_too_many_falls_is_played_plainly() {
        Toy toy = new Toy((at, table) -> {
            int first = Toy.thrown(table, "1d3");
            int many = faces(table, "40d6") + Toy.thrown(table, "1d9999");
            return first == 1 ? new Next.Done<>(many) : new Next.Go<>(at + Toy.thrown(table, "1d2"), true);
        });
        same(toy.from(0, FightTerms.of(5)), PLENTY);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, PLENTY})
    void what_the_game_master_adds_counts_in_its_turns_alone(int room) {
        Toy toy = new Toy((at, table) -> {
            int total = Toy.counted(table, 0) + Toy.thrown(table, "1d6");
            return total > 8 ? new Next.Done<>(total) : new Next.Go<>(total % 3, true);
        });
        FightTerms terms = new FightTerms(9, List.of(added(3, 4), added(7, 4), added(8, 9)));
        same(toy.from(0, terms), room);

        List<Integer> decided = fights(toy.from(0, terms), room).stream()
                .filter(Ending::decided)
                .map(Ending::turn)
                .distinct()
                .sorted()
                .toList();
        // Only 5 + 4, 6 + 4, and anything + 9 come to more than eight.
        assertThat(decided).containsExactly(3, 7, 8);
    }

    private static GameMasterModifier added(int turn, int amount) {
        return new GameMasterModifier(Toy.BOB, "toy", Optional.of(turn), amount, "luck");
    }

    @Test
    void a_step_that_has_been_thrown_is_not_played_again() {
        AtomicInteger played = new AtomicInteger();
        Toy coin = new Toy((at, table) -> {
            played.incrementAndGet();
            return new Next.Go<>(Toy.thrown(table, "1d2"), true);
        });
        fights(coin.from(1, FightTerms.of(10)), PLENTY);
        // Two situations with two falls each.
        assertThat(played).hasValue(4);
    }

    @Test
    void falls_that_are_read_alike_lead_where_one_of_them_has_led() {
        AtomicInteger played = new AtomicInteger();
        Toy shots = new Toy((at, table) -> {
            played.incrementAndGet();
            boolean hit = table.read(Toy.BOB, "shot", DicePool.of("1d1000"), roll -> roll <= 500, HouseRule.ASKS)
                    .result();
            return new Next.Go<>(hit ? 1 : 2, true);
        });
        Scenario<Integer, Integer> scenario = shots.from(1, FightTerms.of(10));
        same(scenario, PLENTY);
        played.set(0);
        fights(scenario, PLENTY);
        // Two situations; in each the first fall leads only itself, and the second and the third may lead a half of them each.
        assertThat(played.get()).isBetween(4, 6);
    }

    @Test
    void where_nothing_recurs_it_stops_remembering_and_plays_the_same_fights() {
        Toy counter = new Toy((at, table) -> new Next.Go<>(31 * at + Toy.thrown(table, "1d1000"), false));
        Toy endless =
                new Toy((at, table) -> Toy.thrown(table, "1d40") == 1 ? new Next.Done<>(at) : counter.step(at, table));
        Scenario<Integer, Integer> scenario = endless.from(1, FightTerms.of(1));
        StepMemory<Integer, Integer> memory = new StepMemory<>(Steps.of(scenario), PLENTY);
        RandomFights<Integer, Integer> fights = new RandomFights<>(memory);
        for (long seed = 1; seed <= 1_000; seed++) {
            assertThat(ending(fights.fought(new RandomDice(seed)), memory)).isEqualTo(plain(scenario, seed));
        }
        // Fights of 40 steps each have met more situations by now than are looked back on.
        assertThat(memory.learns()).isFalse();
    }

    @Test
    void a_step_that_asks_something_else_the_second_time_is_a_mistake() {
        AtomicInteger played = new AtomicInteger();
        Toy fickle = new Toy(
                (at, table) -> new Next.Done<>(Toy.thrown(table, played.getAndIncrement() == 0 ? "1d1000" : "1d4")));
        assertThatThrownBy(() -> fights(fickle.from(0, FightTerms.of(1)), PLENTY))
                .isInstanceOf(IllegalStateException.class);
    }

    private static int faces(Table table, String dice) {
        Throw what = new Throw(Toy.BOB, "faces", DicePool.of(dice), Throw.Reads.FACES, HouseRule.ASKS);
        return table.roll(what).faces().stream().reduce(0, (sum, face) -> (7 * sum + face) % 1_000_003);
    }

    private static <S, O> void same(Scenario<S, O> scenario, int room) {
        assertThat(fights(scenario, room))
                .isEqualTo(LongStream.rangeClosed(1, FIGHTS)
                        .mapToObj(seed -> plain(scenario, seed))
                        .toList());
    }

    private static <S, O> List<Ending<O>> fights(Scenario<S, O> scenario, int room) {
        StepMemory<S, O> memory = new StepMemory<>(Steps.of(scenario), room);
        RandomFights<S, O> fights = new RandomFights<>(memory);
        List<Ending<O>> endings = new ArrayList<>();
        for (long seed = 1; seed <= FIGHTS; seed++) {
            endings.add(ending(fights.fought(new RandomDice(seed)), memory));
        }
        return endings;
    }

    private static <O> Ending<O> ending(RandomFights.Fought fought, StepMemory<?, O> memory) {
        return new Ending<>(memory.outcome(fought.outcome()), fought.turns(), fought.decided());
    }

    private static <S, O> Ending<O> plain(Scenario<S, O> scenario, long seed) {
        Dice dice = new RandomDice(seed);
        Deciders<S> deciders = Deciders.of(scenario.kind(), scenario.setUp());
        S situation = scenario.setUp().opening();
        int turn = 1;
        while (turn <= scenario.terms().turnLimit()) {
            ModifiedTable table = new ModifiedTable(
                    deciders.table(situation, dice), scenario.terms().modifiers(), turn);
            switch (scenario.kind().procedure().step(situation, table)) {
                case Next.Done<S, O> done -> {
                    return new Ending<>(done.outcome(), turn, true);
                }
                case Next.Go<S, O> go -> {
                    situation = go.situation();
                    turn += go.turnEnds() ? 1 : 0;
                }
            }
        }
        return new Ending<>(
                scenario.kind().procedure().calledOff(situation),
                scenario.terms().turnLimit(),
                false);
    }
}
