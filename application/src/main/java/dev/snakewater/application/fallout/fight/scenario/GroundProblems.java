package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What can be wrong with a table, with what stands on it, and with where people are on it. */
record GroundProblems(FightScenario scenario, Ground ground, ProblemCollector complaints) {

    static final String TABLE = "/table";
    static final String THINGS = "/things";

    /** Adds what is wrong with a table and all that stands on it. */
    static void tell(FightScenario scenario, ProblemCollector complaints) {
        GroundProblems found = new GroundProblems(scenario, scenario.ground(), complaints);
        ProblemCollector.each(THINGS, scenario.things(), (at, thing) -> found.line(at, thing.line()));
        ProblemCollector.each("/stairs", scenario.stairs(), (at, stairs) -> found.line(at, stairs.line()));
        found.thingsAreToldApart();
        List<Roster.Member> members = Roster.of(scenario).members();
        members.forEach(found::place);
        found.placesAreToldApart(members);
    }

    private void line(String at, Segment line) {
        onTheTable(at + "/from", line.from());
        onTheTable(at + "/to", line.to());
        complaints.needing(at + "/from").when(line.isAPoint(), at + "/to", "no-length", line.from());
    }

    private void onTheTable(String at, Place place) {
        complaints
                .needing(TABLE)
                .when(!ground.isOn(place), at, "off-the-table", place, ground.width(), ground.height());
    }

    private void thingsAreToldApart() {
        Map<String, Integer> taken = new TreeMap<>();
        List<Obstacle> things = scenario.things();
        for (int i = 0; i < things.size(); i++) {
            Name name = things.get(i).name();
            Integer first = taken.putIfAbsent(Lettering.likeness(name.text()), i);
            if (first != null) {
                complaints
                        .needing(THINGS + "/" + first + "/name")
                        .tell(THINGS + "/" + i + "/name", "thing-called-so-too", name);
            }
        }
    }

    private void place(Roster.Member member) {
        onTheTable(member.pointer(), member.place());
        ProblemCollector.each(
                THINGS,
                scenario.things(),
                (at, thing) -> complaints
                        .needing(at + "/from", at + "/to", at + "/name")
                        .when(
                                thing.line().touches(member.place()),
                                member.pointer(),
                                "in-a-wall",
                                member.place(),
                                thing.name(),
                                FalloutRule.FO_36_TAKING_COVER.id()));
        cover(member);
    }

    private void cover(Roster.Member member) {
        WrittenFighter.Stand stand = member.sheet().stand();
        String at = member.at();
        ProblemCollector ofCover =
                complaints.needing(member.pointer(), at + "/inCover", at + "/behind", at + "/cover", THINGS);
        stand.behind()
                .flatMap(this::thing)
                .filter(thing -> !thing.line().isWithin(member.place(), Obstacle.REACH))
                .ifPresent(far -> ofCover.tell(
                        at + "/behind",
                        "too-far-behind",
                        member.place(),
                        far.line().distanceTo(member.place()),
                        far.name(),
                        Obstacle.REACH,
                        FalloutRule.FO_36_TAKING_COVER.id()));
        ofCover.when(
                stand.inCover()
                        && stand.behind().isEmpty()
                        && !stand.cover()
                        && ground.coverAt(member.place()).isEmpty(),
                at + "/inCover",
                "nothing-to-hide-behind",
                member.place(),
                Obstacle.REACH,
                FalloutRule.FO_36_TAKING_COVER.id());
    }

    private Optional<Obstacle> thing(Name named) {
        return scenario.things().stream()
                .filter(thing -> FighterOpening.isCalled(thing, named))
                .findFirst();
    }

    private void placesAreToldApart(List<Roster.Member> members) {
        Map<Place, Roster.Member> taken =
                new TreeMap<>(Comparator.comparingInt(Place::x).thenComparingInt(Place::y));
        for (Roster.Member member : members) {
            Roster.Member first = taken.putIfAbsent(member.place(), member);
            if (first != null) {
                complaints
                        .needing(first.pointer(), first.at() + "/name", first.at() + "/is", first.at() + "/count")
                        .tell(member.pointer(), "two-in-one-place", member.place(), first.name());
            }
        }
    }
}
