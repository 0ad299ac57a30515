package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game master adds goes into a number before the book limits it. Ann has skill 12, and rolls 10. */
class GameMasterAddsTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();

    /**
     * In order: a wound is at least one hit, and none heals; a limb of HT 10 loses no more than 6; armour stops nothing at the least, and
     * nothing if by a critical hit (3, then 4 on its table) it does not count; a Wild Swing is rolled against 9 at the most; box 11 sees what
     * is added to hit, 10 being the Snap Shot number; nobody is knocked back towards the blow; a sword does 1 at the least; on the jaw HT - 2
     * is rolled, here + 3, which is 11, and the same dice fail plain HT, which is 13 by her word, only from 14 on.
     */
    @ParameterizedTest(name = "{1} {2} {3}: {5}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        weapon: {damage: 1d, type: crushing} | Bill | wound | -2 | 4 4 2 1 | wound 1, left 9
        weapon: {damage: 1d, type: crushing} | Bill | hits | -5 | 4 4 2 1 | hits 0, left 10
        weapon: {damage: 1d, type: crushing}, attack: {location: near leg}, attacker: {skill: 14} | Bill | hits | 20 | 4 4 2 1 3 3 3 | hits 6
        weapon: {damage: 1d, type: crushing}, target: {dr: 2} | Bill | DR | -20 | 4 4 2 3 | DR 0, through the armour 3
        weapon: {damage: 1d, type: crushing}, target: {dr: 2} | Bill | DR | 5 | 1 1 1 1 1 2 3 | DR 0
        weapon: {damage: 1d, type: crushing}, attacker: {skill: 16}, attack: {maneuver: wild swing} | Ann | to hit | 5 | 3 4 3 4 4 2 | against 9, way 14-15-17-18-19-52
        weapon: {is: .38 revolver}, attacker: {skill: 14} | Ann | to hit | -4 | 4 4 4 | compared 10, against 6, way 1-2-3-4-6-7-8-9-10-11-12-14
        weapon: {is: .38 revolver}, attacker: {skill: 9} | Ann | to hit | 2 | 4 4 4 | compared 11, against 11, way 1-2-3-4-6-7-8-9-10-11-14
        weapon: {damage: 1d, type: crushing} | Ann | damage | -20 | 4 4 2 1 | damage 0, knocked back 0, way 31-33-34-35-53
        weapon: {is: axe} | Ann | basic damage | -9 | 4 4 2 3 | basic damage 1
        weapon: {damage: 1d, type: crushing}, attacker: {skill: 18}, attack: {location: jaw} | Bill | location | 3 | 4 4 2 1 4 4 4 | became STUNNED
        weapon: {damage: 1d, type: crushing}, attacker: {skill: 18}, attack: {location: jaw} | Bill | location | 3 | 4 4 2 1 5 5 4 | became STUNNED-UNCONSCIOUS
        """)
    void adds(String written, String whom, String on, int amount, String dice, String expected) {
        DiceInARow table = new DiceInARow(
                Stream.of(dice.split(" ", -1)).map(Integer::valueOf).toList());
        GameMasterModifier adds = new GameMasterModifier(new Name(whom), on, Optional.empty(), amount, "a word");
        GurpsScenario scenario = Duel.of(written).scenario();
        assertThat(KIND.problems(scenario)).isEmpty();
        GurpsOutcome outcome =
                Play.through(KIND.procedure(), KIND.open(scenario), new ModifiedTable(table, List.of(adds), 1));
        assertThat(table.left()).as("dice that nobody threw").isEmpty();
        List<String> all = said(table.events(BoxPassed.class), outcome).toList();
        String way = CatalogueWords.boxes(table.events(BoxPassed.class)).stream()
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
                                .map(GameMasterAddsTest::number),
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
}
