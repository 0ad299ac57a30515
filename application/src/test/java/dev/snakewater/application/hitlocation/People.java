package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Sheets and set-ups for tests. */
final class People {

    static final PersonSheet ANN = called("Ann");
    static final PersonSheet BILL = called("Bill");
    static final StrikeScenario.Against PARRIED = against(Degree.FAIR);
    static final StrikeScenario.Against UNOPPOSED = unopposed(Degree.FAIR);

    private People() {}

    /** Somebody of whom nothing else is said. */
    static PersonSheet called(String name) {
        return armoured(name, 0);
    }

    /** What a strike has to reach if the target defends itself. */
    static StrikeScenario.Against against(Degree skill) {
        return new StrikeScenario.Against(Optional.of(skill), Optional.empty(), Optional.empty());
    }

    /** What it has to reach if the target does not. */
    static StrikeScenario.Against unopposed(Degree difficulty) {
        return new StrikeScenario.Against(Optional.empty(), Optional.of(difficulty), Optional.empty());
    }

    /** Bill with these parts. */
    static PersonSheet bill(PartSheet... parts) {
        return BILL.withParts(List.of(parts));
    }

    /** Somebody in armour, with these parts. */
    static PersonSheet armoured(String name, int armour, PartSheet... parts) {
        return new PersonSheet(
                new Name(name), false, Degree.FAIR, Degree.FAIR, armour, List.of(parts), List.of(), false, false);
    }

    /** Something of which no parts are told apart. */
    static PersonSheet car(PartSheet... parts) {
        return new PersonSheet(
                new Name("The car"), true, Degree.FAIR, Degree.FAIR, 1, List.of(parts), List.of(), false, false);
    }

    /** A part that is hurt. */
    static PartSheet wounded(BodyPart part, int points) {
        return new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.of(points), List.of()), false);
    }

    /** A part with these boxes marked. */
    static PartSheet marked(BodyPart part, Integer... boxes) {
        return new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.empty(), List.of(boxes)), false);
    }

    /** A part with armour of its own. */
    static PartSheet armoured(BodyPart part, int points) {
        return new PartSheet(part, Optional.of(points), WrittenWounds.NONE, false);
    }

    /** A limb that is gone. */
    static PartSheet lost(BodyPart limb) {
        return new PartSheet(limb, Optional.empty(), WrittenWounds.NONE, true);
    }

    /** Things in the right hand. */
    static List<Holding> inTheRightHand(String... what) {
        return Stream.of(what).map(one -> new Holding(one, Hands.RIGHT)).toList();
    }

    /** A Good stroke with a sword. */
    static StrikeScenario.Attack stroke(StrikeScenario.Against against) {
        return stroke(against, 3, Hands.RIGHT, 0);
    }

    /** The same with another strength and other hands, at something of this size. */
    static StrikeScenario.Attack stroke(StrikeScenario.Against against, int strength, Hands hands, int size) {
        return new StrikeScenario.Attack(Degree.GOOD, "sword", strength, hands, Optional.empty(), size, against, false);
    }

    /** A strike by the book. */
    static StrikeScenario strike(PersonSheet attacker, StrikeScenario.Attack attack, PersonSheet target) {
        return new StrikeScenario(attacker, attack, target, LocationRulings.DECLARED.byTheBook());
    }

    /** A blast by the book that nobody has to throw. */
    static BlastScenario blast(int strength, PersonSheet... targets) {
        return new BlastScenario(
                new BlastScenario.Charge("flame thrower", strength),
                Optional.empty(),
                Stream.of(targets)
                        .map(target -> new BlastScenario.Target(target, Optional.empty()))
                        .toList(),
                BlastRulings.DECLARED.byTheBook());
    }

    /** A bomb by the book that somebody throws with his right hand, at the torso of somebody else. */
    static BlastScenario thrown(PersonSheet by, PersonSheet target) {
        return new BlastScenario(
                new BlastScenario.Charge("bomb", 5),
                Optional.of(
                        new BlastScenario.Thrown(by, new BlastScenario.Toss(Degree.GOOD, Degree.FAIR, Hands.RIGHT))),
                List.of(new BlastScenario.Target(target, Optional.of(List.of(BodyPart.TORSO)))),
                BlastRulings.DECLARED.byTheBook());
    }
}
