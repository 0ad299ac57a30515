package dev.snakewater.application.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.fudge.gunfight.Duels;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Asked;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SimulationTest {

    private static final Scenario<?, ?> DUEL = Duels.staredown(100);
    private static final Simulation SIMULATION = new Simulation(Clock.STOPPED);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void how_many_fights_go_on_at_once_changes_nothing(int threads) {
        Simulated alone = SIMULATION.fights(DUEL, 7, Effort.ofFights(730).withThreads(1), Waiting.PATIENTLY);
        assertThat(SIMULATION.fights(DUEL, 7, Effort.ofFights(730).withThreads(threads), Waiting.PATIENTLY))
                .isEqualTo(alone);
        assertThat(SIMULATION.fights(DUEL, 8, Effort.ofFights(730).withThreads(threads), Waiting.PATIENTLY))
                .isNotEqualTo(alone);
    }

    @Test
    void that_places_are_chosen_among_proposals_is_said() {
        Toy walk = new Toy(
                (at, table) -> new Next.Done<>(table.choose(Asked.place()).y()));

        Simulated simulated = SIMULATION.fights(
                walk.from(0, FightTerms.of(1)), 7, Effort.ofFights(200).withThreads(2), Waiting.PATIENTLY);

        assertThat(simulated.amongProposals()).isTrue();
        assertThat(simulated.findings().getFirst().prospects())
                .extracting(MeasureDistribution.Weighted::is)
                .containsExactly("0", "400");
        assertThat(SIMULATION
                        .fights(DUEL, 7, Effort.ofFights(10).withThreads(2), Waiting.PATIENTLY)
                        .amongProposals())
                .isFalse();
    }

    @Test
    void a_fight_of_many_is_the_same_as_the_one_that_is_told() {
        List<String> told = new ArrayList<>();
        for (long fight = 1; fight <= 200; fight++) {
            FightReport account = new Fights().withSeed(DUEL, SIMULATION.seedOf(7, fight));
            told.add(account.ending().sentences().getLast().text());
        }
        MeasureDistribution standing = SIMULATION
                .fights(DUEL, 7, Effort.ofFights(200).withThreads(2), Waiting.PATIENTLY)
                .findings()
                .getFirst();
        for (MeasureDistribution.Weighted prospect : standing.prospects()) {
            String words = switch (prospect.is()) {
                case "Nobody" -> "Nobody is left standing.";
                case "Ann and Bill" -> "Nothing is decided: Ann and Bill are still in the fight.";
                default -> prospect.is() + " won the fight.";
            };
            assertThat(((Share.Counted) prospect.share()).times())
                    .as(prospect.is())
                    .isEqualTo(Collections.frequency(told, words));
        }
    }

    @Test
    void the_seeds_of_the_fights_are_the_numbers_of_the_generator_one_after_the_other() {
        SplittableRandom generator = new SplittableRandom(48_213);
        for (long fight = 1; fight <= 1_000; fight++) {
            assertThat(SIMULATION.seedOf(48_213, fight)).as("fight %d", fight).isEqualTo(generator.nextLong());
        }
    }

    /** Kept from the day it was made: if it changes, fights that somebody noted down by number are others now. */
    @Test
    void a_reference_run_comes_out_as_it_did() {
        Simulated reference =
                SIMULATION.fights(DUEL, 1879, Effort.ofFights(1_000).withThreads(2), Waiting.PATIENTLY);
        String counted = reference.findings().getFirst().prospects().stream()
                .map(prospect -> prospect.is() + " " + ((Share.Counted) prospect.share()).times())
                .collect(Collectors.joining(", "));
        assertThat(counted).isEqualTo("Ann 695, Bill 292, Nobody 13");
        assertThat(reference.dice().generator()).isEqualTo("SplittableRandom");
    }

    /** By Wilson's formula for 15 of 50 and z = 1.959964: (0.3 + z²/100 ± z √(0.3·0.7/50 + z²/10,000)) / (1 + z²/50). */
    @Test
    void intervals_are_wilsons() {
        Share.Counted some = new Share.Counted(15, 50);
        assertThat(some.low()).isEqualTo(0.19104, within(1e-5));
        assertThat(some.high()).isEqualTo(0.43750, within(1e-4));
        assertThat(new Share.Counted(0, 50).low()).isZero();
        // z² / (50 + z²)
        assertThat(new Share.Counted(0, 50).high()).isEqualTo(3.841459 / 53.841459, within(1e-6));
        assertThat(new Share.Counted(50, 50).high()).isEqualTo(1);
    }

    @Test
    void progress_ends_with_all_fights() {
        List<Long> heard = Collections.synchronizedList(new ArrayList<>());
        SIMULATION.fights(DUEL, 7, Effort.ofFights(310).withThreads(2), soFar -> heard.add(soFar.fights()));
        assertThat(heard).contains(310L).allMatch(fights -> fights <= 310);
    }
}
