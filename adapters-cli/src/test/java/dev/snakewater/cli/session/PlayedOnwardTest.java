package dev.snakewater.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.cli.BuiltIns;
import dev.snakewater.domain.combatant.Name;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What policies answer one after another is what they answer in one go, in every built-in scenario. */
class PlayedOnwardTest {

    private static final int TURNS = 4;
    private static final long SEED = 3;

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void it_is_the_same_as_one_after_another_and_ends_with_the_turn(String name) {
        Dice dice = new RandomDice(SEED);
        Dice others = new RandomDice(SEED);
        FightAtTable fight = byPolicies(name);
        for (int turn = 0; turn < TURNS && fight.question().isPresent(); turn++) {
            FightAtTable oneByOne = fight;
            while (oneByOne.question().isPresent() && oneByOne.turn() == fight.turn()) {
                oneByOne = oneByOne.after(answered(oneByOne, others));
            }

            FightAtTable onward = fight.onward(dice, Integer.MAX_VALUE);

            assertThat(onward.history()).isEqualTo(oneByOne.history());
            assertThat(onward.account()).isEqualTo(oneByOne.account());
            assertThat(onward.question()).isEqualTo(oneByOne.question());
            fight = onward;
        }
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void it_takes_no_more_answers_than_it_may(String name) {
        FightAtTable fight = byPolicies(name);

        FightAtTable expected =
                fight.question().isPresent() ? fight.after(answered(fight, new RandomDice(SEED))) : fight;

        assertThat(fight.onward(new RandomDice(SEED), 1).history()).isEqualTo(expected.history());
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void it_stops_where_a_person_is_asked(String name) {
        FightAtTable fight = new Fights().begin(BuiltIns.find(name));

        assertThat(fight.onward(new RandomDice(SEED), Integer.MAX_VALUE).history())
                .isEqualTo(fight.history());
    }

    private static FightAtTable byPolicies(String name) {
        FightAtTable fight = new Fights().begin(BuiltIns.find(name));
        Seat policy = new Seat(Optional.of(fight.policies().getFirst().id()), Seat.Dice.RANDOM);
        for (Name who : fight.fighters()) {
            fight = fight.after(new HistoryEntry.Handed(who, policy));
        }
        return fight;
    }

    private static Answer answered(FightAtTable fight, Dice dice) {
        return switch (fight.question().orElseThrow()) {
            case Throw what -> Answer.of(what, dice.roll(what));
            case Choice<?> choice -> fight.decided(fight.policies().getFirst().id(), dice);
        };
    }
}
