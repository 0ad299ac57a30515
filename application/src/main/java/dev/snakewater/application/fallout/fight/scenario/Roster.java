package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;

/** The fighters of a scenario, with several of one sheet, in the order written. */
record Roster(List<Member> members) {

    /** The most fighters of a fight, and of one sheet. */
    static final int MOST = 50;

    /** What else than names says who fights. */
    static final List<String> NAMING = List.of("/fighters/*/count", "/fighters/*/at");

    /** A fighter with her sheet, where she is, and where both stand in the document. */
    record Member(Name name, WrittenFighter sheet, Place place, String at, String pointer) {}

    /** Returns the fighters of a scenario, except those who have no place, and those whose number makes their name too long. */
    static Roster of(FightScenario scenario) {
        List<Member> members = new ArrayList<>();
        for (int i = 0; i < scenario.fighters().size(); i++) {
            WrittenFighter sheet = scenario.fighters().get(i);
            List<Place> places = sheet.stand().at();
            List<String> names = sheet.called().numbered(sheet.count());
            String at = "/fighters/" + i;
            for (int j = 0; j < Math.min(names.size(), places.size()); j++) {
                if (Name.isProper(names.get(j))) {
                    members.add(new Member(new Name(names.get(j)), sheet, places.get(j), at, at + "/at/" + j));
                }
            }
        }
        return new Roster(List.copyOf(members));
    }

    /** Returns the sheet of each fighter. */
    List<WrittenFighter> sheets() {
        return members.stream().map(Member::sheet).toList();
    }

    /** Returns the sheet of a fighter. */
    WrittenFighter sheet(Name name) {
        return members.stream()
                .filter(member -> member.name().equals(name))
                .findFirst()
                .orElseThrow()
                .sheet();
    }
}
