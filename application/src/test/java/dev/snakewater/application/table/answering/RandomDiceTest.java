package dev.snakewater.application.table.answering;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Asked;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Die;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomDiceTest {

    /** SplitMix64, as Steele, Lea and Flood published it: the numbers that java.util.SplittableRandom gives for a seed. */
    private static final class SplitMix64 {

        private long state;

        SplitMix64(long seed) {
            state = seed;
        }

        long next() {
            state += 0x9e3779b97f4a7c15L;
            long mixed = state;
            mixed = (mixed ^ (mixed >>> 30)) * 0xbf58476d1ce4e5b9L;
            mixed = (mixed ^ (mixed >>> 27)) * 0x94d049bb133111ebL;
            return mixed ^ (mixed >>> 31);
        }
    }

    @Test
    void the_reference_gives_the_numbers_that_are_published_for_seed_1234567() {
        SplitMix64 reference = new SplitMix64(1_234_567);
        assertThat(Stream.generate(reference::next).limit(5).map(Long::toUnsignedString))
                .containsExactly(
                        "6457827717110365317",
                        "3203168211198807973",
                        "9817491932198370423",
                        "4593380528125082431",
                        "16408922859458223821");
    }

    @ParameterizedTest(name = "{0} of seed 7")
    @ValueSource(strings = {"4dF", "3d6", "1d100", "1d1000", "10d10", "2d6+10"})
    void the_falls_of_seed_7_are_the_references(String pool) {
        SplitMix64 reference = new SplitMix64(7);
        RandomDice dice = new RandomDice(7);
        Throw thrown = Asked.toThrow("test", pool);
        Die die = thrown.dice().die();
        for (int i = 0; i < 100; i++) {
            // A stretch of numbers too short for all faces would be thrown again; at 63 bits that never happens here.
            List<Integer> faces = IntStream.range(0, thrown.dice().count())
                    .mapToObj(j -> die.lowest() + (int) ((reference.next() >>> 1) % die.sides()))
                    .toList();
            assertThat(dice.roll(thrown)).isEqualTo(thrown.dice().showing(faces));
        }
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"1d6, 60000", "1dF, 60000", "1d100, 300000"})
    void every_face_occurs_about_equally_often(String pool, int rolls) {
        Throw thrown = Asked.toThrow("test", pool);
        Die die = thrown.dice().die();
        int[] counts = new int[die.sides()];
        RandomDice dice = new RandomDice(2026);
        for (int i = 0; i < rolls; i++) {
            counts[dice.roll(thrown).total() - die.lowest()]++;
        }
        double chance = 1.0 / die.sides();
        double expected = rolls * chance;
        double sigma = Math.sqrt(rolls * chance * (1 - chance));
        for (int count : counts) {
            assertThat((double) count).isBetween(expected - 5 * sigma, expected + 5 * sigma);
        }
    }

    /** By the same algorithm, divided: the dice that are rolled again and again fall as any others. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 6, 7, 10, 81, 100, 1000, 99_999, Integer.MAX_VALUE})
    void sides_that_are_known_are_thrown_alike(int sides) {
        RandomDice dice = new RandomDice(sides);
        SplitMix64 reference = new SplitMix64(sides);
        for (int i = 0; i < 10_000; i++) {
            assertThat(dice.below(RandomDice.Sides.of(sides))).isEqualTo((int) ((reference.next() >>> 1) % sides));
        }
    }
}
