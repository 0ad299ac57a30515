package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.hitlocation.scenario.PersonProblems;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.combatant.Traits;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What can be wrong with a gunfight scenario. */
record GunfightProblems(
        GunfightScenario scenario, Roster roster, ProblemCollector complaints, ProblemCollector ofLocation) {
    private static final String FIGHTERS = "/fighters";
    private static final List<String> SIDES = List.of("/fighters/*/name", "/fighters/*/side");

    static Messages words() {
        return Messages.in(
                "dev.snakewater.application.fudge.gunfight.scenario.problems",
                "dev.snakewater.application.fudge.hitlocation.scenario.problems");
    }

    /** Returns everything that is wrong with a scenario, for a smaller scenario to add to. */
    static ProblemCollector in(GunfightScenario scenario) {
        ProblemCollector complaints = new ProblemCollector(words());
        GunfightProblems found =
                new GunfightProblems(scenario, Roster.of(scenario), complaints, complaints.needing(located(scenario)));
        found.number();
        found.sides();
        found.names();
        found.roster.sheets().forEach(found::fighter);
        found.distances();
        found.rulings();
        found.opening();
        return complaints;
    }

    private void number() {
        long fighters = Roster.size(scenario);
        ProblemCollector ofCount = complaints.needing(GunfightScenario.COUNT);
        ofCount.when(fighters < 2 || fighters > Roster.MOST, FIGHTERS, "how-many", fighters, Roster.MOST);
        complaints.needing(SIDES).when(fighters > 1 && !hasSeveralSides(), FIGHTERS, "one-side");
    }

    private boolean hasSeveralSides() {
        return roster.sheets().stream().map(Roster.Member::side).distinct().count() > 1;
    }

    /** A side with two spellings would be two sides by mistake. */
    private void sides() {
        SortedMap<String, Roster.Member> first = new TreeMap<>();
        for (Roster.Member sheet : roster.sheets()) {
            String side = sheet.side().text();
            Roster.Member other = first.computeIfAbsent(Lettering.likeness(side), none -> sheet);
            String others = other.side().text();
            boolean isWritten = sheet.sheet().side().isPresent();
            boolean alike =
                    !side.equals(others) && (isWritten || other.sheet().side().isPresent());
            String at = sheet.at() + (isWritten ? "/side" : "/name");
            ProblemCollector ofSides = complaints.needing(sidePlaces(sheet)).needing(sidePlaces(other));
            ofSides.when(alike, at, "like-sides", side, others);
        }
    }

    /** The places that decide somebody's side: without one of his own, his name. */
    private static List<String> sidePlaces(Roster.Member sheet) {
        String side = sheet.at() + "/side";
        return sheet.sheet().side().isPresent() ? List.of(side) : List.of(side, sheet.at() + "/name");
    }

    /** No two fighters, nor the sheets of several, can share a name. */
    private void names() {
        SortedMap<String, Roster.Member> taken = new TreeMap<>();
        for (Roster.Member sheet : roster.sheets()) {
            List<String> names = Stream.concat(Stream.of(sheet.name().text()), Roster.numbered(sheet.sheet()))
                    .toList();
            names.stream()
                    .filter(name -> taken.containsKey(Lettering.likeness(name)))
                    .findFirst()
                    .ifPresent(name -> {
                        String first = taken.getOrDefault(Lettering.likeness(name), sheet)
                                .at();
                        complaints
                                .needing(sheet.at() + "/count", first + "/name", first + "/count")
                                .tell(sheet.at() + "/name", "second-name", name);
                    });
            names.forEach(name -> taken.putIfAbsent(Lettering.likeness(name), sheet));
        }
    }

    private void fighter(Roster.Member sheet) {
        GunfightScenario.Fighter fighter = sheet.sheet();
        String at = sheet.at();
        Roster.numbered(fighter)
                .filter(name -> !Name.isProper(name))
                .findFirst()
                .ifPresent(name -> complaints.needing(at + "/count").name(at + "/name", name));
        Traits traits = fighter.traits();
        boolean isTooGood = traits.twoGun()
                .filter(degree -> degree.compareTo(traits.pistol()) >= 0)
                .isPresent();
        ProblemCollector ofTwoGuns = complaints.needing(at + "/pistol").against(GunfightRule.GF_32_TWO_GUN_SKILL);
        ofTwoGuns.when(
                isTooGood, at + "/twoGun", "two-gun", traits, traits.pistol().lowered(1));
        body(at, fighter);
        ProblemCollector.each(at + "/guns", fighter.guns(), (here, gun) -> {
            ProblemCollector ofGun = complaints.needing(here + "/kind", here + "/capacity");
            ofGun.when(gun.loaded().orElse(0) > gun.holds(), here + "/loaded", "too-many-rounds", gun);
        });
        ProblemCollector.each(at + "/dropOn", fighter.dropOn(), (here, on) -> drop(here, sheet, on));
        boolean lacksGun = !fighter.dropOn().isEmpty() && fighter.guns().isEmpty();
        complaints.needing(at + "/guns").when(lacksGun, at + "/dropOn", "drop-without-a-gun");
    }

    private void drop(String at, Roster.Member self, Name on) {
        roster.known(at, on, complaints);
        roster.called(on).stream()
                .filter(other -> other.side().equals(self.side()))
                .findFirst()
                .ifPresent(friend -> complaints
                        .needing(self.at() + "/side", self.at() + "/name", friend.at() + "/side", friend.at() + "/name")
                        .tell(at, "drop-on-a-friend", self.name(), on));
    }

    private void distances() {
        SortedSet<Scene.Pair> told = new TreeSet<>();
        ProblemCollector.each("/distances", scenario.distances(), (at, written) -> {
            Name one = written.between().getFirst();
            Name other = written.between().getLast();
            ProblemCollector.each(
                    at + "/between", written.between(), (here, name) -> roster.known(here, name, complaints));
            complaints.when(one.equals(other), at + "/between", "distance-from-himself", one);
            complaints.when(!told.add(Scene.Pair.of(one, other)), at + "/between", "second-distance", one, other);
            RangeBand range = written.distance().range();
            boolean hasIts = written.distance().difficulty().isPresent() && range != RangeBand.BEYOND;
            ProblemCollector ofRange = complaints.needing(at + "/range");
            ofRange.when(hasIts, at + "/difficulty", "difficulty-of-a-range", range, RangeBand.BEYOND);
        });
    }

    /** Checks what shows only at the opening; wounds and rounds that do not fit are left out. */
    private void opening() {
        List<Side> able = new ArrayList<>();
        ProblemCollector ofSides = complaints.needing(SIDES);
        for (Roster.Member sheet : Roster.of(scenario.fitting()).sheets()) {
            Gunfighter opening = sheet.sheet().gunfighter(sheet.name(), roster, scenario.read());
            hands(sheet.at(), sheet.sheet(), opening);
            if (opening.isAble()) {
                able.add(sheet.side());
            } else {
                ofSides = ofSides.needing(sheet.at(), "/rulings");
            }
        }
        boolean isOver = hasSeveralSides() && able.stream().distinct().count() < 2;
        ofSides.when(isOver, FIGHTERS, "nobody-to-fight", WoundLevel.INCAPACITATED);
    }

    /** Without hit locations, there is nothing to rule about them. */
    private void rulings() {
        PersonProblems.die("/rulings/locationDie", scenario.rulings().body().locationDie(), complaints);
        if (!scenario.read().located()) {
            Rulings.DECLARED.unusual(scenario.rulings()).stream()
                    .filter(ruling -> ruling.rule() instanceof HitLocationRule
                            && ruling.rule() != HitLocationRule.HL_31_FILLING_BOXES)
                    .forEach(
                            ruling -> ofLocation.tell("/rulings/" + ruling.name(), "ruling-without-locations", ruling));
        }
    }

    /** The places that decide whether there are hit locations: the ruling, or else any sheet that lists body parts. */
    static String[] located(GunfightScenario scenario) {
        boolean isSaid = scenario.rulings().hitLocation().isPresent();
        return Stream.of("/rulings/hitLocation", "/fighters/*/parts")
                .limit(isSaid ? 1 : 2)
                .toArray(String[]::new);
    }

    /** Reports guns that begin in useless hands; for the drop, the first gun begins in hand. */
    private void hands(String at, GunfightScenario.Fighter written, Gunfighter opening) {
        ProblemCollector ofHands = complaints.needing(
                at + "/damageCapacity", at + "/weaponHand", at + "/dropOn", at + "/guns", at + "/parts", "/rulings");
        opening.body().ifPresent(body -> {
            for (int gun : opening.held()) {
                boolean forTheDrop = gun == 0
                        && !written.dropOn().isEmpty()
                        && written.guns().getFirst().carried() != Gun.Carried.IN_HAND;
                String pointer = at + (forTheDrop ? "/dropOn" : "/guns/" + gun + "/carried");
                opening.handsOn(gun).stream()
                        .flatMap(side -> body.uselessArm(side).stream())
                        .forEach(arm -> PersonProblems.useless(pointer, body, arm, ofHands));
            }
        });
    }

    private void body(String at, GunfightScenario.Fighter fighter) {
        Degree capacity = fighter.traits().damageCapacity();
        WoundModel model = scenario.read().woundModel();
        fighter.wounds().problems(at, WoundBoxes.of(capacity), model, complaints, at + "/damageCapacity");
        if (!scenario.read().located()) {
            ofLocation.when(!fighter.parts().isEmpty(), at + "/parts", "parts-without-locations");
            ofLocation.when(fighter.agility().isPresent(), at + "/agility", "agility-without-locations");
            ofLocation.when(fighter.weaponHand().isPresent(), at + "/weaponHand", "weapon-hand-without-locations");
            ofLocation.when(fighter.support().isPresent(), at + "/support", "support-without-locations");
        }
        PersonProblems.parts(at, fighter.parts(), capacity, model, complaints);
        ProblemCollector.each(at + "/parts", fighter.parts(), (here, part) -> {
            boolean twice = part.part() == BodyPart.TORSO
                    && part.tellsWounds()
                    && fighter.wounds().areTold();
            complaints.needing(here + "/part").when(twice, here, "torso-twice");
        });
    }

    /** Reports guns in hand that are unknown or forbidden, and returns whether there are none. */
    static boolean areInHand(
            String at, Gunfighter fighter, List<String> words, String sheet, ProblemCollector complaints) {
        ProblemCollector ofGuns = complaints.needing(sheet + "/guns");
        int before = complaints.all().size();
        List<String> carried = GunsInHand.words(fighter);
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (!carried.contains(word)) {
                Optional<String> right =
                        carried.isEmpty() ? Optional.empty() : Optional.of(Suggestions.instead(word, carried));
                ofGuns.tell(at + "/" + i, "carries-no", fighter.name(), word, right);
            } else if (words.subList(0, i).contains(word)) {
                ofGuns.tell(at + "/" + i, "in-both-hands", word);
            }
        }
        boolean pistols = GunsInHand.of(fighter, words).stream()
                .allMatch(gun -> fighter.guns().get(gun).kind().isPistol());
        ofGuns.against(GunfightRule.GF_31_TWO_GUN_AMMUNITION)
                .when(words.size() > 2 || (words.size() == 2 && !pistols), at, "at-once", words);
        if (complaints.all().size() == before) {
            ProblemCollector ofHands = complaints.needing(sheet, "/rulings");
            GunsInHand.bars(fighter, GunsInHand.of(fighter, words))
                    .forEach(rule -> ofHands.tell(at, "cannot-hold-these", fighter.name(), words, rule));
        }
        return complaints.all().size() == before;
    }
}
