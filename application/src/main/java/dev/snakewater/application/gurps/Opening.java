package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Arm;
import dev.snakewater.application.gurps.GurpsScenario.GroupRow;
import dev.snakewater.application.gurps.GurpsScenario.Piece;
import dev.snakewater.application.gurps.GurpsScenario.WrittenAdjustment;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Fraction;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Ammunition;
import dev.snakewater.domain.gurps.arms.Armour;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.arms.Damage;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Adjustment;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Body;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.attack.Worn;
import dev.snakewater.domain.gurps.body.Coverage;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The engagement that is meant by what a person wrote, with everything that he left out. */
final class Opening {

    /** What ST, DX and HT are unless somebody says otherwise. */
    static final int AVERAGE = 10;

    private Opening() {}

    /** The engagement of a set-up without problems. */
    static Engagement of(GurpsScenario scenario) {
        return new Engagement(
                attacker(scenario.attacker()),
                weapon(scenario.weapon(), strength(scenario.attacker())),
                scenario.attack().map(Opening::manner).orElse(Manner.PLAIN),
                Stream.concat(Stream.of(scenario.target()), scenario.bystanders().stream())
                        .map(Opening::figure)
                        .toList(),
                scenario.groupTable().isEmpty()
                        ? GroupHits.RECONSTRUCTED
                        : new GroupHits(scenario.groupTable().stream()
                                .map(GroupRow::numbers)
                                .toList()),
                scenario.rulings().orElse(Rulings.BY_THE_BOOK));
    }

    /** The ST of somebody. */
    static int strength(GurpsScenario.Attacker attacker) {
        return attacker.st().orElse(AVERAGE);
    }

    /** The ST of somebody who is attacked. */
    static int strength(GurpsScenario.Figure figure) {
        return figure.st().orElse(AVERAGE);
    }

    private static Weapon held(Arms is, int strength) {
        return weapon(Form.of(Arm.class).with("is", is).filled(), strength);
    }

    /** The damage that is written, or of the list; none if it is no damage. */
    static Optional<Damage> damage(Arm arm) {
        return arm.damage().isPresent()
                ? arm.damage().flatMap(Damage::written)
                : arm.is().map(Arms::damage);
    }

    /** How a weapon is used. */
    static Weapon.Use use(Arm arm) {
        return arm.use().or(() -> arm.is().map(Arms::use)).orElse(Weapon.Use.SWUNG);
    }

    /** How many hands hold a weapon. */
    static int hands(Arm arm) {
        return arm.hands().or(() -> arm.is().map(Arms::hands)).orElse(1);
    }

    private static Manner manner(GurpsScenario.Manner written) {
        return new Manner(
                written.maneuver().orElse(Maneuver.ATTACK),
                written.location().orElse(HitLocation.TORSO),
                written.random().orElse(false),
                written.intoCloseCombat().orElse(false),
                written.closeCombatPenalty().orElse(0),
                new Manner.Aim(
                        written.turnsAimed().orElse(0),
                        written.furtherGroup().orElse(0),
                        written.braced().orElse(false),
                        written.sights().orElse(0),
                        written.hexesWatched().orElse(0),
                        written.line().orElse(false),
                        written.popUp().orElse(false)),
                written.rounds().orElse(1),
                written.laterShot().orElse(false),
                written.move().orElse(Move.STANDING),
                written.movePenalty().orElse(0),
                written.darkness().orElse(0),
                written.situational(),
                adjustments(written.adjustments()));
    }

    private static Weapon weapon(Arm arm, int strength) {
        DamageType type = arm.type().or(() -> arm.is().map(Arms::type)).orElseThrow();
        Fraction ofTheList = arm.type().isPresent()
                ? type.wounding()
                : arm.is().map(Arms::calibre).orElse(type.wounding());
        Damage damage = damage(arm).orElseThrow();
        return new Weapon(
                arm.name().or(() -> arm.is().map(Arms::toString)).orElse("weapon"),
                damage.inHandsOf(strength).orElseThrow(),
                type,
                use(arm),
                arm.calibre().flatMap(Fraction::written).orElse(ofTheList),
                arm.ammunition().orElse(Ammunition.SOLID),
                arm.armourDivisor().flatMap(Opening::fraction).orElse(Fraction.ONE),
                arm.beforeArmour().flatMap(Fraction::written).orElse(Fraction.ONE),
                arm.knocksBack().orElse(type.knocksBack()),
                arm.resistsBreakage()
                        .or(() -> arm.is().map(Arms::resistsBreakage))
                        .orElse(use(arm).resistsBreakage(type)),
                arm.minimumSt().or(() -> arm.is().map(Arms::minimumStrength)).orElse(0),
                use(arm).isRanged() ? Optional.of(ranged(arm, strength)) : Optional.empty());
    }

    /** A decimal of at most three places as a fraction; none if it is another. */
    static Optional<Fraction> fraction(BigDecimal written) {
        return Fraction.written(written.toPlainString());
    }

    private static Weapon.Ranged ranged(Arm arm, int strength) {
        Optional<Weapon.Ranged> list = arm.is().flatMap(is -> is.inHandsOf(strength));
        return new Weapon.Ranged(
                arm.snapShot().or(() -> list.map(Weapon.Ranged::snapShot)).orElseThrow(),
                arm.accuracy().or(() -> list.map(Weapon.Ranged::accuracy)).orElse(0),
                arm.snapShotPenalty().orElse(Arms.SNAP_SHOT_PENALTY),
                arm.recoil().or(() -> list.map(Weapon.Ranged::recoil)).orElse(0),
                arm.halfDamage().or(() -> list.flatMap(Weapon.Ranged::halfDamage)),
                arm.maximum().or(() -> list.flatMap(Weapon.Ranged::maximum)));
    }

    private static Attacker attacker(GurpsScenario.Attacker written) {
        Guard guard = new Guard(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                written.shield(),
                false,
                false,
                false,
                Guard.Angle.FRONT,
                written.posture().orElse(Posture.STANDING),
                false,
                0,
                0,
                0,
                false);
        Ground ground =
                new Ground(Ground.Stands.IN_FRONT, 0, 0, 0, 0, 0, 0, 0, Optional.empty(), Optional.empty(), List.of());
        int ht = written.ht().orElse(AVERAGE);
        int most = written.hitPointsMax().orElse(ht);
        Body body = new Body(
                written.dx().orElse(AVERAGE),
                ht,
                most,
                written.hitPoints().orElse(most),
                written.will().orElse(0),
                written.highPainThreshold().orElse(false),
                written.deathRolls());
        return new Attacker(
                new Figure(
                        new Name(written.name()),
                        body,
                        worn(Optional.empty(), written.dr(), Optional.empty(), written.armour()),
                        Fraction.ONE,
                        guard,
                        ground),
                written.skill(),
                strength(written),
                written.shock().orElse(0));
    }

    private static Figure figure(GurpsScenario.Figure written) {
        int ht = written.ht().orElse(AVERAGE);
        int most = written.hitPointsMax().orElse(ht);
        return new Figure(
                new Name(written.name()),
                new Body(
                        written.dx().orElse(AVERAGE),
                        ht,
                        most,
                        written.hitPoints().orElse(most),
                        written.will().orElse(0),
                        written.highPainThreshold().orElse(false),
                        written.deathRolls()),
                worn(written.pd(), written.dr(), written.flexible(), written.armour()),
                written.vulnerability().flatMap(Fraction::written).orElse(Fraction.ONE),
                guard(written),
                ground(written));
    }

    private static Guard guard(GurpsScenario.Figure written) {
        return new Guard(
                written.dodge(),
                written.parry(),
                written.block(),
                written.parryModifiers().stream()
                        .map(own -> new Adjustment(Box.B23.number(), own.amount(), own.what()))
                        .toList(),
                written.weapon().map(is -> held(is, strength(written))),
                written.shield(),
                written.mayRetreat().orElse(false),
                written.open().orElse(false),
                written.allOutDefense().orElse(false),
                written.angle().orElse(Guard.Angle.FRONT),
                written.posture().orElse(Posture.STANDING),
                written.stunned().orElse(false),
                written.feint().orElse(0),
                written.elevation().orElse(0),
                written.wounds().orElse(0),
                written.halved().orElse(false));
    }

    private static Ground ground(GurpsScenario.Figure written) {
        return new Ground(
                written.stands().orElse(Ground.Stands.BEHIND),
                written.distance().orElse(1),
                written.uphill().orElse(0),
                written.downhillBonus().orElse(0),
                written.elevationToHit().orElse(0),
                written.speed().orElse(0),
                written.erratic().orElse(0),
                written.inTheWay().orElse(0),
                written.cover(),
                written.feet(),
                adjustments(written.adjustments()));
    }

    private static List<Worn> worn(
            Optional<Integer> pd, Optional<Integer> dr, Optional<Boolean> flexible, List<Piece> armour) {
        List<Worn> worn = new ArrayList<>();
        if (pd.isPresent() || dr.isPresent()) {
            int all = dr.orElse(0);
            worn.add(new Worn(pd.orElse(0), all, all, List.of(), flexible.orElse(false), false, List.of()));
        }
        armour.stream().map(Opening::piece).forEach(worn::add);
        return worn;
    }

    /** A piece of armour. */
    static Worn piece(Piece written) {
        int dr = written.dr()
                .or(() -> written.is().map(Armour::damageResistance))
                .orElse(0);
        Optional<Integer> ofTheList =
                written.dr().isPresent() ? Optional.empty() : written.is().flatMap(Armour::againstPoints);
        return new Worn(
                written.pd().or(() -> written.is().map(Armour::passiveDefence)).orElse(0),
                dr,
                written.againstPoints().or(() -> ofTheList).orElse(dr),
                written.against().stream()
                        .map(one -> new Worn.Against(one.type(), one.dr()))
                        .toList(),
                written.flexible()
                        .or(() -> written.is().map(Armour::isFlexible))
                        .orElse(false),
                written.eyeslit().orElse(false),
                covers(written));
    }

    private static List<HitLocation> covers(Piece written) {
        return written.covers().isEmpty()
                ? written.is().map(Coverage::of).orElse(Coverage.FRONT).locations()
                : written.covers();
    }

    private static List<Adjustment> adjustments(List<WrittenAdjustment> written) {
        return written.stream()
                .map(one -> new Adjustment(one.box(), one.amount(), one.what()))
                .toList();
    }
}
