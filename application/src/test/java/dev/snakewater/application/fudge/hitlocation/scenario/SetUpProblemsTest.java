package dev.snakewater.application.fudge.hitlocation.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.snakewater.application.Filled;
import dev.snakewater.application.scenario.Problem;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What does not go together in a set-up is told all at once, each thing where it stands. */
class SetUpProblemsTest {

    /** What does not matter of each kind, where a row does not say it. */
    private static final Map<String, String> USUAL = Map.of(
            "strike",
            "attacker: {name: Ann}, attack: {skill: Good, with: sword, strength: 3, defence: Fair}, target: {name:"
                    + " Bill}",
            "blast",
            "blast: {what: bomb, strength: 5}, targets: [{who: {name: Bill}, reached: [torso]}]",
            "location",
            "by: Ann",
            "penalties",
            "who: {name: Bill}");

    @ParameterizedTest(name = "{2}: {3}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        strike | target: {name: ann} | /target/name | a second ann
        strike | target: {name: Bill, parts: [{part: head}, {part: head}]} | /target/parts/1/part | a second head
        strike | target: {name: Bill, parts: [{part: left foot, wounds: 9}]} | /target/parts/0/wounds | 9 is out of range
        strike | target: {name: Bill, parts: [{part: left arm, marks: [1, 0, 0, 0]}]} | /target/parts/0/marks | 4 numbers
        strike | target: {name: Bill, parts: [{part: left arm, marks: [2, 2, 2, 0, 0]}]} | /target/parts/0/marks/2 | 2 is out of range
        strike | target: {name: Bill, parts: [{part: left arm, marks: [0, 1, 0, 0, 0]}]} | /target/parts/0/marks | boxes are marked after empty ones
        strike | target: {name: The car, whole: true, parts: [{part: head, wounds: 6}]} | /target/parts/0/part | wounds of the head, but the target has no parts (HL-12)
        strike | target: {name: Bill, holds: [{what: sword}, {what: torch}]} | /target/holds/1/in | the right hand already holds something
        strike | target: {name: Bill, parts: [{part: right arm, wounds: 6}], holds: [{what: sword}]} | /target/holds/0/in | the right arm is Useless (HL-18)
        strike | target: {name: Bill, parts: [{part: head, wounds: 6}]} | /attack/defence | nobody who is Incapacitated can defend himself (HL-32)
        strike | attack: {skill: Good, with: sword, strength: 3} | /attack | nothing to roll the strike against
        strike | attack: {skill: Good, with: sword, strength: 3, defence: Fair, range: Fair} | /attack | more than one thing to roll the strike against
        strike | attacker: {name: Ann, parts: [{part: right hand, lost: true}]} | /attack/hands | the right hand is lost (HL-18)
        strike | rulings: {locationDie: [leg, leg, leg, leg, leg, leg]} | /rulings/locationDie | a location die, but no location is rolled (HL-10)
        blast | thrown: {by: {name: Ann, parts: [{part: torso, wounds: 9}]}, skill: Good, difficulty: Fair} | /thrown/by | nobody who is Near Death can throw (HL-32)
        blast | thrown: {by: {name: Ann, parts: [{part: right hand, lost: true}]}, skill: Good, difficulty: Fair} | /thrown/hands | the right hand is lost (HL-18)
        blast | thrown: {by: {name: Bill}, skill: Good, difficulty: Fair} | /targets/0/who/name | a second Bill
        blast | targets: [{who: {name: Bill}, reached: [head, head]}] | /targets/0/reached/1 | a second head
        location | die: [head] | /die | a die of 1 face (HL-10)
        penalties | doing: [running, running] | /doing/1 | running is listed twice
        penalties | who: {name: Bill, parts: [{part: left hand, lost: true, wounds: 3}], holds: [{what: lamp, in: left}]} | /who/parts/0/lost | wounds of a left hand that is lost (HL-35)
        """)
    void a_set_up_is_refused_for(String kind, String written, String pointer, String what) {
        assertThat(problems(kind, written))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(pointer, what));
    }

    private static List<Problem> problems(String kind, String written) {
        Map<String, Object> fields = new TreeMap<>(Filled.fields(Objects.requireNonNull(USUAL.get(kind))));
        fields.putAll(Filled.fields(written));
        return switch (kind) {
            case "strike" -> Filled.in(StrikeScenario.class, fields).problems();
            case "blast" -> Filled.in(BlastScenario.class, fields).problems();
            case "location" -> Filled.in(LocationScenario.class, fields).problems();
            default -> Filled.in(HindranceScenario.class, fields).problems();
        };
    }

    @Test
    void all_problems_are_told_at_once() {
        assertThat(problems(
                        "strike",
                        "attacker: {name: Ann, parts: [{part: torso, wounds: 7}, {part: right hand, wounds: 90}]},"
                                + " attack: {skill: Good, with: sword, strength: 3, called: eyes, tooFar: true}, target:"
                                + " {name: Bill, parts: [{part: head, wounds: 90}, {part: left hand, lost: true}, {part:"
                                + " left leg, lost: true}]}"))
                .extracting(Problem::pointer)
                .containsExactlyInAnyOrder(
                        "/attacker/parts/1/wounds",
                        "/attacker",
                        "/target/parts/0/wounds",
                        "/target/prone",
                        "/attack",
                        "/attack/tooFar",
                        "/attack/called");
    }

    @Test
    void what_follows_from_other_places_says_from_which() {
        assertThat(problems(
                        "strike",
                        "attacker: {name: Ann, parts: [{part: torso, wounds: 7}, {part: right arm, wounds: 6}]},"
                                + " attack: {skill: Good, with: sword, strength: 3}, target: {name: Bill, parts: [{part:"
                                + " left leg, lost: true}]}"))
                .extracting(Problem::pointer, Problem::needs)
                .containsExactlyInAnyOrder(
                        tuple(
                                "/attacker",
                                List.of("/attacker/parts/0", "/attacker/damageCapacity", "/rulings/woundModel")),
                        tuple(
                                "/attack/hands",
                                List.of(
                                        "/attacker/parts/1",
                                        "/attacker/whole",
                                        "/attacker/damageCapacity",
                                        "/rulings/woundModel")),
                        tuple("/target/prone", List.of("/target/parts/0", "/target/whole", "/target/support")),
                        tuple("/attack", List.of("/attack/defence", "/attack/difficulty", "/attack/range")));
    }
}
