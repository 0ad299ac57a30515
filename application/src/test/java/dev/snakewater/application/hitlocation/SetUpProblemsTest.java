package dev.snakewater.application.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is wrong with a set-up is told all at once, each thing where it stands. */
class SetUpProblemsTest {

    private static final PersonSheet ANN = People.person("Ann", Map.of());
    private static final PersonSheet BILL = People.person("Bill", Map.of());
    private static final Map<String, Degree> PARRIED = Map.of("defence", Degree.FAIR);

    record Wrong(String pointer, String what, PersonSheet target, Map<String, ?> attack) {
        @Override
        public String toString() {
            return pointer + ": " + what;
        }
    }

    static Stream<Wrong> wrong() {
        return Stream.of(
                ofTheTarget("/target/name", "'a,b' is no name", People.person("a,b", Map.of())),
                ofTheTarget("/target/name", "a second ann", People.person("ann", Map.of())),
                ofTheTarget(
                        "/target/parts/1/part",
                        "a second head",
                        bill(People.part(BodyPart.HEAD, Map.of()), People.part(BodyPart.HEAD, Map.of()))),
                ofTheTarget(
                        "/target/parts/0/wounds",
                        "9 is out of range",
                        bill(People.part(BodyPart.LEFT_FOOT, Map.of("wounds", 9)))),
                ofTheTarget(
                        "/target/parts/0/marks",
                        "4 numbers",
                        bill(People.part(BodyPart.LEFT_ARM, Map.of("marks", List.of(1, 0, 0, 0))))),
                ofTheTarget(
                        "/target/parts/0/marks/2",
                        "2 is out of range",
                        bill(People.part(BodyPart.LEFT_ARM, Map.of("marks", List.of(2, 2, 2, 0, 0))))),
                ofTheTarget(
                        "/target/parts/0/marks",
                        "boxes are marked beyond empty ones",
                        bill(People.part(BodyPart.LEFT_ARM, Map.of("marks", List.of(0, 1, 0, 0, 0))))),
                ofTheTarget(
                        "/target/holds/1/in",
                        "a second thing in the right hand",
                        bill("holds", List.of(held("sword"), held("torch")))),
                ofTheTarget("/target/holds/0/what", "' ' is no name", bill("holds", List.of(held(" ")))),
                new Wrong("/attack", "nothing that the strike is rolled against", BILL, Map.of()),
                new Wrong(
                        "/attack",
                        "a strike rolled against several things",
                        BILL,
                        Map.of("defence", Degree.FAIR, "range", Degree.FAIR)),
                new Wrong(
                        "/attack/strength", "51 is out of range", BILL, Map.of("defence", Degree.FAIR, "strength", 51)),
                new Wrong(
                        "/attack/size",
                        "21 is no size, against HL-02",
                        BILL,
                        Map.of("defence", Degree.FAIR, "size", 21)),
                new Wrong("/attack/with", "'' is no name", BILL, Map.of("defence", Degree.FAIR, "with", "")));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void a_strike_is_refused_for(Wrong wrong) {
        assertThat(new StrikeScenarios().problems(People.strike(ANN, wrong.target(), wrong.attack())))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(wrong.pointer(), wrong.what()));
    }

    @Test
    void all_problems_are_told_at_once() {
        StrikeScenario scenario =
                People.strike(People.person("", Map.of()), BILL, Map.of("called", CalledPart.EYES, "tooFar", true));
        assertThat(new StrikeScenarios().problems(scenario))
                .extracting(Problem::pointer)
                .containsExactly("/attacker/name", "/attack", "/attack/tooFar", "/attack/called");
    }

    @Test
    void a_useless_hand_holds_nothing() {
        PersonSheet bill = People.person(
                "Bill",
                Map.of(
                        "parts",
                        List.of(People.part(BodyPart.RIGHT_ARM, Map.of("wounds", 6))),
                        "holds",
                        List.of(held("sword"))));
        assertThat(new StrikeScenarios().problems(People.strike(ANN, bill, PARRIED)))
                .containsExactly(new Problem(
                        "/target/holds/0/in",
                        "the right arm is Useless, against HL-18",
                        "a hand that can be used, or fewer wounds"));
    }

    @Test
    void who_is_out_of_action_does_not_defend_himself() {
        PersonSheet bill = bill(People.part(BodyPart.HEAD, Map.of("wounds", 6)));
        assertThat(new StrikeScenarios().problems(People.strike(ANN, bill, PARRIED)))
                .containsExactly(new Problem(
                        "/attack/defence",
                        "who is Incapacitated does not defend himself, against HL-32",
                        "a difficulty"));
    }

    @Test
    void a_blast_needs_somebody_to_reach_and_reaches_each_part_once() {
        BlastScenario nobody =
                new BlastScenario(new BlastScenario.Blast("bomb", 5), Optional.empty(), List.of(), Optional.empty());
        assertThat(new BlastScenarios().problems(nobody))
                .containsExactly(new Problem("/targets", "0 targets", "1 to 20"));
        BlastScenario twice = new BlastScenario(
                new BlastScenario.Blast("bomb", 101),
                Optional.empty(),
                List.of(new BlastScenario.Target(BILL, Optional.of(List.of(BodyPart.HEAD, BodyPart.HEAD)))),
                Optional.empty());
        assertThat(new BlastScenarios().problems(twice))
                .extracting(Problem::pointer)
                .containsExactly("/blast/strength", "/targets/0/reached/1");
    }

    @Test
    void a_blast_that_reaches_no_part_of_somebody_is_no_blast_that_reaches_all_of_him() {
        BlastScenario nowhere = new BlastScenario(
                new BlastScenario.Blast("bomb", 5),
                Optional.empty(),
                List.of(new BlastScenario.Target(BILL, Optional.of(List.of()))),
                Optional.empty());
        assertThat(new BlastScenarios().problems(nowhere))
                .containsExactly(new Problem(
                        "/targets/0/reached",
                        "somebody of whom no part is reached, against HL-28",
                        "the parts; or leave the field out: all ten"));
    }

    @Test
    void all_problems_of_a_blast_are_told_at_once() {
        PersonSheet stunned =
                People.person("a,b", Map.of("parts", List.of(People.part(BodyPart.TORSO, Map.of("wounds", 7)))));
        BlastScenario scenario = new BlastScenario(
                new BlastScenario.Blast("", 101),
                Optional.of(new BlastScenario.Thrown(stunned, Degree.GOOD, Degree.FAIR, Optional.empty())),
                List.of(),
                Optional.empty());
        assertThat(new BlastScenarios().problems(scenario))
                .extracting(Problem::pointer)
                .containsExactly("/targets", "/blast/what", "/blast/strength", "/thrown/by/name", "/thrown/by");
    }

    @Test
    void who_strikes_out_of_action_is_told_with_the_rest() {
        PersonSheet stunned =
                People.person("Ann", Map.of("parts", List.of(People.part(BodyPart.TORSO, Map.of("wounds", 7)))));
        PersonSheet unreadable = bill(People.part(BodyPart.HEAD, Map.of("wounds", 90)));
        assertThat(new StrikeScenarios()
                        .problems(People.strike(stunned, unreadable, Map.of("defence", Degree.FAIR, "strength", 51))))
                .extracting(Problem::pointer)
                .containsExactly("/target/parts/0/wounds", "/attack/strength", "/attacker");
    }

    @Test
    void who_throws_needs_a_hand_and_his_wits() {
        PersonSheet hurt = People.person(
                "Ann",
                Map.of(
                        "parts",
                        List.of(
                                People.part(BodyPart.RIGHT_HAND, Map.of("lost", true)),
                                People.part(BodyPart.TORSO, Map.of("wounds", 9)))));
        BlastScenario scenario = new BlastScenario(
                new BlastScenario.Blast("bomb", 5),
                Optional.of(new BlastScenario.Thrown(hurt, Degree.GOOD, Degree.FAIR, Optional.empty())),
                List.of(new BlastScenario.Target(BILL, Optional.empty())),
                Optional.empty());
        assertThat(new BlastScenarios().problems(scenario))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(
                        tuple("/thrown/by", "who is Near Death throws nothing, against HL-32"),
                        tuple("/thrown/hands", "the right hand is lost, against HL-18"));
    }

    @Test
    void a_location_has_a_name_and_a_die_of_six_faces() {
        assertThat(new LocationScenarios().problems(new LocationScenario("", List.of(Region.HEAD))))
                .extracting(Problem::pointer)
                .containsExactly("/by", "/die");
    }

    @Test
    void nothing_is_asked_twice() {
        HindranceScenario scenario = new HindranceScenario(
                BILL, List.of(Doing.RUNNING, Doing.RUNNING), Optional.empty(), Optional.empty(), Optional.empty());
        assertThat(new HindranceScenarios().problems(scenario))
                .containsExactly(new Problem("/doing/1", "running a second time", "each once"));
    }

    @Test
    void the_examples_are_right() {
        assertThat(HitLocationExamples.STRIKES)
                .allSatisfy(
                        one -> assertThat(new StrikeScenarios().problems(one)).isEmpty());
        assertThat(HitLocationExamples.BLASTS)
                .allSatisfy(
                        one -> assertThat(new BlastScenarios().problems(one)).isEmpty());
        assertThat(HitLocationExamples.LOCATIONS)
                .allSatisfy(
                        one -> assertThat(new LocationScenarios().problems(one)).isEmpty());
        assertThat(HitLocationExamples.HINDRANCES)
                .allSatisfy(one ->
                        assertThat(new HindranceScenarios().problems(one)).isEmpty());
    }

    private static Wrong ofTheTarget(String pointer, String what, PersonSheet target) {
        return new Wrong(pointer, what, target, PARRIED);
    }

    private static PersonSheet bill(String field, Object value) {
        return People.person("Bill", Map.of(field, value));
    }

    private static PersonSheet bill(PartSheet... parts) {
        return bill("parts", List.of(parts));
    }

    private static PersonSheet.Held held(String what) {
        return new PersonSheet.Held(what, Optional.empty());
    }
}
