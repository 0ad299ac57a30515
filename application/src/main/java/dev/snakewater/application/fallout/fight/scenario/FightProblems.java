package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.fallout.procedure.GunNames;
import dev.snakewater.application.fallout.scenario.SceneProblems;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** What can be wrong with a fight: who fights, what they carry, where they are, and the rulings. */
record FightProblems(FightScenario scenario, SceneProblems found, ProblemCollector complaints) {

    private static final String FIGHTERS = "/fighters";
    private static final List<String> SIDES = List.of("/fighters/*/is", "/fighters/*/name", "/fighters/*/side");
    private static final String OPTIONAL = FalloutRule.FO_67_OPTIONAL_RULES.id();

    static List<Problem> of(FightScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.house());
        FightProblems fight = new FightProblems(scenario, found, found.complaints());
        fight.number();
        fight.sides();
        fight.names();
        ProblemCollector.each(FIGHTERS, scenario.fighters(), fight::fighter);
        GroundProblems.tell(scenario, found.complaints());
        fight.rulings();
        return found.complaints().all();
    }

    private void number() {
        int all = scenario.fighters().stream().mapToInt(WrittenFighter::count).sum();
        complaints
                .needing("/fighters/*/count")
                .when(all > Roster.MOST, FIGHTERS, "too-many-fighters", all, Roster.MOST);
        long sides = scenario.fighters().stream()
                .map(WrittenFighter::ownSide)
                .distinct()
                .count();
        complaints.needing(SIDES).when(sides < 2, FIGHTERS, "one-side");
    }

    /** A side with two spellings would be two sides by mistake. */
    private void sides() {
        Map<String, Name> spelt = new TreeMap<>();
        ProblemCollector.each(
                FIGHTERS,
                scenario.fighters(),
                (at, fighter) -> fighter.side().ifPresent(side -> {
                    Name first = spelt.computeIfAbsent(Lettering.likeness(side.text()), none -> side);
                    complaints.needing(SIDES).when(!first.equals(side), at + "/side", "like-sides", side, first);
                }));
    }

    /** No two fighters, nor the sheets of several, nor anything on the table, can share a name. */
    private void names() {
        Map<String, String> taken = new TreeMap<>();
        ProblemCollector.each(
                GroundProblems.THINGS,
                scenario.things(),
                (at, thing) -> taken.putIfAbsent(Lettering.likeness(thing.name().text()), at));
        ProblemCollector.each(FIGHTERS, scenario.fighters(), (at, fighter) -> {
            List<String> numbered = fighter.called().numbered(fighter.count());
            List<String> names = Stream.concat(Stream.of(fighter.called().text()), numbered.stream())
                    .toList();
            String field = at + "/" + fighter.namedBy();
            names.stream()
                    .filter(name -> taken.containsKey(Lettering.likeness(name)))
                    .findFirst()
                    .ifPresent(name -> {
                        String first = taken.get(Lettering.likeness(name));
                        complaints
                                .needing(at + "/name", at + "/count", first + "/name", first + "/is", first + "/count")
                                .tell(field, "called-so-too", name, Name.LONGEST);
                    });
            names.forEach(name -> taken.putIfAbsent(Lettering.likeness(name), at));
            numbered.stream()
                    .filter(name -> !Name.isProper(name))
                    .findFirst()
                    .ifPresent(name -> complaints.needing(at + "/count").name(field, name));
        });
    }

    private void fighter(String at, WrittenFighter fighter) {
        found.sheet(at + "/is", fighter.is());
        fighter.armour().ifPresent(worn -> found.catalogue().armours().require(complaints, at + "/armour", worn));
        found.perk(at, fighter.ambidextrous(), fighter.level());
        found.guns(at, fighter.is(), fighter.guns());
        places(at, fighter);
        stand(at, fighter.stand());
        found.catalogue().characters().named(fighter.is().text()).ifPresent(sheet -> weapons(at, fighter, sheet));
    }

    private void places(String at, WrittenFighter fighter) {
        int places = fighter.stand().at().size();
        complaints
                .needing(at + "/count")
                .when(places != fighter.count(), at + "/at", "places-for-all", places, fighter.count());
    }

    private void stand(String at, WrittenFighter.Stand stand) {
        List<String> things =
                scenario.things().stream().map(thing -> thing.name().text()).toList();
        stand.behind().ifPresent(named -> {
            complaints
                    .needing(GroundProblems.THINGS)
                    .when(
                            things.stream().noneMatch(named.text()::equalsIgnoreCase),
                            at + "/behind",
                            "no-such-thing",
                            named,
                            things.size(),
                            Suggestions.instead(named.text(), things));
            complaints.needing(at + "/inCover").when(!stand.inCover(), at + "/behind", "behind-without-cover", named);
        });
        complaints
                .needing("/rulings/poses")
                .when(
                        stand.pose() != Pose.UPRIGHT
                                && !scenario.rulings().shots().poses(),
                        at + "/pose",
                        "no-poses",
                        stand.pose(),
                        OPTIONAL);
    }

    private void weapons(String at, WrittenFighter fighter, Wastelander sheet) {
        String ofTheSheet = found.catalogue().characters().place(fighter.is().text());
        ProblemCollector ofTheHands = complaints.needing(at + "/armed", at + "/guns", at + "/is", ofTheSheet);
        complaints
                .needing(at + "/guns")
                .when(!fighter.armed() && !fighter.guns().isEmpty(), at + "/armed", "unarmed-with-guns");
        GunNames there = new GunNames(FighterOpening.carried(fighter, sheet));
        List<Optional<Integer>> places = there.places(fighter.holds());
        for (int i = 0; i < places.size(); i++) {
            if (places.get(i).isEmpty()) {
                String name = fighter.holds().get(i);
                ofTheHands.tell(at + "/holds/" + i, "not-carried", name, Suggestions.instead(name, there.all()));
            }
        }
        complaints
                .needing("/rulings/twoGuns")
                .when(
                        fighter.holds().size() > 1
                                && !scenario.rulings().shots().twoGuns(),
                        at + "/holds",
                        "no-two-guns",
                        FalloutRule.FO_60_TWO_GUNS.id());
        rested(at, fighter, places);
    }

    /** Only a gun in her hands can rest on its support. */
    private void rested(String at, WrittenFighter fighter, List<Optional<Integer>> places) {
        List<Integer> held =
                new ArrayList<>(places.stream().flatMap(Optional::stream).toList());
        if (fighter.holds().isEmpty()) {
            held.add(0);
        }
        List<WrittenGun> guns = fighter.guns();
        for (int i = 0; i < guns.size(); i++) {
            WrittenGun gun = guns.get(i);
            complaints
                    .needing(at + "/holds", at + "/guns")
                    .when(
                            gun.rested() && gun.support().isPresent() && !held.contains(i),
                            at + "/guns/" + i + "/rested",
                            "rested-not-held",
                            gun.is(),
                            FalloutRule.FO_26_REST.id());
        }
    }

    /** Complains of rulings on what is not played. */
    private void rulings() {
        boolean reactions = scenario.rulings().shots().reaction();
        found.exemption(true);
        complaints
                .needing("/rulings/reaction")
                .when(
                        scenario.rulings().rounds().nested() != FightRulings.BY_THE_BOOK.nested() && !reactions,
                        "/rulings/nested",
                        "no-interruptions",
                        OPTIONAL);
    }
}
