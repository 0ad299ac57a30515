package dev.snakewater.application.fallout.procedure;

import dev.snakewater.domain.fallout.weapon.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names of the guns at hand, of which two can be alike. */
public record GunNames(List<String> cards) {

    /** A gun, and what it is called here. */
    public record NamedGun(String name, Held held) {}

    static List<NamedGun> named(List<Held> guns) {
        List<String> names =
                new GunNames(guns.stream().map(held -> held.gun().name()).toList()).all();
        return IntStream.range(0, guns.size())
                .mapToObj(place -> new NamedGun(names.get(place), guns.get(place)))
                .toList();
    }

    static List<String> of(List<Integer> places, List<NamedGun> named) {
        return places.stream().map(place -> named.get(place).name()).toList();
    }

    /** Returns what each is called. Guns of one name are numbered from the second on: {@code 10 mm Pistol 2}. */
    public List<String> all() {
        if (cards.size() == 1) {
            return cards;
        }
        List<String> called = new ArrayList<>();
        for (String card : cards) {
            Predicate<String> taken =
                    name -> Stream.concat(called.stream(), cards.stream()).anyMatch(name::equalsIgnoreCase);
            boolean isFirst = called.stream().noneMatch(card::equalsIgnoreCase);
            Stream<String> numbered = IntStream.iterate(2, number -> number + 1)
                    .mapToObj(number -> card + " " + number)
                    .filter(taken.negate());
            called.add(isFirst ? card : numbered.findFirst().orElseThrow());
        }
        return called;
    }

    /** Returns the place of each gun of these names, which may be that of its card, in order; empty for one that is not there. */
    public List<Optional<Integer>> places(List<String> named) {
        List<Optional<Integer>> places = new ArrayList<>();
        for (String name : named) {
            places.add(Stream.of(all(), cards)
                    .flatMap(names -> IntStream.range(0, names.size())
                            .filter(place -> names.get(place).equalsIgnoreCase(name))
                            .boxed())
                    .filter(place -> !places.contains(Optional.of(place)))
                    .findFirst());
        }
        return List.copyOf(places);
    }
}
