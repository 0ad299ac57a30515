package dev.snakewater.json;

import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What else is wrong with a document that cannot be read in some places: the problems that are there whatever was meant in
 * them. Each place is filled in turn with what may have been meant; a problem that one of these documents does not have may
 * be no more than a consequence of a mistake that is told already, and is left for when that is mended.
 */
final class WhateverWasMeant {

    /** So many values are read at the most; of a large document with many mistakes, those of spelling come first. */
    private static final int MOST_READ = 400_000;

    private static final int FEWEST_GUESSES = 2;

    private final Json.Fields document;
    private final List<Unread> places;
    private final Function<Json.Fields, Optional<List<Problem>>> asked;
    private final int guesses;

    /**
     * A document and what can be asked about it.
     *
     * @param document without fields that are not known
     * @param places where it cannot be read
     * @param asked what is wrong with a document that can be read; none if it cannot
     */
    WhateverWasMeant(Json.Fields document, List<Unread> places, Function<Json.Fields, Optional<List<Problem>>> asked) {
        this.document = document;
        this.places = places;
        this.asked = asked;
        guesses = MOST_READ / size(document) / Math.max(1, places.size());
    }

    /** What is wrong when something is meant in a place. */
    private record Read(Optional<Json> meant, List<Problem> problems) {
        boolean isNumber() {
            return meant.orElse(new Json.Nothing()) instanceof Json.Numeral;
        }
    }

    /** The problems, in the order in which they are found. */
    List<Problem> problems() {
        if (places.isEmpty()) {
            return asked.apply(document).orElse(List.of());
        }
        if (guesses < FEWEST_GUESSES) {
            return List.of();
        }
        List<Optional<Json>> likely = likely();
        List<List<Optional<Json>>> fitting = new ArrayList<>();
        List<List<Problem>> readings = new ArrayList<>();
        for (int i = 0; i < places.size(); i++) {
            List<Read> all = readings(i, likely).toList();
            List<Read> fits = all.stream().filter(isRightAt(places.get(i))).toList();
            fitting.add(fits.stream().map(Read::meant).toList());
            // A number out of range may keep a kind from looking any further.
            all.stream()
                    .filter(read -> fits.contains(read) || !read.isNumber())
                    .forEach(read -> readings.add(read.problems()));
        }
        readings.addAll(together(fitting));
        return readings.stream()
                .limit(1)
                .flatMap(List::stream)
                .filter(problem -> places.stream().noneMatch(place -> place.holds(problem)))
                .filter(problem -> readings.stream().allMatch(other -> other.contains(problem)))
                .toList();
    }

    /** For each place the first that can be meant without being wrong itself. */
    private List<Optional<Json>> likely() {
        List<Optional<Json>> likely = new ArrayList<>(
                places.stream().map(place -> place.meant().getFirst()).toList());
        for (int i = 0; i < places.size(); i++) {
            Optional<Read> first =
                    readings(i, likely).filter(isRightAt(places.get(i))).findFirst();
            if (first.isPresent()) {
                likely.set(i, first.get().meant());
            }
        }
        return likely;
    }

    private Stream<Read> readings(int place, List<Optional<Json>> elsewhere) {
        return places.get(place).meant().stream().limit(guesses).flatMap(meant -> {
            List<Optional<Json>> all = new ArrayList<>(elsewhere);
            all.set(place, meant);
            return asked.apply(filled(all)).map(problems -> new Read(meant, problems)).stream();
        });
    }

    /** What is wrong when something else is meant in all places at once: what one needs may depend on another. */
    private List<List<Problem>> together(List<List<Optional<Json>>> fitting) {
        if (fitting.stream().anyMatch(List::isEmpty)) {
            return List.of();
        }
        int most = fitting.stream().mapToInt(List::size).max().orElse(0);
        return IntStream.range(0, most)
                .mapToObj(i ->
                        fitting.stream().map(fits -> fits.get(i % fits.size())).toList())
                .flatMap(all -> asked.apply(filled(all)).stream())
                .filter(problems ->
                        problems.stream().noneMatch(problem -> places.stream().anyMatch(place -> place.holds(problem))))
                .toList();
    }

    private static Predicate<Read> isRightAt(Unread place) {
        return read -> read.problems().stream().noneMatch(place::holds);
    }

    private Json.Fields filled(List<Optional<Json>> meant) {
        Json filled = document;
        for (int i = 0; i < meant.size(); i++) {
            filled = places.get(i).filled(filled, meant.get(i));
        }
        return (Json.Fields) filled;
    }

    private static int size(Json value) {
        return switch (value) {
            case Json.Fields object -> 1 + sum(object.byName().values().stream());
            case Json.Items items -> 1 + sum(items.all().stream());
            default -> 1;
        };
    }

    private static int sum(Stream<Json> values) {
        return values.mapToInt(WhateverWasMeant::size).sum();
    }
}
