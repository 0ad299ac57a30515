package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.shot.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

record GunNames(List<String> cards) {

    record NamedGun(String name, Held held) {}

    static List<NamedGun> named(List<Held> guns) {
        List<String> names =
                new GunNames(guns.stream().map(held -> held.gun().name()).toList()).all();
        return IntStream.range(0, guns.size())
                .mapToObj(place -> new NamedGun(names.get(place), guns.get(place)))
                .toList();
    }

    /** What each is called: guns of one name are told apart by a number from the second on, as {@code 10 mm Pistol 2}. */
    List<String> all() {
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

    /**
     * The place of the gun that is called so; or, where only the card is named, of the first that is left of that name.
     *
     * @param taken places of guns that are meant already
     */
    Optional<Integer> place(String name, List<Integer> taken) {
        return Stream.of(all(), cards)
                .flatMap(names -> IntStream.range(0, names.size())
                        .filter(place ->
                                !taken.contains(place) && names.get(place).equalsIgnoreCase(name))
                        .boxed())
                .findFirst();
    }

    /** The places of the guns that are named, each place once, as far as they are there. */
    List<Integer> places(List<String> names) {
        List<Integer> places = new ArrayList<>();
        names.forEach(name -> place(name, places).ifPresent(places::add));
        return List.copyOf(places);
    }
}
