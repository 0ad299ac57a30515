package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.hitlocation.scenario.PartSheet;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.wound.Wounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The fighters of a scenario, with several of one sheet, and the names that stand for them. */
record Roster(GunfightScenario scenario, List<Member> members, SortedMap<Name, List<Member>> byName) {

    /** The most fighters of a gunfight, and of one sheet. */
    static final int MOST = 100;

    static final List<String> NAMES = List.of("/fighters/*/name", GunfightScenario.COUNT);

    /** A fighter of a roster, with his sheet and where it stands. */
    record Member(Name name, GunfightScenario.Fighter sheet, String at) {

        Side side() {
            return sheet.ownSide();
        }
    }

    /** Returns how many fighters a scenario has, without making any of them. */
    static long size(GunfightScenario scenario) {
        return scenario.fighters().stream()
                .mapToLong(GunfightScenario.Fighter::count)
                .sum();
    }

    /** Returns the fighters of a scenario, in the order written, except those whose number makes their name too long. */
    static Roster of(GunfightScenario scenario) {
        if (size(scenario) > MOST * MOST) {
            throw new IllegalArgumentException(size(scenario) + " fighters");
        }
        Roster roster = new Roster(scenario, new ArrayList<>(), new TreeMap<>());
        roster.sheets().forEach(roster::add);
        return roster;
    }

    private void add(Member sheet) {
        numbered(sheet.sheet()).filter(Name::isProper).map(Name::new).forEach(name -> {
            Member member = new Member(name, sheet.sheet(), sheet.at());
            members.add(member);
            Stream.of(name, sheet.name())
                    .distinct()
                    .forEach(called -> byName.computeIfAbsent(called, none -> new ArrayList<>())
                            .add(member));
        });
    }

    List<Member> sheets() {
        List<GunfightScenario.Fighter> sheets = scenario.fighters();
        return IntStream.range(0, sheets.size())
                .mapToObj(i -> new Member(sheets.get(i).name(), sheets.get(i), "/fighters/" + i))
                .toList();
    }

    /** Returns the names of a sheet's fighters, even if they are too long. */
    static Stream<String> numbered(GunfightScenario.Fighter sheet) {
        return sheet.count() == 1
                ? Stream.of(sheet.name().text())
                : IntStream.rangeClosed(1, sheet.count()).mapToObj(number -> sheet.name() + " " + number);
    }

    /** Returns the fighters a name stands for: one, or all of a sheet; none, if it is unknown. */
    List<Member> called(Name name) {
        return byName.getOrDefault(name, List.of());
    }

    List<Name> names(Name name) {
        return called(name).stream().map(Member::name).toList();
    }

    /** Returns the first fighter a name stands for, or reports that there is none. */
    Optional<Member> known(String at, Name name, ProblemCollector complaints) {
        List<Member> called = called(name);
        if (called.isEmpty()) {
            complaints.needing(NAMES).tell(at, "nobody-called-so", name, insteadOf(name.text()));
        }
        return called.stream().findFirst();
    }

    /** Returns what to write instead of an unknown name: a similar one, if there is any, and all names. */
    String insteadOf(String written) {
        return Suggestions.instead(
                written,
                members.stream().limit(MOST).map(member -> member.name().text()).toList());
    }

    /** Returns a fighter at the opening, in a scenario without problems: sheet, wounds and guns. */
    Gunfighter gunfighter(Member member, Rulings rulings) {
        GunfightScenario.Fighter written = member.sheet();
        List<Name> dropOn = written.dropOn().stream()
                .flatMap(name -> names(name).stream())
                .distinct()
                .toList();
        List<Gun> guns = new ArrayList<>(
                written.guns().stream().map(GunfightScenario.CarriedGun::gun).toList());
        if (!dropOn.isEmpty() && !guns.isEmpty()) {
            guns.set(0, guns.getFirst().withCarried(Gun.Carried.IN_HAND));
        }
        return new Gunfighter(
                new Gunfighter.Sheet(
                        member.name(),
                        member.side(),
                        written.traits(),
                        written.agility().orElse(Degree.FAIR),
                        written.weaponHand().orElse(BodySide.RIGHT),
                        PartSheet.armour(written.traits().armour(), written.parts()),
                        written.support().orElse(false)),
                wounds(written, rulings),
                guns,
                List.of(),
                dropOn,
                false,
                Gunfighter.Stance.OPEN,
                Gunfighter.Presence.FIGHTING,
                Optional.empty(),
                List.of());
    }

    /** Wounds without a part are the torso's (HL-04); a fighter who cannot stand begins on the ground (HL-21). */
    private static Wounds wounds(GunfightScenario.Fighter written, Rulings rulings) {
        Degree capacity = written.traits().damageCapacity();
        WoundModel model = rulings.woundModel();
        WoundTrack torso = written.wounds().track(WoundBoxes.of(capacity), model);
        if (!rulings.located()) {
            return torso;
        }
        Body unhurt = Body.unhurt(capacity, model).with(BodyPart.TORSO, torso);
        Body body = PartSheet.hurt(unhurt, written.parts(), capacity, model);
        return body.withProne(!body.canStand(written.support().orElse(false)));
    }
}
