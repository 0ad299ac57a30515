package dev.snakewater.acceptance.fights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.scenario.FightScenario;
import dev.snakewater.application.fallout.procedure.BurningEvent;
import dev.snakewater.application.fallout.procedure.EffortEvent;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Fights of two to six people by random legal answers, and by places and facings that somebody types. The system properties {@code
 * snakewater.fights} and {@code snakewater.firstFight} say how many, and from which on.
 */
class RandomFightsTest {

    private static final long FIRST = Long.getLong("snakewater.firstFight", 0);
    private static final int FIGHTS = Integer.getInteger("snakewater.fights", 120);
    private static final int MOST_SIDES = 3;
    private static final int MOST_STEPS = 60_000;
    private static final FightTerms TERMS = FightTerms.of(Integer.MAX_VALUE);
    private static final List<String> TYPED = List.of(
            "towards No 0",
            "towards No 1",
            "towards No 0 60",
            "towards No 1 0",
            "towards thing 0",
            "towards thing 1 40",
            "next to No 0",
            "next to No 1",
            "behind thing 0",
            "behind thing 1",
            "north 90",
            "south-west 0",
            "east 99999",
            "east",
            "0",
            "359",
            "-5 -5",
            "to 99999 0");

    @Test
    void nothing_happens_that_the_rules_forbid_and_the_same_answers_lead_to_the_same_fight() {
        int[] endings = new int[MOST_SIDES + 1];
        Set<Class<?>> happened = new HashSet<>();
        LongStream.range(FIRST, FIRST + FIGHTS).forEach(seed -> {
            try {
                endings[new OneFight(seed, happened).play().sidesStanding().size()]++;
            } catch (RuntimeException | AssertionError wrong) {
                throw new AssertionError("fight " + seed, wrong);
            }
        });
        assertThat(endings[1]).as("won").isPositive();
        assertThat(endings[2] + endings[MOST_SIDES]).as("undecided").isPositive();
        assertThat(happened)
                .contains(
                        FightEvent.Interrupted.class,
                        FightEvent.CoveringFire.class,
                        FightEvent.Stopped.class,
                        FightEvent.PoppedOut.class,
                        FightEvent.Dropped.class,
                        FightEvent.SettingUp.class,
                        FightEvent.Bled.class,
                        BurningEvent.Bitten.class,
                        EffortEvent.Landed.class,
                        EffortEvent.OutOfBreath.class);
    }

    /** One fight, and all that is looked at in it. */
    private static final class OneFight {

        private final FightScenario setUp;
        private final Procedure<FightSituation, FightOutcome> procedure =
                FightScenario.kind().procedure();
        private final Random random;
        private final RandomDice dice;
        private final Referee referee = new Referee();
        private final List<Event> told = new ArrayList<>();
        private Optional<FightSituation> before = Optional.empty();
        private final Set<Class<?>> happened;
        private int steps;

        OneFight(long seed, Set<Class<?>> happened) {
            this.happened = happened;
            setUp = (FightScenario) RandomDocument.scenario(seed).setUp();
            random = new Random(seed);
            dice = new RandomDice(seed);
        }

        FightOutcome play() {
            Played<FightSituation, FightOutcome> played = Played.from(procedure, setUp.opening(), TERMS, this::table);
            FightOutcome outcome = ((Standing.Over<FightSituation, FightOutcome>) played.standing()).outcome();
            if (random.nextInt(4) == 0) {
                Played<FightSituation, FightOutcome> again =
                        new Sitting<>(procedure, setUp.opening(), TERMS, played.answers()).played();
                assertThat(again.standing()).isEqualTo(played.standing());
                assertThat(again.turns()).isEqualTo(played.turns());
                assertThat(again.answers()).isEqualTo(played.answers());
            }
            setUp.aftermath(outcome).ifPresent(next -> opens(next, outcome));
            return outcome;
        }

        /** What follows has no problem but that nobody may be left to fight against. */
        private static void opens(SetUp<FightSituation, FightOutcome> next, FightOutcome outcome) {
            List<Problem> problems = next.problems();
            if (outcome.sidesStanding().size() > 1) {
                assertThat(problems).isEmpty();
            } else {
                assertThat(problems).hasSize(1);
            }
            assertThat(next.opening().fighters()).hasSize((int)
                    outcome.fighters().stream().filter(fate -> !fate.isDown()).count());
        }

        private Table table(FightSituation now) {
            assertThat(steps++).as("steps").isLessThan(MOST_STEPS);
            before.ifPresent(then -> referee.judge(then, told, now));
            told.forEach(event -> happened.add(event.getClass()));
            told.clear();
            before = Optional.of(now);
            return new SeatedTable(
                    dice,
                    new SeatedTable.Decider() {
                        @Override
                        public <A> A decide(Choice<A> choice) {
                            return decided(choice);
                        }
                    },
                    told::add);
        }

        private <A> A decided(Choice<A> choice) {
            if (random.nextInt(20) == 0) {
                for (Choice.Option<A> barred : choice.barred()) {
                    assertThat(barred.bars()).isNotEmpty();
                    assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> choice.chosen(barred.word()));
                }
            }
            if (choice.isFree() && random.nextInt(3) > 0) {
                Optional<A> typed = IntStream.range(0, 5)
                        .mapToObj(time -> typed(choice))
                        .flatMap(Optional::stream)
                        .findFirst();
                if (typed.isPresent()) {
                    return typed.get();
                }
            }
            return bold(choice).orElseGet(() -> Pick.atRandom(choice, dice));
        }

        /** Now and then she fights, where others would fiddle with their guns. */
        private <A> Optional<A> bold(Choice<A> choice) {
            List<Choice.Option<A>> fighting =
                    random.nextInt(3) > 0 || !choice.name().equals("action")
                            ? List.of()
                            : choice.options().stream()
                                    .filter(option -> option.word()
                                            .matches("(shoot|flame|wait|cover fire|run|jump|take cover).*"))
                                    .toList();
            return fighting.isEmpty()
                    ? Optional.empty()
                    : Optional.of(fighting.get(random.nextInt(fighting.size())).answer());
        }

        private <A> Optional<A> typed(Choice<A> choice) {
            boolean isPlace = choice.name().equals("place");
            String word = random.nextInt(3) == 0
                    ? TYPED.get(random.nextInt(TYPED.size()))
                    : isPlace
                            ? near(setUp.table().width()) + " "
                                    + near(setUp.table().height())
                            : "" + random.nextInt(360);
            try {
                return Optional.of(choice.chosen(word).answer());
            } catch (RefusedException refused) {
                return Optional.empty();
            }
        }

        private int near(int size) {
            return random.nextInt(-2, size + 3);
        }
    }
}
