package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The next fight of those who came out of one alive: their wounds, and the rounds they have left. */
final class Aftermath {

    private Aftermath() {}

    /** The scenario with the living as they are now, on the same ground; none if nobody does. */
    static Optional<GunfightScenario> of(GunfightScenario before, GunfightOutcome outcome) {
        Roster roster = Roster.of(before);
        List<GunfightScenario.Fighter> living = IntStream.range(
                        0, roster.members().size())
                .filter(i -> outcome.fighters().get(i).isAlive())
                .mapToObj(i -> after(roster.members().get(i), outcome.fighters().get(i)))
                .toList();
        List<Name> names = living.stream().map(GunfightScenario.Fighter::name).toList();
        return Optional.of(new GunfightScenario(
                        living, before.range(), distances(before, roster, names), false, before.read()))
                .filter(next -> !living.isEmpty());
    }

    private static GunfightScenario.Fighter after(Roster.Member member, GunfightOutcome.Fate fate) {
        GunfightScenario.Fighter sheet = member.sheet();
        return sheet.with(it -> it.name(fate.name())
                .count(1)
                .side(Optional.of(fate.side()))
                .wounds(fate.parts().isPresent() ? WrittenWounds.NONE : WrittenWounds.marked(fate.marks()))
                .guns(fate.guns().stream().map(Aftermath::holstered).toList())
                .dropOn(List.of())
                .parts(fate.parts()
                        .map(now -> PartSheet.after(sheet.parts(), now))
                        .orElse(sheet.parts())));
    }

    private static GunfightScenario.CarriedGun holstered(Gun gun) {
        return new GunfightScenario.CarriedGun(
                gun.kind(),
                Optional.of(gun.rounds()),
                Optional.of(gun.capacity()),
                Optional.of(gun.strength()),
                Gun.Carried.HOLSTERED);
    }

    /** The distances of pairs of which both live, each pair by the names it has now. */
    private static List<GunfightScenario.Distances> distances(
            GunfightScenario before, Roster roster, List<Name> living) {
        List<GunfightScenario.Distances> distances = new ArrayList<>();
        for (GunfightScenario.Distances written : before.distances()) {
            for (Roster.Member one : roster.called(written.between().get(0))) {
                for (Roster.Member other : roster.called(written.between().get(1))) {
                    List<Name> pair = List.of(one.name(), other.name());
                    if (living.containsAll(pair) && !one.name().equals(other.name())) {
                        // Of two distances that stand for one pair, the later one counted.
                        distances.removeIf(earlier -> earlier.isBetween(one.name(), other.name()));
                        distances.add(new GunfightScenario.Distances(pair, written.distance()));
                    }
                }
            }
        }
        return distances;
    }
}
