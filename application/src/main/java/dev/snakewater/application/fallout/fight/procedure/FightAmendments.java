package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.FalloutAmendments;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the game master can amend in a fight: places, facing, action points, cover, and what can be amended in a shot. */
final class FightAmendments {

    private FightAmendments() {}

    static List<Choice<FightSituation>> of(FightSituation fight) {
        return Amendments.listed(all -> {
            for (int number = 0; number < fight.fighters().size(); number++) {
                int who = number;
                if (fight.fighter(who).away()) {
                    continue;
                }
                Amendments<FightSituation> hers = all.of(fight.fighter(who).name());
                points(fight, who, hers);
                person(fight, who, hers.within(after -> shown(fight.with(who, after))));
            }
        });
    }

    static List<Choice<FightSituation>> rulings(FightSituation fight) {
        FightScene scene = fight.scene();
        return Stream.concat(
                        RulingChoices.of(
                                Rulings.DECLARED,
                                scene.rulings(),
                                rulings -> fight.withScene(scene.withRulings(rulings)))
                                .stream(),
                        RulingChoices.of(
                                FightRulings.DECLARED,
                                scene.fightRulings(),
                                rulings -> fight.withScene(scene.withFightRulings(rulings)))
                                .stream())
                .toList();
    }

    /** The action points of whoever has a turn, interrupted or not. */
    private static void points(FightSituation fight, int who, Amendments<FightSituation> hers) {
        IntStream.range(0, fight.turns().size())
                .filter(turn -> fight.turns().get(turn).fighter() == who)
                .boxed()
                .reduce((earlier, later) -> later)
                .ifPresent(turn -> hers.number("action points", 0, Wastelander.MOST_ACTION_POINTS, points -> {
                    List<Turn> turns = new ArrayList<>(fight.turns());
                    turns.set(turn, turns.get(turn).withActionPoints(points));
                    return fight.withTurns(turns);
                }));
    }

    private static void person(FightSituation fight, int who, Amendments<Fighter> hers) {
        Fighter now = fight.fighter(who);
        Rulings rulings = fight.scene().rulings();
        position(fight, who, hers);
        cover(fight, now, hers);
        Amendments<Person> person = hers.within(now::withPerson);
        person.oneOf("pose", Pose.values(), now.person()::withPose);
        FalloutAmendments.hitPoints(
                hers.within(after -> now.struck(after.condition(), Optional.empty(), rulings)),
                now.person(),
                now.before());
        FalloutAmendments.fire(
                hers, stage -> now.withFire(new Fire(stage, now.fire().bitten())));
        FalloutAmendments.winded(person, now.person());
        FalloutAmendments.wounds(
                hers.within(after -> wounded(now, after.condition(), rulings)),
                now.person(),
                rulings,
                Part.HEAD,
                Part.LEGS,
                Part.ARM,
                Part.TORSO);
        for (int weapon = 0; weapon < now.weapons().size(); weapon++) {
            weapon(now, weapon, hers);
        }
    }

    /** A wound of the head counts from now on, and one of the arm drops what it holds. */
    private static Fighter wounded(Fighter now, Condition after, Rulings rulings) {
        List<Part> before = now.person().burdens().wounds();
        Optional<Part> wound = after.burdens().wounds().stream()
                .filter(part -> !before.contains(part))
                .findFirst();
        return now.struck(after, wound, rulings);
    }

    private static void position(FightSituation fight, int who, Amendments<Fighter> hers) {
        Fighter now = fight.fighter(who);
        Ground ground = fight.scene().ground();
        hers.barring(after -> Rule.when(taken(fight, who, after.place()).isPresent(), FalloutRule.FO_33_WALKING)
                        .toList())
                .explaining(after -> taken(fight, who, after.place()))
                .anywhere(
                        "place",
                        List.of(now.place()),
                        Place::read,
                        place -> outOfCover(standing(now, now.position().at(place)), ground));
        hers.number("facing", 0, Place.TURN - 1, facing -> standing(now, new Position(now.place(), facing)));
    }

    /** Whoever waits in reaction watches from where she is put, in the direction that she then faces. */
    private static Fighter standing(Fighter now, Position then) {
        Watch watch = now.watch() instanceof Watch.Reaction(Zone zone)
                ? new Watch.Reaction(new Zone(then, zone.stretches()))
                : now.watch();
        return now.with(it -> it.position(then).watch(watch));
    }

    /** Returns why nobody else can be put at a place: it is off the table, on a thing, or somebody is there. */
    private static Optional<Reason> taken(FightSituation fight, int who, Place place) {
        Ground ground = fight.scene().ground();
        if (!ground.isOn(place)) {
            return Optional.of(Reason.of("off-the-table"));
        }
        return ground.obstacles().stream()
                .filter(thing -> thing.line().touches(place))
                .map(Obstacle::name)
                .findFirst()
                .or(() -> fight.fighters().stream()
                        .filter(Fighter::stands)
                        .filter(other -> !other.name().equals(fight.fighter(who).name()))
                        .filter(other -> other.place().equals(place))
                        .map(Fighter::name)
                        .findFirst())
                .map(there -> Reason.of("occupied-by", there));
    }

    /** Whoever is put somewhere else is in cover there only if her cover is still within reach. */
    private static Fighter outOfCover(Fighter moved, Ground ground) {
        boolean isNear = moved.hides()
                .filter(cover -> switch (cover) {
                    case Watch.Cover.Thing(int obstacle) ->
                        ground.obstacles().get(obstacle).line().isWithin(moved.place(), Obstacle.REACH);
                    case Watch.Cover.Plain(Place at) -> at.distanceTo(moved.place()) <= Obstacle.REACH;
                })
                .isPresent();
        return isNear ? moved : hiding(moved, Optional.empty());
    }

    private static Fighter hiding(Fighter now, Optional<Watch.Cover> cover) {
        return now.withHides(cover).withPerson(now.person().withInCover(cover.isPresent()));
    }

    private static void cover(FightSituation fight, Fighter now, Amendments<Fighter> hers) {
        List<Obstacle> things = fight.scene().ground().obstacles();
        List<Optional<Watch.Cover>> covers = new ArrayList<>(List.of(Optional.empty()));
        for (int thing = 0; thing < things.size(); thing++) {
            if (things.get(thing).line().isWithin(now.place(), Obstacle.REACH)) {
                covers.add(Optional.of(new Watch.Cover.Thing(thing)));
            }
        }
        covers.add(Optional.of(new Watch.Cover.Plain(now.place())));
        hers.oneOf(
                "cover",
                covers,
                cover -> cover.map(behind -> switch (behind) {
                            case Watch.Cover.Thing(int thing) ->
                                "behind " + things.get(thing).name();
                            case Watch.Cover.Plain plain -> "in cover";
                        })
                        .orElse("in the open"),
                cover -> hiding(now, cover));
    }

    private static void weapon(Fighter now, int number, Amendments<Fighter> hers) {
        Carried weapon = now.weapons().get(number);
        Amendments<Carried> its = hers.within(after -> now.withWeapon(number, after));
        its.number(
                (weapon.throwsFire() ? "seconds in the " : "rounds in the ") + weapon.name(),
                0,
                weapon.held().gun().magazine(),
                rounds -> weapon.withHeld(weapon.held().withRounds(rounds)));
        hers.oneOf("the " + weapon.name(), Carried.State.values(), state -> now.having(number, state));
    }

    /** A shot that is being played sees what was amended. */
    private static FightSituation shown(FightSituation fight) {
        return fight.phase() instanceof AttackPhase.Shooting shooting
                ? fight.withPhase(shooting.seenAnew(fight))
                : fight;
    }
}
