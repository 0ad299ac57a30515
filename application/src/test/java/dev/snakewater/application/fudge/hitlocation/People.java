package dev.snakewater.application.fudge.hitlocation;

import dev.snakewater.application.fudge.hitlocation.procedure.Blast;
import dev.snakewater.application.fudge.hitlocation.procedure.Strike;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.PartSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.PersonSheet;
import dev.snakewater.application.fudge.hitlocation.scenario.StrikeScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Sheets and set-ups for tests. */
public final class People {

    public static final PersonSheet ANN = called("Ann");
    public static final PersonSheet BILL = called("Bill");
    public static final Strike.Against PARRIED = against(Degree.FAIR);
    public static final Strike.Against UNOPPOSED = unopposed(Degree.FAIR);

    private People() {}

    /** Somebody of whom nothing else is said. */
    public static PersonSheet called(String name) {
        return armoured(name, 0);
    }

    /** What a strike has to reach if the target defends itself. */
    public static Strike.Against against(Degree skill) {
        return new Strike.Against(Optional.of(skill), Optional.empty(), Optional.empty());
    }

    /** What it has to reach if the target does not. */
    public static Strike.Against unopposed(Degree difficulty) {
        return new Strike.Against(Optional.empty(), Optional.of(difficulty), Optional.empty());
    }

    /** Bill with these parts. */
    public static PersonSheet bill(PartSheet... parts) {
        return BILL.withParts(List.of(parts));
    }

    /** Somebody in armour, with these parts. */
    public static PersonSheet armoured(String name, int armour, PartSheet... parts) {
        return new PersonSheet(
                new Name(name), false, Degree.FAIR, Degree.FAIR, armour, List.of(parts), List.of(), false, false);
    }

    /** Something of which no parts are told apart. */
    public static PersonSheet car(PartSheet... parts) {
        return new PersonSheet(
                new Name("The car"), true, Degree.FAIR, Degree.FAIR, 1, List.of(parts), List.of(), false, false);
    }

    /** A part that is hurt. */
    public static PartSheet wounded(BodyPart part, int points) {
        return new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.of(points), List.of()), false);
    }

    /** A part with these boxes marked. */
    public static PartSheet marked(BodyPart part, Integer... boxes) {
        return new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.empty(), List.of(boxes)), false);
    }

    /** A part with armour of its own. */
    public static PartSheet armoured(BodyPart part, int points) {
        return new PartSheet(part, Optional.of(points), WrittenWounds.NONE, false);
    }

    /** A limb that is gone. */
    public static PartSheet lost(BodyPart limb) {
        return new PartSheet(limb, Optional.empty(), WrittenWounds.NONE, true);
    }

    /** Things in the right hand. */
    public static List<Holding> inTheRightHand(String... what) {
        return Stream.of(what).map(one -> new Holding(one, Hands.RIGHT)).toList();
    }

    /** A Good stroke with a sword. */
    public static Strike.Attack stroke(Strike.Against against) {
        return stroke(against, 3, Hands.RIGHT, 0);
    }

    /** The same with another strength and other hands, at something of this size. */
    public static Strike.Attack stroke(Strike.Against against, int strength, Hands hands, int size) {
        return new Strike.Attack(Degree.GOOD, "sword", strength, hands, Optional.empty(), size, against, false);
    }

    /** A strike by the book. */
    public static StrikeScenario strike(PersonSheet attacker, Strike.Attack attack, PersonSheet target) {
        return new StrikeScenario(attacker, attack, target, LocationRulings.DECLARED.byTheBook());
    }

    /** A blast by the book that nobody has to throw. */
    public static BlastScenario blast(int strength, PersonSheet... targets) {
        return new BlastScenario(
                new Blast.Charge("flame thrower", strength),
                Optional.empty(),
                Stream.of(targets)
                        .map(target -> new BlastScenario.Target(target, Optional.empty()))
                        .toList(),
                BlastRulings.DECLARED.byTheBook());
    }

    /** A bomb by the book that somebody throws with his right hand, at the torso of somebody else. */
    public static BlastScenario thrown(PersonSheet by, PersonSheet target) {
        return new BlastScenario(
                new Blast.Charge("bomb", 5),
                Optional.of(new BlastScenario.Thrown(by, new Blast.Toss(Degree.GOOD, Degree.FAIR, Hands.RIGHT))),
                List.of(new BlastScenario.Target(target, Optional.of(List.of(BodyPart.TORSO)))),
                BlastRulings.DECLARED.byTheBook());
    }
}
