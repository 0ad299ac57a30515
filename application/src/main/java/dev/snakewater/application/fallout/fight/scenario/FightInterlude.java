package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.fallout.scenario.Catalogue;
import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What happens to fighters between two fights; why something cannot be is told at this place. */
record FightInterlude(FightScenario scenario, FightScenario before, String at, ProblemCollector refused) {

    /** How far newcomers stand from one another at least, in millimetres: a base and a little. */
    private static final int STEP = 30;

    private static final int MOST_STEPS = 12;

    private Sheets<WrittenFighter> sheets() {
        return new Sheets<>(scenario.fighters(), WrittenFighter::called);
    }

    FightScenario after(Interlude what) {
        return switch (what) {
            case Interlude.Reload reload ->
                scenario.withFighters(sheets().each(one -> one.withGuns(one.guns().stream()
                        .map(gun -> gun.withRounds(Optional.empty()))
                        .toList())));
            case Interlude.HealAll all ->
                scenario.withFighters(sheets().each(one -> one.with(it -> it.hitPoints(Optional.of(most(one)))
                        .wounds(List.of())
                        .winded(List.of())
                        .alight(Optional.empty()))));
            case Interlude.Heal heal ->
                found(heal.who()).map(who -> healed(who, heal.points())).orElse(scenario);
            case Interlude.Rest rest -> {
                refused.tell(at, "interlude.not-here", what);
                yield scenario;
            }
            case Interlude.Without(String who) ->
                found(who)
                        .map(one -> scenario.withFighters(sheets().without(one)))
                        .orElse(scenario);
            case Interlude.With with -> joined(with);
        };
    }

    private Optional<WrittenFighter> found(String who) {
        return sheets().called(who, at, refused);
    }

    /** Somebody may have been written with more hit points than her sheet has. */
    private int most(WrittenFighter one) {
        int ofTheSheet = Catalogue.with(scenario.catalogue())
                .characters()
                .named(one.is().text())
                .map(Wastelander::hitPoints)
                .orElse(1);
        int asWritten = Roster.of(before).members().stream()
                .filter(member -> member.name().equals(one.called()))
                .flatMap(member -> member.sheet().hitPoints().stream())
                .findFirst()
                .orElse(ofTheSheet);
        return Math.max(asWritten, one.hitPoints().orElse(ofTheSheet));
    }

    private FightScenario healed(WrittenFighter who, int points) {
        int most = most(who);
        int left = who.hitPoints().orElse(most);
        if (left == most) {
            refused.tell(at, "interlude.unhurt", who.called());
        }
        return scenario.withFighters(sheets().with(
                        who, one -> one.withHitPoints(Optional.of((int) Math.min(most, (long) left + points)))));
    }

    private FightScenario joined(Interlude.With with) {
        if (!(with.other().setUp() instanceof FightScenario other)) {
            return scenario;
        }
        Optional<WrittenFighter> found =
                new Sheets<>(other.fighters(), WrittenFighter::called).called(with.sheet(), at, refused);
        List<String> names = found.map(sheet -> sheets().free(sheet.called(), with.count(), before.everybody()))
                .orElse(List.of());
        if (with.count() > Roster.MOST || !names.stream().allMatch(Name::isProper)) {
            refused.tell(at, "interlude.too-many", with.count(), Roster.MOST);
            return scenario;
        }
        FightScenario now = scenario.withCatalogue(both(scenario.catalogue(), other.catalogue()));
        for (int i = 0; i < names.size() && found.isPresent(); i++) {
            List<Place> places = found.get().stand().at();
            now = placed(now, found.get(), names.get(i), places.get(Math.min(i, places.size() - 1)));
        }
        return now;
    }

    /** Puts somebody where she was written, or as near to that as there is room; behind what she had cover there is nothing here. */
    private FightScenario placed(FightScenario now, WrittenFighter sheet, String name, Place wanted) {
        WrittenFighter one =
                sheet.with(it -> it.name(Optional.of(new Name(name))).count(1).side(Optional.of(sheet.ownSide())));
        List<String> known = now.problems().stream().map(Object::toString).toList();
        Optional<FightScenario> free = around(wanted)
                .map(place -> one.withStand(one.stand()
                        .with(it ->
                                it.at(List.of(place)).behind(Optional.empty()).inCover(false))))
                .map(there ->
                        now.withFighters(new Sheets<>(now.fighters(), WrittenFighter::called).and(List.of(there))))
                .filter(next -> next.problems().stream().map(Object::toString).allMatch(known::contains))
                .findFirst();
        if (free.isEmpty()) {
            refused.tell(at, "interlude.no-room", name, wanted);
        }
        return free.orElse(now);
    }

    /** Returns the place and others around it, farther and farther away. */
    private static Stream<Place> around(Place wanted) {
        return IntStream.rangeClosed(0, MOST_STEPS)
                .boxed()
                .flatMap(ring -> IntStream.rangeClosed(-ring, ring)
                        .boxed()
                        .flatMap(east -> IntStream.rangeClosed(-ring, ring)
                                .filter(north -> Math.max(Math.abs(east), Math.abs(north)) == ring)
                                .mapToObj(north -> new Place(wanted.x() + STEP * east, wanted.y() + STEP * north))));
    }

    /** An entry that both have counts as it is here. */
    private static WrittenCatalogue both(WrittenCatalogue here, WrittenCatalogue there) {
        return new WrittenCatalogue(
                and(here.weapons(), there.weapons(), weapon -> weapon.name()),
                and(here.armours(), there.armours(), armour -> armour.name()),
                and(here.characters(), there.characters(), sheet -> sheet.name()));
    }

    private static <T> List<T> and(List<T> here, List<T> there, Function<T, Name> name) {
        List<T> all = new ArrayList<>(here);
        there.stream()
                .filter(other -> here.stream()
                        .noneMatch(one -> name.apply(one)
                                .text()
                                .equalsIgnoreCase(name.apply(other).text())))
                .forEach(all::add);
        return all;
    }
}
