package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartProblems;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that can be wrong with a gunfight scenario whose fields could be read. */
final class GunfightProblems {

    private static final String RIGHT_NUMBER = "2 to " + Roster.MOST + " fighters";
    static final int MOST_ROUNDS = 100;
    static final int GREATEST_STRENGTH = 20;
    static final int MOST_GIFTS = 10;
    static final int FARTHEST = 10_000;

    private final GunfightScenario scenario;
    private final Roster roster;
    private final Complaints complaints = new Complaints();

    private GunfightProblems(GunfightScenario scenario, Roster roster) {
        this.scenario = scenario;
        this.roster = roster;
    }

    static List<Problem> of(GunfightScenario scenario) {
        List<Problem> counts = counts(scenario);
        if (!counts.isEmpty()) {
            return counts;
        }
        GunfightProblems found = new GunfightProblems(scenario, Roster.of(scenario));
        found.roster();
        for (int i = 0; i < scenario.fighters().size(); i++) {
            found.fighter("/fighters/" + i, scenario.fighters().get(i));
        }
        for (int i = 0; i < scenario.distances().size(); i++) {
            found.distance(i, "/distances/" + i, scenario.distances().get(i));
        }
        BodyProblems.ofRulings(scenario, found.complaints);
        if (found.complaints.isEmpty()) {
            found.opening(new GunfightScenarios().open(scenario));
        }
        return found.complaints.all();
    }

    /** Counts come first: nothing else can be said of a roster of a million. */
    static List<Problem> counts(GunfightScenario scenario) {
        Complaints complaints = new Complaints();
        int sheets = scenario.fighters().size();
        if (sheets > Roster.MOST) {
            return List.of(new Problem("/fighters", sheets + " fighters", RIGHT_NUMBER));
        }
        for (int i = 0; i < scenario.fighters().size(); i++) {
            complaints.within(
                    "/fighters/" + i + "/count", scenario.fighters().get(i).count(), 1, Roster.MOST);
        }
        if (complaints.isEmpty() && Roster.size(scenario) > Roster.MOST_LOOKED_AT) {
            complaints.add("/fighters", "a gunfight with " + Roster.size(scenario) + " fighters", RIGHT_NUMBER);
        }
        return complaints.all();
    }

    private void roster() {
        int fighters = roster.members().size();
        if (fighters < 2 || fighters > Roster.MOST) {
            complaints.add(
                    "/fighters",
                    "a gunfight with " + fighters + (fighters == 1 ? " fighter" : " fighters"),
                    RIGHT_NUMBER);
        } else if (roster.members().stream().map(Roster.Member::side).distinct().count() < 2) {
            complaints.add("/fighters", "everybody is on one side", "at least two sides");
        }
        sides();
        SortedSet<String> taken = new TreeSet<>();
        for (int i = 0; i < scenario.fighters().size(); i++) {
            String at = "/fighters/" + i + "/name";
            List<String> names = Roster.namesOf(scenario.fighters().get(i));
            names.stream()
                    .filter(name -> taken.contains(folded(name)))
                    .findFirst()
                    .ifPresent(name -> complaints.add(at, "a second " + name, "a name that nobody else has"));
            names.forEach(name -> taken.add(folded(name)));
        }
    }

    /** A side that is written in two ways is two sides, which nobody means. */
    private void sides() {
        Map<String, GunfightScenario.Fighter> first = new TreeMap<>();
        for (int i = 0; i < scenario.fighters().size(); i++) {
            GunfightScenario.Fighter fighter = scenario.fighters().get(i);
            String side = Roster.side(fighter).text();
            GunfightScenario.Fighter other = Optional.ofNullable(first.putIfAbsent(Lettering.likeness(side), fighter))
                    .orElse(fighter);
            String others = Roster.side(other).text();
            if (!side.equals(others)
                    && (fighter.side().isPresent() || other.side().isPresent())) {
                complaints.add(
                        "/fighters/" + i + (fighter.side().isPresent() ? "/side" : "/name"),
                        "the sides " + side + " and " + others + " differ in nothing but how they are written",
                        others + " again, or something that nobody takes for it");
            }
        }
    }

    /** Said last, of a scenario that can be opened: before, it may have no wounds to speak of. */
    private void opening(Gunfight opening) {
        for (int i = 0; i < scenario.fighters().size(); i++) {
            GunfightScenario.Fighter written = scenario.fighters().get(i);
            Roster.Member first = roster.called(written.name()).getFirst();
            BodyProblems.ofHands("/fighters/" + i, written, opening.fighter(new Name(first.name())), complaints);
        }
        if (opening.isDecided()) {
            complaints.add(
                    "/fighters",
                    "fewer than two sides have somebody who can act",
                    "at least two sides with somebody less than " + WoundLevel.INCAPACITATED);
        }
    }

    private void fighter(String at, GunfightScenario.Fighter fighter) {
        roster.called(fighter.name()).stream()
                .map(Roster.Member::name)
                .filter(name -> !Name.isProper(name))
                .findFirst()
                .ifPresentOrElse(
                        name -> complaints.name(at + "/name", name),
                        () -> complaints.lettering(at + "/name", fighter.name()));
        fighter.side()
                .filter(String::isBlank)
                .ifPresent(side -> complaints.add(at + "/side", "a side without a name", "a name"));
        fighter.side().ifPresent(side -> complaints.lettering(at + "/side", side));
        fighter.speedReload().ifPresent(levels -> complaints.within(at + "/speedReload", levels, 0, MOST_GIFTS));
        fighter.armour()
                .ifPresent(armour -> complaints.within(at + "/armour", armour, 0, PartProblems.GREATEST_ARMOUR));
        twoGun(at + "/twoGun", fighter);
        BodyProblems.of(at, fighter, scenario, complaints);
        for (int i = 0; i < fighter.guns().size(); i++) {
            gun(at + "/guns/" + i, fighter.guns().get(i));
        }
        for (int i = 0; i < fighter.dropOn().size(); i++) {
            drop(at + "/dropOn/" + i, fighter, fighter.dropOn().get(i));
        }
        if (!fighter.dropOn().isEmpty() && fighter.guns().isEmpty()) {
            complaints.add(at + "/dropOn", "the drop without a gun", "a gun in /guns, or no drop");
        }
    }

    private void twoGun(String at, GunfightScenario.Fighter fighter) {
        Degree pistol = fighter.pistol().orElse(Degree.POOR);
        fighter.twoGun()
                .filter(twoGun -> twoGun.value() > pistol.value() - 1)
                .ifPresent(twoGun -> complaints.add(
                        at,
                        "Two-Gun Shooter " + twoGun + " with Pistol " + pistol + ", against "
                                + GunfightRule.GF_32_TWO_GUN_SKILL.id(),
                        pistol == Degree.TERRIBLE
                                ? "no such skill: nothing is below Terrible"
                                : pistol.lowered(1) + " at the most"));
    }

    private void gun(String at, GunfightScenario.CarriedGun gun) {
        gun.capacity().ifPresent(capacity -> complaints.within(at + "/capacity", capacity, 1, MOST_ROUNDS));
        gun.strength()
                .ifPresent(strength ->
                        complaints.within(at + "/strength", strength, -GREATEST_STRENGTH, GREATEST_STRENGTH));
        gun.carried()
                .filter(carried -> carried == Carried.DROPPED)
                .ifPresent(dropped -> complaints.add(
                        at + "/carried",
                        "a gun that is carried and dropped, against " + HitLocationRule.HL_17_USELESS_ARM.id(),
                        Carried.HOLSTERED + " or " + Carried.IN_HAND));
        int capacity = gun.capacity().orElse(gun.kind().capacity());
        gun.loaded()
                .filter(loaded -> loaded < 0 || loaded > capacity)
                .ifPresent(loaded -> complaints.add(
                        at + "/loaded",
                        loaded + " " + gun.kind().round() + "s in a " + gun.kind() + " that holds " + capacity,
                        "0 to " + capacity));
    }

    private void drop(String at, GunfightScenario.Fighter fighter, String on) {
        if (isKnown(at, on)) {
            Roster.Member self = roster.called(fighter.name()).getFirst();
            if (roster.called(on).stream().anyMatch(other -> other.side().equals(self.side()))) {
                complaints.add(at, fighter.name() + " has the drop on " + on + ", who is on the same side", "an enemy");
            }
        }
    }

    private void distance(int index, String at, GunfightScenario.Distances distance) {
        distance.paces().ifPresent(paces -> complaints.within(at + "/paces", paces, 0, FARTHEST));
        if (distance.difficulty().isPresent() && distance.range() != RangeBand.BEYOND) {
            complaints.add(
                    at + "/difficulty",
                    "a difficulty for " + distance.range() + ", which has its own",
                    "no difficulty, or the range " + RangeBand.BEYOND);
        }
        List<String> pair = distance.between();
        if (pair.size() != 2) {
            complaints.add(
                    at + "/between",
                    pair.size() + (pair.size() == 1 ? " name" : " names"),
                    "the names of two fighters");
            return;
        }
        boolean oneKnown = isKnown(at + "/between/0", pair.get(0));
        boolean otherKnown = isKnown(at + "/between/1", pair.get(1));
        if (oneKnown && otherKnown && pair.get(0).equals(pair.get(1))) {
            complaints.add(
                    at + "/between",
                    "the distance from " + pair.get(0) + " to " + pair.get(0),
                    "two different fighters");
        }
        boolean again = scenario.distances().subList(0, index).stream()
                .anyMatch(earlier -> earlier.between().size() == 2
                        && earlier.between().containsAll(pair)
                        && pair.containsAll(earlier.between()));
        if (again) {
            complaints.add(
                    at + "/between",
                    "a second distance between " + pair.get(0) + " and " + pair.get(1),
                    "one for a pair");
        }
    }

    private boolean isKnown(String at, String name) {
        if (!roster.called(name).isEmpty()) {
            return true;
        }
        complaints.add(at, "nobody here is called " + name, roster.insteadOf(name));
        return false;
    }

    private static String folded(String name) {
        return Lettering.likeness(name);
    }
}
