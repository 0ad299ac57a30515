package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class AttackVariationsTest {

    private static final int BUDGET = 10_000;

    @Test
    void a_shot_could_be_quicker_nearer_farther_dodged_or_made_with_the_2() {
        assertThat(words(fight(), "Bob shoots Joe"))
                .containsExactly(
                        "without aiming",
                        "a snapshot instead",
                        "two snapshots instead",
                        "Joe dodging",
                        "one range nearer",
                        "one range farther",
                        "with the +2 of the staredown");
    }

    @Test
    void a_snapshot_could_be_a_shot_and_two_could_be_one() {
        assertThat(words(fight(), "Bob snapshots Joe")).startsWith("an aimed shot instead", "two snapshots instead");
        assertThat(words(fight(), "Bob snapshots Joe twice")).startsWith("an aimed shot instead", "a snapshot instead");
        assertThat(differing(fight(), "Bob shoots Joe unaimed")).startsWith("aimed", "two snapshots instead");
    }

    @Test
    void what_is_done_could_be_left_undone() {
        assertThat(words(fight(), "Bob shoots Joe, who dodges, with the +2"))
                .contains("Joe doing nothing against it", "without the +2 of the staredown")
                .doesNotContain("Joe dodging", "with the +2 of the staredown");
        assertThat(words(fight(), "Bob shoots Joe, who dodges with the +2"))
                .as("the +2 is Joe's")
                .doesNotContain("with the +2 of the staredown");
    }

    @Test
    void what_the_rules_bar_is_not_offered() {
        assertThat(words(fight(), "Bob fans Joe"))
                .as("a fan goes no farther than Across the Room")
                .contains("one range nearer")
                .doesNotContain("one range farther");
        assertThat(words(fight().at(RangeBand.IN_YER_FACE), "Bob fans Joe")).doesNotContain("one range nearer");
        assertThat(words(fight().at(RangeBand.REAL_FAR_AWAY), "Bob shoots Joe")).doesNotContain("one range farther");
        assertThat(words(Showdown.of("Bob, guns: [{kind: revolver, loaded: 1}]", "Joe"), "Bob shoots Joe"))
                .as("one round is one snapshot")
                .contains("a snapshot instead")
                .doesNotContain("two snapshots instead");
        assertThat(words(
                        Showdown.of("Bob, guns: [{kind: revolver}, {kind: revolver}]", "Joe", "Frank"),
                        "Bob shoots Joe and Frank"))
                .as("two guns want an aim")
                .doesNotContain("without aiming");
    }

    @Test
    void what_makes_no_difference_is_not_told() {
        Showdown drop = Showdown.of("Bob, dropOn: [Joe], guns: [{kind: revolver}]", "Joe");
        assertThat(differing(drop, "Bob shoots Joe"))
                .as("the drop is as good as an aim")
                .doesNotContain("without aiming", "a snapshot instead")
                .contains("two snapshots instead");
        assertThat(differing(
                        Showdown.of("Bob, guns: [{kind: revolver}]", "Joe, coverNearby: true"),
                        "Bob shoots Joe, who is in cover"))
                .as("nobody hits a man in cover")
                .containsExactly("two snapshots instead", "Joe doing nothing against it");
    }

    /** One range is one level (GF-35), for each target from where he is. */
    @Test
    void nearer_and_farther_are_one_range_for_each_target_and_paces_count_no_more() {
        Showdown apart = fight().apart(
                        List.of("Bob", "Joe"), RangeBand.SPITTIN_DISTANCE, Optional.of(4), Optional.empty())
                .apart("Bob", "Frank", RangeBand.IN_YER_FACE);
        AttackScenario fan = AttackWords.read("Bob fans Joe and Frank", apart.written());
        AttackScenario nearer = variation(fan, "one range nearer");
        assertThat(nearer.distances())
                .extracting(apartBy -> apartBy.distance().range())
                .containsExactly(RangeBand.IN_YER_FACE, RangeBand.IN_YER_FACE);
        AttackScenario farther = variation(fan, "one range farther");
        assertThat(farther.distances())
                .extracting(apartBy -> apartBy.distance().range())
                .containsExactly(RangeBand.ACROSS_THE_ROOM, RangeBand.SPITTIN_DISTANCE);
        assertThat(farther.distances())
                .extracting(apartBy -> apartBy.distance().paces())
                .containsOnly(Optional.empty());
    }

    private static AttackScenario variation(AttackScenario of, String words) {
        return (AttackScenario) AttackScenario.kind().variations(of).stream()
                .filter(variation -> variation.words().equals(words))
                .findFirst()
                .orElseThrow()
                .setUp();
    }

    private static List<String> words(Showdown fight, String attack) {
        return AttackScenario.kind().variations(AttackWords.read(attack, fight.written())).stream()
                .map(Variation::words)
                .toList();
    }

    /** Those of them that make something else of the odds. */
    private static List<String> differing(Showdown fight, String attack) {
        var scenario = new Scenario<>(
                AttackScenario.kind(),
                "An attack",
                "",
                FightTerms.of(1),
                List.of(),
                AttackWords.read(attack, fight.written()));
        ExactOdds odds = new ExactOdds(Clock.STOPPED);
        MeasureDistribution asItIs = odds.of(scenario, Effort.ofSituations(BUDGET), Waiting.PATIENTLY)
                .findings()
                .getFirst();
        return odds.changes(scenario, asItIs, Effort.ofSituations(BUDGET)).stream()
                .map(change -> change.words())
                .toList();
    }

    private static Showdown fight() {
        return Showdown.of("Bob, pistol: Good, guns: [{kind: revolver}]", "Joe", "Frank")
                .at(RangeBand.ACROSS_THE_ROOM);
    }
}
