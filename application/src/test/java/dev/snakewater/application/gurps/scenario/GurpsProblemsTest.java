package dev.snakewater.application.gurps.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.gurps.procedure.Duel;
import dev.snakewater.application.scenario.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be wrong with an attack, each with its place. */
class GurpsProblemsTest {

    @ParameterizedTest(name = "{1}: {2}")
    @CsvFileSource(
            resources = "/dev/snakewater/application/gurps/scenario/problems.txt",
            delimiter = '|',
            quoteCharacter = '`')
    void tells_what_is_wrong_and_where(String written, String pointer, String what) {
        List<Problem> problems = Duel.of(written).scenario().problems();
        assertThat(problems).extracting(Problem::pointer).contains(pointer);
        assertThat(problems)
                .filteredOn(problem -> problem.pointer().equals(pointer))
                .extracting(Problem::what)
                .containsExactly(what);
        assertThat(problems)
                .extracting(Problem::instead)
                .allSatisfy(instead -> assertThat(instead).isNotBlank());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "weapon: {is: axe}",
                "weapon: {is: .38 revolver}",
                "weapon: {is: .38 revolver}, attack: {location: eye}, target: {cover: only the head}",
                "weapon: {is: axe}, attack: {maneuver: wild swing, location: torso}, target: {cover: only the head}",
                "weapon: {is: fist}, attacker: {posture: crawling}",
                "weapon: {is: axe}, target: {shield: small, weapon: axe}",
                "weapon: {is: axe}, target: {weapon: spear in two hands}",
                "weapon: {is: axe}, attacker: {posture: crawling}, attack: {situational: [close combat weapon]}",
                "weapon: {is: axe}, attack: {intoCloseCombat: true}, bystanders: [{name: Cole, stands: in close"
                        + " combat}]"
            })
    void nothing_is_wrong(String written) {
        assertThat(Duel.of(written).scenario().problems()).isEmpty();
    }

    @Test
    void a_table_with_more_hits_than_rounds_has_one_problem() {
        String table =
                "weapon: {is: .38 revolver}, groupTable: [{missedByOne: 0, byZero: 1, byOne: 1, byTwo: 1, byMore: 2}]";
        assertThat(Duel.of(table).scenario().problems())
                .extracting(Problem::instead)
                .containsExactly("at most 1");
    }
}
