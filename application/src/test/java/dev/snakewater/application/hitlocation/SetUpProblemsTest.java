package dev.snakewater.application.hitlocation;

import static dev.snakewater.application.hitlocation.People.ANN;
import static dev.snakewater.application.hitlocation.People.BILL;
import static dev.snakewater.application.hitlocation.People.PARRIED;
import static dev.snakewater.application.hitlocation.People.bill;
import static dev.snakewater.application.hitlocation.People.lost;
import static dev.snakewater.application.hitlocation.People.marked;
import static dev.snakewater.application.hitlocation.People.stroke;
import static dev.snakewater.application.hitlocation.People.wounded;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What does not go together in a set-up is told all at once, each thing where it stands. */
class SetUpProblemsTest {

    private static final StrikeScenario.Against NOTHING =
            new StrikeScenario.Against(Optional.empty(), Optional.empty(), Optional.empty());

    record Wrong(String pointer, String what, List<Problem> found) {
        @Override
        public String toString() {
            return pointer + ": " + what;
        }
    }

    static Stream<Wrong> wrong() {
        PersonSheet legless = bill(lost(BodyPart.LEFT_LEG), lost(BodyPart.RIGHT_LEG));
        return Stream.of(
                target("/target/name", "a second ann", PersonSheet.of("ann")),
                target("/target/parts/1/part", "a second head", bill(marked(BodyPart.HEAD), marked(BodyPart.HEAD))),
                target("/target/parts/0/wounds", "9 is out of range", bill(wounded(BodyPart.LEFT_FOOT, 9))),
                target("/target/parts/0/marks", "4 numbers", bill(marked(BodyPart.LEFT_ARM, 1, 0, 0, 0))),
                target("/target/parts/0/marks/2", "2 is out of range", bill(marked(BodyPart.LEFT_ARM, 2, 2, 2, 0, 0))),
                target(
                        "/target/parts/0/marks",
                        "boxes are marked beyond empty ones",
                        bill(marked(BodyPart.LEFT_ARM, 0, 1, 0, 0, 0))),
                target(
                        "/target/parts/0/part",
                        "the head of what has no parts, against HL-12",
                        People.car(wounded(BodyPart.HEAD, 6))),
                target(
                        "/target/holds/1/in",
                        "a second thing in the right hand",
                        BILL.withHolds(People.inTheRightHand("sword", "torch"))),
                target(
                        "/target/holds/0/in",
                        "the right arm is Useless, against HL-18",
                        bill(wounded(BodyPart.RIGHT_ARM, 6)).withHolds(People.inTheRightHand("sword"))),
                target(
                        "/target/prone",
                        "he stands, and a leg or foot is useless, against HL-19",
                        bill(wounded(BodyPart.LEFT_FOOT, 5))),
                target("/target/prone", "he stands, and neither leg bears him, against HL-21", legless),
                target(
                        "/attack/defence",
                        "who is Incapacitated does not defend himself, against HL-32",
                        bill(wounded(BodyPart.HEAD, 6))),
                attack("/attack", "nothing that the strike is rolled against", stroke(NOTHING)),
                attack(
                        "/attack",
                        "a strike rolled against several things",
                        stroke(new StrikeScenario.Against(
                                Optional.of(Degree.FAIR), Optional.empty(), Optional.of(Degree.FAIR)))),
                new Wrong(
                        "/attack/hands",
                        "the right hand is lost, against HL-18",
                        of(People.strike(ANN.withParts(List.of(lost(BodyPart.RIGHT_HAND))), stroke(PARRIED), BILL))),
                new Wrong(
                        "/rulings/locationDie",
                        "a die for where a hit goes that rolls no location, against HL-10",
                        of(new StrikeScenario(
                                ANN,
                                stroke(PARRIED),
                                BILL,
                                LocationRulings.DECLARED.byTheBookBut(
                                        Map.of("locationDie", Collections.nCopies(6, Region.LEG)))))),
                new Wrong(
                        "/thrown/by",
                        "who is Near Death throws nothing, against HL-32",
                        of(People.thrown(ANN.withParts(List.of(wounded(BodyPart.TORSO, 9))), BILL))),
                new Wrong(
                        "/thrown/hands",
                        "the right hand is lost, against HL-18",
                        of(People.thrown(ANN.withParts(List.of(lost(BodyPart.RIGHT_HAND))), BILL))),
                new Wrong("/targets/0/who/name", "a second Bill", of(People.thrown(BILL, BILL))),
                new Wrong("/targets/0/reached/1", "a second head", of(reaching(BodyPart.HEAD, BodyPart.HEAD))),
                new Wrong("/targets/0/reached", "somebody of whom no part is reached, against HL-28", of(reaching())),
                new Wrong(
                        "/die",
                        "a die of 1 face, against HL-10",
                        LocationScenario.kind().problems(new LocationScenario(new Name("Ann"), List.of(Region.HEAD)))),
                new Wrong(
                        "/doing/1",
                        "running a second time",
                        HindranceScenario.kind()
                                .problems(new HindranceScenario(
                                        BILL,
                                        List.of(Doing.RUNNING, Doing.RUNNING),
                                        Optional.empty(),
                                        Optional.empty(),
                                        WoundRulings.DECLARED.byTheBook()))));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void a_set_up_is_refused_for(Wrong wrong) {
        assertThat(wrong.found())
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(wrong.pointer(), wrong.what()));
    }

    @Test
    void all_problems_are_told_at_once() {
        PersonSheet stunned = ANN.withParts(List.of(wounded(BodyPart.TORSO, 7), wounded(BodyPart.RIGHT_HAND, 90)));
        StrikeScenario.Attack farOff = new StrikeScenario.Attack(
                Degree.GOOD, "sword", 3, stroke(NOTHING).hands(), Optional.of(CalledPart.EYES), 0, NOTHING, true);
        PersonSheet lame = bill(wounded(BodyPart.HEAD, 90), lost(BodyPart.LEFT_HAND), lost(BodyPart.LEFT_LEG));
        assertThat(of(People.strike(stunned, farOff, lame)))
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
        PersonSheet hurt = ANN.withParts(List.of(wounded(BodyPart.TORSO, 7), wounded(BodyPart.RIGHT_ARM, 6)));
        assertThat(of(People.strike(hurt, stroke(NOTHING), bill(lost(BodyPart.LEFT_LEG)))))
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

    private static Wrong target(String pointer, String what, PersonSheet target) {
        return new Wrong(pointer, what, of(People.strike(ANN, stroke(PARRIED), target)));
    }

    private static Wrong attack(String pointer, String what, StrikeScenario.Attack attack) {
        return new Wrong(pointer, what, of(People.strike(ANN, attack, BILL)));
    }

    private static List<Problem> of(StrikeScenario strike) {
        return StrikeScenario.kind().problems(strike);
    }

    private static List<Problem> of(BlastScenario blast) {
        return BlastScenario.kind().problems(blast);
    }

    private static BlastScenario reaching(BodyPart... parts) {
        return new BlastScenario(
                new BlastScenario.Charge("bomb", 5),
                Optional.empty(),
                List.of(new BlastScenario.Target(BILL, Optional.of(List.of(parts)))),
                BlastRulings.DECLARED.byTheBook());
    }
}
