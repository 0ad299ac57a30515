package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who is meant by what a scenario writes: several of one sheet, and the names that stand for them. */
final class Roster {

    /** The most fighters of a gunfight. */
    static final int MOST = 100;

    /** Of more than so many, none is looked at. */
    static final int MOST_LOOKED_AT = 10 * MOST;

    private final List<Member> members;

    private Roster(List<Member> members) {
        this.members = members;
    }

    /**
     * One gunfighter of a roster.
     *
     * @param name what he is called
     * @param sheet what was written of him
     */
    record Member(String name, GunfightScenario.Fighter sheet) {

        /** The side he is on. */
        Side side() {
            return Roster.side(sheet);
        }
    }

    /** The side of everybody of this sheet: the one that is written, or their own. */
    static Side side(GunfightScenario.Fighter sheet) {
        return new Side(sheet.side().orElse(sheet.name()));
    }

    /** How many there are in a scenario, counted without calling any of them up. */
    static long size(GunfightScenario scenario) {
        return scenario.fighters().stream()
                .mapToLong(sheet -> sheet.count().orElse(1))
                .sum();
    }

    /**
     * Everybody in a scenario, in the order written.
     *
     * @throws IllegalArgumentException if they are too many to be looked at
     */
    static Roster of(GunfightScenario scenario) {
        if (size(scenario) > MOST_LOOKED_AT) {
            throw new IllegalArgumentException(size(scenario) + " fighters");
        }
        List<Member> members = new ArrayList<>();
        for (GunfightScenario.Fighter sheet : scenario.fighters()) {
            IntStream.rangeClosed(1, sheet.count().orElse(1))
                    .forEach(number -> members.add(new Member(numbered(sheet, number), sheet)));
        }
        return new Roster(List.copyOf(members));
    }

    /** The names that stand for somebody of this sheet: its own, and those of each. */
    static List<String> namesOf(GunfightScenario.Fighter sheet) {
        return Stream.concat(
                        Stream.of(sheet.name()),
                        IntStream.rangeClosed(1, sheet.count().orElse(1)).mapToObj(number -> numbered(sheet, number)))
                .distinct()
                .toList();
    }

    /** Everybody, in the order written. */
    List<Member> members() {
        return members;
    }

    /** Those whom a name stands for: the one called so, or all of the sheet called so; nobody, if it is unknown. */
    List<Member> called(String name) {
        return members.stream()
                .filter(member ->
                        member.name().equals(name) || member.sheet().name().equals(name))
                .toList();
    }

    /** Their names, as far as they are names. */
    List<Name> names(String name) {
        return called(name).stream().map(member -> new Name(member.name())).toList();
    }

    /** What to write instead of a name that stands for nobody: one that is near, if there is, and all there are. */
    String insteadOf(String written) {
        List<String> names = members.stream().map(Member::name).toList();
        return Spelling.instead(written, names);
    }

    private static String numbered(GunfightScenario.Fighter sheet, int number) {
        return sheet.count().orElse(1) == 1 ? sheet.name() : sheet.name() + " " + number;
    }
}
