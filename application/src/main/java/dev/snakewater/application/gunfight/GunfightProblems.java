package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Everything that can be wrong with a gunfight scenario whose fields could be read. */
final class GunfightProblems {

    private static final int MOST_FIGHTERS = 100;
    private static final int MOST_ROUNDS = 100;
    private static final int GREATEST_STRENGTH = 20;
    private static final int MOST_GIFTS = 10;

    private final GunfightScenario scenario;
    private final List<String> names;
    private final List<Problem> problems = new ArrayList<>();

    private GunfightProblems(GunfightScenario scenario) {
        this.scenario = scenario;
        names = scenario.fighters().stream().map(GunfightScenario.Fighter::name).toList();
    }

    static List<Problem> of(GunfightScenario scenario) {
        GunfightProblems found = new GunfightProblems(scenario);
        found.roster();
        for (int i = 0; i < scenario.fighters().size(); i++) {
            found.fighter("/fighters/" + i, scenario.fighters().get(i));
        }
        for (int i = 0; i < scenario.distances().size(); i++) {
            found.distance(i, "/distances/" + i, scenario.distances().get(i));
        }
        return List.copyOf(found.problems);
    }

    private void roster() {
        int fighters = names.size();
        if (fighters < 2 || fighters > MOST_FIGHTERS) {
            add("/fighters", "a gunfight with " + fighters + " fighters", "2 to " + MOST_FIGHTERS + " fighters");
        } else if (sides(scenario.fighters().stream()) < 2) {
            add("/fighters", "everybody is on one side", "at least two sides");
        } else if (sides(scenario.fighters().stream().filter(GunfightProblems::canAct)) < 2) {
            add(
                    "/fighters",
                    "fewer than two sides have somebody who can act",
                    "at least two sides with somebody less than " + WoundLevel.INCAPACITATED);
        }
        // Whoever chooses a target may write its name in capitals or not.
        List<String> folded =
                names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
        for (int i = 0; i < fighters; i++) {
            if (folded.indexOf(folded.get(i)) < i) {
                add("/fighters/" + i + "/name", "a second " + names.get(i), "a name that nobody else has");
            }
        }
    }

    private static long sides(Stream<GunfightScenario.Fighter> fighters) {
        return fighters.map(GunfightScenarios::side).distinct().count();
    }

    /** Whether he could act; wounds out of range are a problem of their own. */
    private static boolean canAct(GunfightScenario.Fighter fighter) {
        WoundBoxes boxes = WoundBoxes.of(fighter.damageCapacity().orElse(Degree.FAIR));
        int wounds = fighter.wounds().orElse(0);
        return wounds < 0
                || wounds > boxes.sum()
                || new PointTrack(boxes, wounds).level().canAct();
    }

    private void fighter(String at, GunfightScenario.Fighter fighter) {
        if (!Name.isProper(fighter.name())) {
            add(
                    at + "/name",
                    "'" + fighter.name() + "' is no name",
                    "1 to " + Name.LONGEST + " characters on one line, without comma or colon");
        }
        fighter.side().filter(String::isBlank).ifPresent(side -> add(at + "/side", "a side without a name", "a name"));
        fighter.speedReload().ifPresent(levels -> within(at + "/speedReload", levels, 0, MOST_GIFTS));
        fighter.armour().ifPresent(armour -> within(at + "/armour", armour, 0, GREATEST_STRENGTH));
        int boxes = WoundBoxes.of(fighter.damageCapacity().orElse(Degree.FAIR)).sum();
        fighter.wounds().ifPresent(points -> within(at + "/wounds", points, 0, boxes));
        for (int i = 0; i < fighter.guns().size(); i++) {
            gun(at + "/guns/" + i, fighter.guns().get(i));
        }
        for (int i = 0; i < fighter.dropOn().size(); i++) {
            drop(at + "/dropOn/" + i, fighter, fighter.dropOn().get(i));
        }
        if (!fighter.dropOn().isEmpty() && fighter.guns().isEmpty()) {
            add(at + "/dropOn", "the drop without a gun", "a gun in /guns, or no drop");
        }
    }

    private void gun(String at, GunfightScenario.CarriedGun gun) {
        gun.capacity().ifPresent(capacity -> within(at + "/capacity", capacity, 1, MOST_ROUNDS));
        gun.strength().ifPresent(strength -> within(at + "/strength", strength, -GREATEST_STRENGTH, GREATEST_STRENGTH));
        int capacity = gun.capacity().orElse(gun.kind().capacity());
        gun.loaded()
                .filter(loaded -> loaded < 0 || loaded > capacity)
                .ifPresent(loaded -> add(
                        at + "/loaded",
                        loaded + " " + gun.kind().round() + "s in a " + gun.kind() + " that holds " + capacity,
                        "0 to " + capacity));
    }

    private void drop(String at, GunfightScenario.Fighter fighter, String on) {
        if (isKnown(at, on)) {
            GunfightScenario.Fighter other = scenario.fighters().get(names.indexOf(on));
            if (GunfightScenarios.side(other).equals(GunfightScenarios.side(fighter))) {
                add(at, fighter.name() + " has the drop on " + on + ", who is on his side", "an enemy");
            }
        }
    }

    private void distance(int index, String at, GunfightScenario.Distances distance) {
        List<String> pair = distance.between();
        if (pair.size() != 2) {
            add(at + "/between", pair.size() + " names", "the names of two fighters");
            return;
        }
        boolean oneKnown = isKnown(at + "/between/0", pair.get(0));
        boolean otherKnown = isKnown(at + "/between/1", pair.get(1));
        if (oneKnown && otherKnown && pair.get(0).equals(pair.get(1))) {
            add(at + "/between", "the distance from " + pair.get(0) + " to himself", "two different fighters");
        }
        boolean again = scenario.distances().subList(0, index).stream()
                .anyMatch(earlier -> earlier.between().size() == 2
                        && earlier.between().containsAll(pair)
                        && pair.containsAll(earlier.between()));
        if (again) {
            add(at + "/between", "a second distance between " + pair.get(0) + " and " + pair.get(1), "one for a pair");
        }
        if (distance.difficulty().isPresent() && distance.range() != RangeBand.BEYOND) {
            add(
                    at + "/difficulty",
                    "a difficulty for " + distance.range() + ", which has its own",
                    "no difficulty, or the range " + RangeBand.BEYOND);
        }
    }

    private boolean isKnown(String at, String name) {
        if (names.contains(name)) {
            return true;
        }
        add(at, "nobody here is called " + name, "one of: " + String.join(", ", names));
        return false;
    }

    private void within(String at, int number, int least, int most) {
        if (number < least || number > most) {
            add(at, number + " is out of range", least + " to " + most);
        }
    }

    private void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }
}
