package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.Odds;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Exact odds of whole attacks: the catalogue's printed fractions, and brute force over all dice. */
class FractionsTest {

    private static final ScenarioKind<ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    static Stream<Arguments> printed() {
        Duel sword = Duel.with("damage: 1d+2, type: cutting, use: swung")
                .attacker("dr: 2")
                .target("dodge: 8, dr: 2");
        return Stream.of(
                arguments(
                        "a sword against Dodge 8",
                        sword,
                        List.of(
                                "Missed 2914/6561",
                                "Hit, no effect 155/209952",
                                "Slightly injured 77417/209952",
                                "Severely injured 13001/69984",
                                "Critically injured 127/559872",
                                "Dead 217/559872"),
                        "31/13122"),
                arguments(
                        "a revolver with a number above SS",
                        revolver(11),
                        List.of(
                                "Missed 59033/157464",
                                "Hit, no effect 5/2834352",
                                "Slightly injured 1030927/2834352",
                                "Severely injured 4573/17496"),
                        "2/19683"),
                arguments(
                        "a revolver with a number of SS",
                        revolver(10),
                        List.of(
                                "Missed 35711/39366",
                                "Hit, no effect 25/5668704",
                                "Slightly injured 37771/708588",
                                "Severely injured 2767/69984"),
                        "5/19683"));
    }

    private static Duel revolver(int skill) {
        return Duel.with("damage: 2d-1, type: bullet, use: gun, snapShot: 10, accuracy: 2")
                .attacker("skill", skill);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("printed")
    void comes_to_the_catalogues_fractions(String about, Duel duel, List<String> ends, String himself) {
        Odds odds = odds(duel);
        assertThat(odds.fractions("The end")).containsExactlyElementsOf(ends);
        assertThat(odds.fractions("Who is hit")).contains("Ann " + himself);
    }

    static Stream<Arguments> small() {
        return Stream.of(
                arguments(
                        "the butt of a spear at the head of somebody who cannot defend himself",
                        Duel.with("damage: 1d-2, type: crushing, use: thrust")
                                .attacker("skill: 14")
                                .manner("location: head")
                                .target("dr: 1"),
                        30),
                arguments(
                        "a shot into a vest, with somebody behind",
                        revolver(9)
                                .target("armour: [{is: vest IIa}]")
                                .rulings("wrongTargetLocation: torso")
                                .bystanders("name: Cole, distance: 2, stands: behind, hitPointsMax: 40"),
                        40),
                arguments(
                        "a stick on a dying man",
                        Duel.with("damage: 1d-3, type: crushing, use: swung")
                                .attacker("skill: 13")
                                .target("hitPoints: -23, ht: 9"),
                        40));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("small")
    void comes_to_what_all_dice_one_by_one_come_to(String about, Duel duel, int dice) {
        Map<End, BigInteger> ways = AllDice.ways(duel.scenario().opening(), dice);
        BigInteger all = BigInteger.valueOf(6).pow(dice);
        List<String> expected = new ArrayList<>();
        ways.forEach((end, count) -> {
            BigInteger common = count.gcd(all);
            expected.add(end + " " + count.divide(common) + "/" + all.divide(common));
        });

        assertThat(odds(duel).fractions("The end").stream().map(end -> end.toLowerCase(Locale.ROOT)))
                .containsExactlyInAnyOrderElementsOf(expected);
        assertThat(ways.values().stream().reduce(BigInteger.ZERO, BigInteger::add))
                .isEqualTo(all);
    }

    /** 17 and 18, which are 4 of 216, and then 5 and 6, which are 16 of the 208 that break nothing. */
    @Test
    void what_a_fist_breaks_is_rolled_again_and_again_and_the_odds_stay_fractions() {
        Duel punch = Duel.with(WeaponTable.FIST);
        assertThat(odds(punch).fractions("Who is hit")).contains("Ann 1/702");
    }

    /**
     * Skill 12 hits on 160 of 216, 4 of them critical. Parry 8 fails on 160, 4 of them a botch, after which nobody defends himself again;
     * otherwise Dodge 7 fails on 181: 4/216 + 156/216 x (4/216 + 156/216 x 181/216).
     */
    @Test
    void a_second_defence_is_part_of_the_odds() {
        Duel duel = Duel.with(WeaponTable.BROADSWORD_SWUNG).target("dodge: 7, parry: 8, allOutDefense: true");

        assertThat(odds(duel).fractions("Who is hit")).contains("Bill 32821/69984");
    }

    private static Odds odds(Duel duel) {
        return Odds.of(KIND, duel.scenario());
    }

    /**
     * Plays an attack with every way in which its dice can fall, one by one and without merging anything: a second way to the odds,
     * slow and plain.
     */
    private static final class AllDice {

        private final ChartWalk procedure = new ChartWalk();
        private final Map<End, BigInteger> ways = new EnumMap<>(End.class);
        private final Map<String, List<Way>> known = new TreeMap<>();
        private final int dice;

        private AllDice(int dice) {
            this.dice = dice;
        }

        /** In how many of all ways of so many dice each end is reached; no attack throws more. */
        static Map<End, BigInteger> ways(ChartedAttack opening, int dice) {
            AllDice all = new AllDice(dice);
            all.play(opening, BigInteger.ONE, dice);
            return all.ways;
        }

        private void play(ChartedAttack attack, BigInteger weight, int left) {
            OneThrow asked = new OneThrow(Optional.empty());
            Next<ChartedAttack, GurpsOutcome> next = step(attack, asked);
            if (asked.thrown == null) {
                follow(next, weight, left);
                return;
            }
            Throw thrown = asked.thrown;
            if (thrown.dice().count() > left) {
                throw new IllegalStateException("more than " + dice + " dice");
            }
            for (Way way : known.computeIfAbsent(thrown.dice() + " " + thrown.reads(), key -> ways(thrown))) {
                follow(
                        step(attack, new OneThrow(Optional.of(way.fall()))),
                        weight.multiply(BigInteger.valueOf(way.count())),
                        left - thrown.dice().count());
            }
        }

        /** A step with this throw; the first option is always taken. */
        private Next<ChartedAttack, GurpsOutcome> step(ChartedAttack attack, OneThrow dice) {
            return procedure.step(attack, new SeatedTable(dice, Pick::firstListed));
        }

        private void follow(Next<ChartedAttack, GurpsOutcome> next, BigInteger weight, int left) {
            switch (next) {
                case Next.Go<ChartedAttack, GurpsOutcome> go -> play(go.situation(), weight, left);
                case Next.Done<ChartedAttack, GurpsOutcome> done ->
                    ways.merge(
                            done.outcome().end().orElseThrow(),
                            weight.multiply(BigInteger.valueOf(6).pow(left)),
                            BigInteger::add);
            }
        }

        private record Way(Fall fall, int count) {}

        /** All falls of six-sided dice; those of equal totals as one, where only the total is read. */
        private static List<Way> ways(Throw thrown) {
            int count = thrown.dice().count();
            List<Way> all = new ArrayList<>();
            int[] perTotal = new int[6 * count + 1];
            for (int number = 0; number < Math.pow(6, count); number++) {
                int rest = number;
                List<Integer> faces = new ArrayList<>();
                for (int die = 0; die < count; die++) {
                    faces.add(1 + rest % 6);
                    rest /= 6;
                }
                if (thrown.reads() == Throw.Reads.FACES) {
                    all.add(new Way(thrown.dice().showing(faces), 1));
                } else {
                    perTotal[faces.stream().mapToInt(face -> face).sum()]++;
                }
            }
            IntStream.range(count, perTotal.length)
                    .filter(total -> perTotal[total] > 0)
                    .forEach(total -> all.add(new Way(
                            thrown.dice().totalling(total + thrown.dice().plus()), perTotal[total])));
            return all;
        }

        /** Answers one throw; with the lowest fall, if it has none yet. */
        private static final class OneThrow implements Dice {

            private final Optional<Fall> fall;
            private @Nullable Throw thrown;

            OneThrow(Optional<Fall> fall) {
                this.fall = fall;
            }

            @Override
            public Fall roll(Throw what) {
                if (thrown != null) {
                    throw new IllegalStateException("a second throw in a step: " + what);
                }
                thrown = what;
                return fall.orElseGet(() ->
                        what.dice().showing(Collections.nCopies(what.dice().count(), 1)));
            }
        }
    }
}
