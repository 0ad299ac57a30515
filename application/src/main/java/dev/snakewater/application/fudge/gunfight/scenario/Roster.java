package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
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
        return sheet.name().numbered(sheet.count()).stream();
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
}
