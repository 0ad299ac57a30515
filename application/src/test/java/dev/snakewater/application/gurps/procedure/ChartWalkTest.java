package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** What a game master adds, what an attack that is broken off has come to, and which defence is best. Ann has skill 12, and rolls 10. */
class ChartWalkTest {

    private static final ScenarioKind<ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();
    private static final Defence DODGE = new Defence(Defence.Kind.DODGE, false);
    private static final Defence PARRY = new Defence(Defence.Kind.PARRY, false);

    @ParameterizedTest(name = "{1} {2} {3}: {5}")
    @CsvFileSource(resources = "game-master-adds.txt", delimiter = '|', quoteCharacter = '`')
    void what_a_game_master_adds_goes_into_a_number_before_the_book_limits_it(
            String written, String whom, String on, int amount, String dice, String expected) {
        DiceInARow table = new DiceInARow(
                Stream.of(dice.split(" ", -1)).map(Integer::valueOf).toList());
        GameMasterModifier adds = new GameMasterModifier(new Name(whom), on, Optional.empty(), amount, "a word");
        GurpsScenario scenario = Duel.of(written).scenario();
        assertThat(scenario.problems()).isEmpty();
        GurpsOutcome outcome =
                Play.through(KIND.procedure(), scenario.opening(), new ModifiedTable(table, List.of(adds), 1));
        assertThat(table.left()).as("dice that nobody threw").isEmpty();
        List<String> all = said(table.events(BoxPassed.class), outcome).toList();
        String way = VectorsTest.boxes(table.events(BoxPassed.class)).stream()
                .map(String::valueOf)
                .collect(Collectors.joining("-"));
        for (String one : expected.split(", ", -1)) {
            if (one.startsWith("way ")) {
                assertThat(way).containsPattern("(^|-)" + one.substring("way ".length()) + "(-|$)");
            } else {
                assertThat(all).contains(one);
            }
        }
    }

    private static Stream<String> said(List<BoxPassed> told, GurpsOutcome outcome) {
        return Stream.of(
                        told.stream()
                                .flatMap(passed -> passed.tallies().stream())
                                .map(ChartWalkTest::number),
                        told.stream().flatMap(passed -> number(passed.found())),
                        outcome.victim().stream()
                                .map(GurpsOutcome.Victim::harm)
                                .flatMap(harm -> Stream.of(
                                        "left " + harm.hitPoints(),
                                        "became "
                                                + harm.conditions().stream()
                                                        .map(Enum::name)
                                                        .collect(Collectors.joining("-")))))
                .flatMap(all -> all);
    }

    private static String number(Tally tally) {
        return tally.of() + " " + tally.total();
    }

    private static Stream<String> number(BoxResult found) {
        return switch (found) {
            case BoxResult.Attacked attacked ->
                Stream.of("against " + attacked.number().total());
            case BoxResult.Compared compared -> Stream.of("compared " + compared.number());
            case BoxResult.KnockedBack back -> Stream.of("knocked back " + back.hexes());
            default -> Stream.empty();
        };
    }

    @Test
    void an_attack_that_is_broken_off_before_the_first_throw_has_no_end() {
        GurpsOutcome outcome = brokenOff(Duel.with(WeaponTable.BROADSWORD_SWUNG));

        assertThat(outcome.end()).isEmpty();
        assertThat(outcome.victim()).isEmpty();
        assertThat(told(outcome)).containsExactly("The attack is not over yet.");
        assertThat(KIND.telling().findings(outcome))
                .extracting(finding -> finding.measure().id())
                .doesNotContain("end")
                .contains("hit");
    }

    /** An Uzi with skill 18 less 1 for recoil: 13 is made by 4, and all four rounds hit. The first takes 4. */
    @Test
    void what_the_first_rounds_of_a_group_have_done_is_done() {
        GurpsOutcome outcome = brokenOff(
                Duel.with(WeaponTable.UZI)
                        .attacker("skill: 18")
                        .manner("rounds: 4")
                        .target("ht: 20"),
                "Ann, attack: 13; Ann, damage: 4");

        assertThat(outcome.end()).isEmpty();
        assertThat(outcome.victim().map(GurpsOutcome.Victim::name)).contains(new Name("Bill"));
        assertThat(outcome.victim().map(victim -> victim.harm().hitPoints())).contains(16);
        assertThat(told(outcome).getFirst()).isEqualTo("The attack is not over yet.");
    }

    private static GurpsOutcome brokenOff(Duel duel, String... script) {
        return KIND.procedure()
                .calledOff(Play.of(KIND, duel.scenario(), script).asking().situation());
    }

    private static List<String> told(GurpsOutcome outcome) {
        return KIND.telling().words().told(outcome).stream().map(Sentence::text).toList();
    }

    @Test
    void of_equal_defences_the_first_listed_is_taken() {
        ChartedAttack attack = at("dodge", 8, "parry", 8);

        assertThat(decided(attack, DODGE, PARRY, Defence.PASSIVE)).isEqualTo(DODGE);
        assertThat(decided(attack, Defence.PASSIVE, PARRY, DODGE)).isEqualTo(PARRY);
    }

    @Test
    void the_highest_number_is_taken_wherever_it_is_listed() {
        ChartedAttack attack = at("dodge", 8, "parry", 9);

        assertThat(decided(attack, DODGE, PARRY, Defence.PASSIVE)).isEqualTo(PARRY);
        assertThat(decided(attack, PARRY, DODGE, Defence.PASSIVE)).isEqualTo(PARRY);
    }

    private static ChartedAttack at(Object... guard) {
        return Duel.with(WeaponTable.BROADSWORD_SWUNG).target(guard).scenario().opening();
    }

    private static Defence decided(ChartedAttack attack, Defence... defences) {
        Choice<Defence> choice = Choice.among(attack.whom(), "defence", List.of(defences), Box.GU_23_DEFENCE);
        return GurpsPolicy.BEST.decide(attack, choice, what -> {
            throw new AssertionError("nothing is left to chance");
        });
    }

    /** The chart: from box 14 a hit leads to 21; a box without dice leads nowhere that is measured. */
    @Test
    void of_a_box_with_dice_it_is_found_where_it_leads() {
        List<BoxPassed> passed = Play.of(
                        KIND, Duel.with(WeaponTable.BROADSWORD_SWUNG).scenario(), "Ann, attack: 10")
                .all(BoxPassed.class);

        assertThat(passed.stream().flatMap(box -> box.findings().stream()).map(Finding::measure))
                .extracting(Finding.Measure::id)
                .containsOnly("leads");
        assertThat(passed.stream()
                        .filter(box -> box.box() == Box.GU_14_ROLL_TO_HIT.number())
                        .flatMap(box -> box.findings().stream())
                        .map(Finding::rank))
                .containsExactly(21);
    }

    @Test
    void GM_03_how_many_rounds_a_group_has_can_be_amended() {
        ChartedAttack attack =
                Duel.with(WeaponTable.UZI).manner("rounds: 4").scenario().opening();
        Choice<ChartedAttack> rounds = Play.amendment(KIND.procedure(), attack, "rounds in the group");

        assertThat(rounds.options()).extracting(Choice.Option::word).containsExactly("2", "3", "4");
        assertThat(rounds.chosen("3").answer().engagement().manner().rounds()).isEqualTo(3);
    }

    /** Three of ten are gone, and no blow has taken them. */
    @Test
    void GM_03_hit_points_that_are_written_in_are_no_injury() {
        ChartedAttack attack =
                Duel.with(WeaponTable.BROADSWORD_SWUNG).scenario().opening();

        ChartedAttack after = Play.amendment(KIND.procedure(), attack, "hit points")
                .chosen("7")
                .answer();

        assertThat(after.harm().hitPoints()).isEqualTo(7);
        assertThat(after.person().points().left()).isEqualTo(7);
        assertThat(KIND.procedure().calledOff(after).victim()).isEmpty();
    }

    @Test
    void what_is_measured_tells_who_was_hit_and_what_became_of_him() {
        Harm fallen = new Harm(7, 0, List.of(Condition.FALLEN), Optional.empty(), List.of(), false);

        assertThat(measured(false, fallen))
                .contains(
                        Finding.ranked("hit", 1, Optional.of(new Name("Bill"))),
                        Finding.is("became", true, Condition.FALLEN),
                        Finding.is("became", false, Condition.STUNNED));
        assertThat(measured(true, fallen)).contains(Finding.ranked("hit", 2, Optional.of(new Name("Bill"))));
    }

    private static List<Finding> measured(boolean isAttacker, Harm harm) {
        GurpsOutcome.Victim bill = new GurpsOutcome.Victim(new Name("Bill"), isAttacker, 10, 3, harm);
        return new GurpsOutcome(Optional.empty(), Optional.of(bill), List.of()).findings();
    }
}
