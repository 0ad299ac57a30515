package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationEvent;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Event;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Thousands of gunfights that nobody would write, each watched step by step. */
class RandomFightsTest {

    private static final int FIGHTS = 10_000;

    @Test
    void every_fight_keeps_the_rules_and_comes_out_the_same_when_replayed() {
        Seen seen = LongStream.range(0, FIGHTS)
                .parallel()
                .mapToObj(RandomFightsTest::watched)
                .reduce(new Seen(Set.of(), 0, 0, 0), Seen::and);
        assertThat(seen.kinds()).as("kinds of event that happened").containsExactlyInAnyOrderElementsOf(kindsOfEvent());
        assertThat(seen.atTheLimit()).as("fights that reached their limit").isBetween(FIGHTS / 50, FIGHTS / 2);
        assertThat(seen.refusals()).as("barred options tried").isGreaterThan(FIGHTS);
        assertThat(seen.modified()).as("numbers that the game master changed").isGreaterThan(FIGHTS);
    }

    @Test
    void so_many_answers_of_a_fight_stand_at_the_question_that_the_next_one_answers() {
        LongStream.range(0, 15).parallel().forEach(seed -> {
            WatchedFight fight = new WatchedFight(seed);
            fight.toTheEnd();
            List<Answer> answers = fight.answers();
            for (int n = 0; n < answers.size(); n++) {
                Played<Gunfight, GunfightOutcome> prefix = fight.sitting(n).played();
                Answer next = answers.get(n);
                assertThat(prefix.answers()).isEqualTo(answers.subList(0, n));
                assertThat(prefix.standing())
                        .as("fight %d after %d answers", seed, n)
                        .isInstanceOfSatisfying(Standing.Asking.class, asking -> {
                            assertThat(asking.question().by()).isEqualTo(next.by());
                            assertThat(asking.question().name()).isEqualTo(next.to());
                            assertThat(asking.question().why().id()).isEqualTo(next.rule());
                        });
                List<Event> events =
                        prefix.turns().stream().flatMap(List::stream).toList();
                assertThat(events).isEqualTo(fight.events().subList(0, events.size()));
            }
        });
    }

    private static Seen watched(long seed) {
        try {
            WatchedFight fight = new WatchedFight(seed);
            fight.toTheEnd();
            fight.replaysAlike();
            Set<Class<?>> kinds = new HashSet<>();
            fight.events().forEach(event -> kinds.add(event.getClass()));
            return new Seen(kinds, fight.reachedItsLimit() ? 1 : 0, fight.refusals(), fight.modified());
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
        }
    }

    private static List<Class<?>> kindsOfEvent() {
        Stream<Class<?>> ofBodies = Stream.of(
                HitLocationEvent.Located.class,
                HitLocationEvent.Wounded.class,
                HitLocationEvent.FoundNothing.class,
                HitLocationEvent.Dropped.class,
                HitLocationEvent.Fell.class,
                HitLocationEvent.Swayed.class);
        return Stream.concat(kinds(GunfightEvent.class), ofBodies).toList();
    }

    private static Stream<Class<?>> kinds(Class<?> events) {
        return events.isSealed()
                ? Stream.of(events.getPermittedSubclasses()).flatMap(RandomFightsTest::kinds)
                : Stream.of(events);
    }

    /** What came up in some of the fights. */
    private record Seen(Set<Class<?>> kinds, int atTheLimit, int refusals, int modified) {
        Seen and(Seen other) {
            Set<Class<?>> both = new HashSet<>(kinds);
            both.addAll(other.kinds);
            return new Seen(both, atTheLimit + other.atTheLimit, refusals + other.refusals, modified + other.modified);
        }
    }
}
