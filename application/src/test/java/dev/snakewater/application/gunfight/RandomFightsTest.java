package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Minutes;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.RecordedTable;
import dev.snakewater.application.table.Refused;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Thousands of gunfights that nobody would write, each watched step by step. */
class RandomFightsTest {

    private static final int FIGHTS = 10_000;
    private static final int TURN_LIMIT = 30;
    private static final int MOST_STEPS = 3_000;

    private static final GunfightScenarios KIND = new GunfightScenarios();
    private static final GunfightProcedure PROCEDURE = new GunfightProcedure();

    @Test
    void every_fight_keeps_the_rules_and_comes_out_the_same_when_replayed() {
        List<Class<?>> seen = new ArrayList<>();
        int calledOff = 0;
        int refusals = 0;
        for (long seed = 0; seed < FIGHTS; seed++) {
            try {
                Watched fight = new Watched(seed);
                fight.toTheEnd();
                fight.replaysAlike();
                fight.events.stream()
                        .map(Object::getClass)
                        .distinct()
                        .filter(kind -> !seen.contains(kind))
                        .forEach(seen::add);
                calledOff += fight.turnsEnded == TURN_LIMIT ? 1 : 0;
                refusals += fight.refusals;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        }
        assertThat(seen).as("kinds of event that happened").containsExactlyInAnyOrderElementsOf(kindsOfEvent());
        assertThat(calledOff).as("fights called off").isBetween(FIGHTS / 50, FIGHTS - FIGHTS / 10);
        assertThat(refusals).as("barred options tried").isGreaterThan(FIGHTS);
    }

    @Test
    void so_many_answers_of_a_fight_stand_at_the_question_that_the_next_one_answers() {
        for (long seed = 0; seed < 15; seed++) {
            Watched fight = new Watched(seed);
            fight.toTheEnd();
            for (int n = 0; n < fight.answers.size(); n++) {
                Played<Gunfight, GunfightOutcome> prefix = fight.sitting(n).played();
                Answer next = fight.answers.get(n);
                assertThat(prefix.answers()).isEqualTo(fight.answers.subList(0, n));
                assertThat(prefix.standing())
                        .as("fight %d after %d answers", seed, n)
                        .isInstanceOfSatisfying(Standing.Asking.class, asking -> {
                            assertThat(asking.question().by()).isEqualTo(next.by());
                            assertThat(asking.question().name()).isEqualTo(next.to());
                            assertThat(asking.question().why().id()).isEqualTo(next.rule());
                        });
                List<Event> events =
                        prefix.turns().stream().flatMap(List::stream).toList();
                assertThat(events).isEqualTo(fight.events.subList(0, events.size()));
            }
        }
    }

    private static List<Class<?>> kindsOfEvent() {
        return Arrays.stream(GunfightEvent.class.getPermittedSubclasses())
                .<Class<?>>map(kind -> kind)
                .toList();
    }

    /** A check that costs little, for there are millions of them. */
    private static void must(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw new AssertionError(otherwise.get());
        }
    }

    /** One fight, and all that is checked along its way. */
    private static final class Watched {

        private final SplittableRandom random;
        private final Chance chance;
        private final Gunfight opening;
        private final List<Event> events = new ArrayList<>();
        private final List<Answer> answers = new ArrayList<>();
        private Gunfight situation;
        private Optional<GunfightOutcome> outcome = Optional.empty();
        private int turnsEnded;
        private int refusals;

        Watched(long seed) {
            random = new SplittableRandom(seed);
            GunfightScenario scenario = RandomShowdown.from(random);
            assertThat(KIND.problems(scenario)).isEmpty();
            opening = KIND.open(scenario);
            situation = opening;
            chance = new Chance(random);
        }

        void toTheEnd() {
            int steps = 0;
            while (outcome.isEmpty() && turnsEnded < TURN_LIMIT) {
                steps++;
                must(steps < MOST_STEPS, () -> "no end in sight");
                step();
            }
            assertThat(outcome.map(GunfightOutcome::sidesStanding).orElse(List.of()))
                    .as("sides standing after the end")
                    .hasSizeLessThan(2);
            bulletsAddUp();
        }

        void replaysAlike() {
            Played<Gunfight, GunfightOutcome> replayed = sitting(answers.size()).played();
            must(
                    replayed.turns().stream().flatMap(List::stream).toList().equals(events),
                    () -> "other events in the replay");
            must(replayed.answers().equals(answers), () -> "other answers in the replay");
            Standing<Gunfight, GunfightOutcome> standing = outcome.<Standing<Gunfight, GunfightOutcome>>map(
                            Standing.Over::new)
                    .orElseGet(() -> new Standing.CalledOff<>(PROCEDURE.calledOff(situation)));
            must(replayed.standing().equals(standing), () -> "another end in the replay");
        }

        Sitting<Gunfight, GunfightOutcome> sitting(int answered) {
            return new Sitting<>(PROCEDURE, opening, TURN_LIMIT, answers.subList(0, answered));
        }

        private void step() {
            Gunfight before = situation;
            Gunfight copy = copyOf(before);
            chance.questions.clear();
            Minutes minutes = new Minutes(chance);
            Next<Gunfight, GunfightOutcome> next = PROCEDURE.step(before, minutes);
            List<Event> told = told(minutes);
            must(before.equals(copy), () -> "the step changed the situation it began with");
            nobodyActsWhoCannot(told);
            barredIsRefused(minutes.answers());
            must(before.equals(copy), () -> "a refusal changed the situation");

            if (random.nextInt(4) == 0) {
                comesOutTheSame(copy, minutes, next);
            }

            events.addAll(told);
            answers.addAll(minutes.answers());
            switch (next) {
                case Next.Done<Gunfight, GunfightOutcome> done -> outcome = Optional.of(done.outcome());
                case Next.Go<Gunfight, GunfightOutcome> go -> {
                    situation = go.situation();
                    turnsEnded += go.turnEnds() ? 1 : 0;
                    followsFrom(before);
                }
            }
        }

        private static void comesOutTheSame(Gunfight equal, Minutes minutes, Next<Gunfight, GunfightOutcome> next) {
            Minutes again = new Minutes(new RecordedTable(minutes.answers()));
            must(PROCEDURE.step(equal, again).equals(next), () -> "equal situation and answers, another result");
            must(told(again).equals(told(minutes)), () -> "equal situation and answers, other events");
        }

        private void nobodyActsWhoCannot(List<Event> told) {
            for (Question question : chance.questions) {
                must(situation.fighter(question.by()).isAble(), () -> question.by() + " is asked and cannot act");
            }
            for (Event event : told) {
                actor((GunfightEvent) event)
                        .ifPresent(by -> must(situation.fighter(by).isAble(), () -> by + " acts and cannot: " + event));
            }
        }

        /** Answers the step as before up to a choice, and there with a word that is barred. */
        private void barredIsRefused(List<Answer> given) {
            for (int i = 0; i < chance.questions.size(); i++) {
                if (chance.questions.get(i) instanceof Choice<?> choice
                        && !choice.barred().isEmpty()
                        && random.nextInt(6) == 0) {
                    Choice.Barred barred =
                            choice.barred().get(random.nextInt(choice.barred().size()));
                    must(!barred.by().isEmpty(), () -> "'" + barred.word() + "' is barred by no rule");
                    List<Answer> tried = new ArrayList<>(given.subList(0, i));
                    tried.add(Answer.of(choice, barred.word()));
                    refusals++;
                    try {
                        PROCEDURE.step(situation, new RecordedTable(tried));
                    } catch (Refused refused) {
                        must(refused.rules().equals(barred.by()), () -> "refused by other rules than it is barred by");
                        continue;
                    }
                    throw new AssertionError("'" + barred.word() + "' is barred and was taken");
                }
            }
        }

        private void followsFrom(Gunfight before) {
            int prizes = 0;
            for (Gunfighter fighter : situation.fighters()) {
                for (Gun gun : fighter.guns()) {
                    must(gun.rounds() >= 0 && gun.rounds() <= gun.capacity(), () -> "impossible rounds: " + gun);
                }
                Gunfighter earlier = before.fighter(fighter.name());
                must(
                        fighter.wounds().level().compareTo(earlier.wounds().level()) >= 0,
                        () -> fighter.name() + " got better");
                must(fighter.sheet().equals(earlier.sheet()), () -> "another sheet");
                prizes += fighter.holdsPrize() ? 1 : 0;
                must(!fighter.holdsPrize() || fighter.isAble(), () -> "a prize held by one out of action");
            }
            int holding = prizes;
            must(holding <= (situation.firstTurn() ? 1 : 0), () -> holding + " hold the prize");
        }

        /** Each shot told cost one bullet, each reload told put its rounds in, and nothing else touched the guns. */
        private void bulletsAddUp() {
            List<List<Gun>> atTheEnd = outcome.map(end -> end.fighters().stream()
                            .map(GunfightOutcome.Fate::guns)
                            .toList())
                    .orElseGet(() ->
                            situation.fighters().stream().map(Gunfighter::guns).toList());
            for (int i = 0; i < atTheEnd.size(); i++) {
                Name name = opening.fighters().get(i).name();
                int expected = rounds(opening.fighters().get(i).guns());
                for (Event event : events) {
                    expected += switch ((GunfightEvent) event) {
                        case GunfightEvent.Fired fired when fired.shot().by().equals(name) -> -1;
                        case GunfightEvent.FiredAtCover fired
                        when fired.shot().by().equals(name) -> -1;
                        case GunfightEvent.Reloaded reloaded
                        when reloaded.by().equals(name) -> reloaded.loaded().total();
                        default -> 0;
                    };
                }
                assertThat(rounds(atTheEnd.get(i)))
                        .as("rounds left to %s", name)
                        .isEqualTo(expected);
            }
        }

        private static int rounds(List<Gun> guns) {
            return guns.stream().mapToInt(Gun::rounds).sum();
        }

        private static List<Event> told(Minutes minutes) {
            return minutes.turns().stream().flatMap(List::stream).toList();
        }

        /** An equal situation that shares no list with this one. */
        private static Gunfight copyOf(Gunfight fight) {
            List<Gunfighter> fighters = new ArrayList<>();
            for (Gunfighter fighter : fight.fighters()) {
                fighters.add(new Gunfighter(
                        fighter.sheet(),
                        fighter.wounds(),
                        new ArrayList<>(fighter.guns()),
                        fighter.gunInUse(),
                        new ArrayList<>(fighter.drop()),
                        fighter.holdsPrize(),
                        fighter.stance()));
            }
            return new Gunfight(fight.scene(), fighters, fight.firstTurn(), fight.phase());
        }

        private static Optional<Name> actor(GunfightEvent event) {
            return switch (event) {
                case GunfightEvent.StaredownRefused refused -> Optional.of(refused.by());
                case GunfightEvent.Stared stared -> Optional.of(stared.by());
                case GunfightEvent.StaredownWon won -> Optional.of(won.by());
                case GunfightEvent.Drew drew -> Optional.of(drew.by());
                case GunfightEvent.Aimed aimed -> Optional.of(aimed.by());
                case GunfightEvent.Dodged dodged -> Optional.of(dodged.by());
                case GunfightEvent.Dived dived -> Optional.of(dived.by());
                case GunfightEvent.Waited waited -> Optional.of(waited.by());
                case GunfightEvent.Reloaded reloaded -> Optional.of(reloaded.by());
                case GunfightEvent.Fired fired -> Optional.of(fired.shot().by());
                case GunfightEvent.FiredAtCover fired ->
                    Optional.of(fired.shot().by());
                case GunfightEvent.PrizeLapsed lapsed -> Optional.of(lapsed.by());
                case GunfightEvent.PartBegan began -> Optional.empty();
                case GunfightEvent.StaredownTied tied -> Optional.empty();
                case GunfightEvent.OrderSet set -> Optional.empty();
                case GunfightEvent.Wounded wounded -> Optional.empty();
                case GunfightEvent.Unscathed unscathed -> Optional.empty();
                case GunfightEvent.OutOfAction out -> Optional.empty();
                case GunfightEvent.TurnEnded ended -> Optional.empty();
            };
        }
    }

    /** Decides everything by chance, and remembers what it was asked. */
    private static final class Chance implements Table {

        private final SplittableRandom random;
        private final RandomDice dice;
        private final List<Question> questions = new ArrayList<>();

        Chance(SplittableRandom random) {
            this.random = random;
            dice = new RandomDice(random.nextLong());
        }

        @Override
        public Fall roll(Throw what) {
            questions.add(what);
            return dice.roll(what);
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            questions.add(choice);
            List<Choice.Option<A>> options = random.nextInt(3) == 0 ? choice.options() : deadly(choice.options());
            return options.get(random.nextInt(options.size())).answer();
        }

        /** The options that fire a gun; all, if none does. Without them most fights would go on for ever. */
        private static <A> List<Choice.Option<A>> deadly(List<Choice.Option<A>> options) {
            List<Choice.Option<A>> deadly = options.stream()
                    .filter(option -> option.word().startsWith("snapshot")
                            || option.word().startsWith("shoot"))
                    .toList();
            return deadly.isEmpty() ? options : deadly;
        }

        @Override
        public Tally count(Tally asWritten) {
            return asWritten;
        }

        @Override
        public void tell(Event event) {}
    }
}
