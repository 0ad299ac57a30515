package dev.snakewater.domain.fallout.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.modifier.Counting;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Covering fire (FO-46, FO-47), and the tests of luck and perception that belong to it and to reactions. */
class CoveringFireTest {

    private static final Counting PLAIN = Counting.adding(UnaryOperator.identity());
    private static final Check PERCEPTION = new Check(Optional.empty(), Optional.of(Statistics.Statistic.PERCEPTION));

    /** V93 to V101: luck, exhaustion in points, the d10, the hits. */
    @ParameterizedTest
    @CsvSource({
        "5, 0, 1, 4",
        "5, 0, 2, 3",
        "5, 0, 3, 2",
        "5, 0, 4, 1",
        "5, 0, 5, 1",
        "5, 0, 6, 0",
        "10, 0, 1, 9",
        "1, 0, 1, 1",
        "1, 0, 2, 0",
        "5, 20, 3, 1",
        "5, 20, 4, 0"
    })
    void the_margin_of_luck_is_the_number_of_hits(int luck, int winded, int roll, int hits) {
        assertThat(hits(actor(5, luck, winded), roll)).isEqualTo(hits);
    }

    /** P07 and P08: how many of the ten faces give 0, 1, 2 hits and so on; the mean is 11/10 and 29/10. */
    @ParameterizedTest
    @CsvSource({"5, 5 2 1 1 1, 11", "8, 2 2 1 1 1 1 1 1, 29"})
    void the_odds_of_its_hits(int luck, String faces, int tenths) {
        List<Integer> hits = IntStream.rangeClosed(1, 10)
                .mapToObj(roll -> hits(actor(5, luck, 0), roll))
                .toList();
        List<String> counts = IntStream.range(0, faces.split(" ", -1).length)
                .mapToObj(number -> String.valueOf(
                        hits.stream().filter(hit -> hit == number).count()))
                .toList();
        assertThat(String.join(" ", counts)).isEqualTo(faces);
        assertThat(hits.stream().mapToInt(Integer::intValue).sum()).isEqualTo(tenths);
    }

    /** V102: 24 and 9 rounds, one action point of 8 spent, and a gun that is not automatic. */
    @ParameterizedTest
    @CsvSource({
        "AK-112, 24, 0, ''",
        "AK-112, 10, 0, ''",
        "AK-112, 9, 0, TEN_ROUNDS",
        "AK-112, 24, 1, WHOLE_ROUND",
        "10 mm Pistol, 12, 0, AUTOMATIC_GUN",
        "10 mm Pistol, 9, 3, WHOLE_ROUND AUTOMATIC_GUN TEN_ROUNDS",
    })
    void what_it_needs(String gun, int rounds, int spent, String missing) {
        Held held = Held.full(Armoury.weapon(gun).orElseThrow().gun()).withRounds(rounds);
        assertThat(CoveringFire.missing(held, spent).stream().map(Enum::name))
                .isEqualTo(missing.isEmpty() ? List.of() : List.of(missing.split(" ", -1)));
    }

    /** V109: perception 5, d10 5 and 6. */
    @ParameterizedTest
    @CsvSource({"5, SUCCESS", "6, FAILURE", "1, SUCCESS", "10, FAILURE"})
    void perception_notices(int roll, Verdict verdict) {
        Actor actor = actor(5, 5, 0);
        int limit = PERCEPTION.limit(actor, List.of(), PLAIN).total();
        assertThat(PERCEPTION.verdict(actor, roll, limit)).isEqualTo(verdict);
    }

    private static int hits(Actor actor, int roll) {
        return CoveringFire.hits(
                CoveringFire.LUCK.limit(actor, List.of(), PLAIN).total() - roll);
    }

    private static Actor actor(int perception, int luck, int winded) {
        Wastelander sheet = new Wastelander(
                "Ann",
                new Statistics(5, perception, 5, 5, 5, 5, luck, 5),
                Wastelander.SKAG.skills(),
                Wastelander.SKAG.armour(),
                List.of(),
                Optional.empty(),
                Optional.empty());
        Person person = Person.of(new Name("Ann"), sheet)
                .withBurdens(new Burdens(winded == 0 ? Optional.empty() : Optional.of(winded), List.of()));
        return new Actor(person, List.of(), Rulings.BY_THE_BOOK);
    }
}
