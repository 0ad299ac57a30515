package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who is meant by what a scenario writes: several of one sheet, and the names that stand for them. */
final class Roster {

    /** The most fighters of a gunfight, and the most of one sheet. */
    static final int MOST = 100;

    /** Where it stands who is meant by a name. */
    static final List<String> NAMES = List.of("/fighters/*/name", GunfightScenario.COUNT);

    private static final int MOST_LOOKED_AT = MOST * MOST;

    private final GunfightScenario scenario;
    private final List<Member> members = new ArrayList<>();
    private final SortedMap<Name, List<Member>> byName = new TreeMap<>();

    private Roster(GunfightScenario scenario) {
        this.scenario = scenario;
    }

    /**
     * One gunfighter of a roster.
     *
     * @param name what he is called
     * @param sheet what was written of him
     * @param at where it is written
     */
    record Member(Name name, GunfightScenario.Fighter sheet, String at) {

        /** The side he is on. */
        Side side() {
            return sheet.ownSide();
        }
    }

    /** How many there are in a scenario, counted without calling any of them up. */
    static long size(GunfightScenario scenario) {
        return scenario.fighters().stream()
                .mapToLong(GunfightScenario.Fighter::count)
                .sum();
    }

    /**
     * Everybody in a scenario, in the order written, but for those whose number makes their name too long.
     *
     * @throws IllegalArgumentException if they are too many to be looked at
     */
    static Roster of(GunfightScenario scenario) {
        if (size(scenario) > MOST_LOOKED_AT) {
            throw new IllegalArgumentException(size(scenario) + " fighters");
        }
        Roster roster = new Roster(scenario);
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

    /** One of each sheet, who is called what the sheet is called. */
    List<Member> sheets() {
        List<GunfightScenario.Fighter> sheets = scenario.fighters();
        return IntStream.range(0, sheets.size())
                .mapToObj(i -> new Member(sheets.get(i).name(), sheets.get(i), "/fighters/" + i))
                .toList();
    }

    /** What those of a sheet are called, be it too long for a name. */
    static Stream<String> numbered(GunfightScenario.Fighter sheet) {
        return sheet.count() == 1
                ? Stream.of(sheet.name().text())
                : IntStream.rangeClosed(1, sheet.count()).mapToObj(number -> sheet.name() + " " + number);
    }

    /** Everybody, in the order written. */
    List<Member> members() {
        return members;
    }

    /** Those whom a name stands for: the one called so, or all of the sheet called so; nobody, if it is unknown. */
    List<Member> called(Name name) {
        return byName.getOrDefault(name, List.of());
    }

    /** Their names. */
    List<Name> names(Name name) {
        return called(name).stream().map(Member::name).toList();
    }

    /** The first of those whom a name stands for; if there is none, that is complained of. */
    Optional<Member> known(String at, Name name, Complaints complaints) {
        List<Member> called = called(name);
        if (called.isEmpty()) {
            complaints.needing(NAMES).tell(at, "nobody-called-so", name, insteadOf(name.text()));
        }
        return called.stream().findFirst();
    }

    /** What to write instead of a name that stands for nobody: one that is near, if there is, and all there are. */
    String insteadOf(String written) {
        return Spelling.instead(
                written,
                members.stream().limit(MOST).map(member -> member.name().text()).toList());
    }
}
