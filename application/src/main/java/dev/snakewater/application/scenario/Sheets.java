package dev.snakewater.application.scenario;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The sheets of a scenario, found by their names. */
public record Sheets<T>(List<T> all, Function<T, Name> name) {

    public Sheets {
        all = List.copyOf(all);
    }

    /** Returns the sheet with this name, or the only one whose name begins so; otherwise it says that there is none. */
    public Optional<T> called(String words, String at, ProblemCollector refused) {
        String wanted = Lettering.likeness(words);
        List<T> same = those(like -> like.equals(wanted));
        List<T> found = same.isEmpty() && !wanted.isEmpty() ? those(like -> like.startsWith(wanted)) : same;
        if (found.size() != 1) {
            List<String> names = all.stream().map(one -> name.apply(one).text()).toList();
            refused.tell(at, "interlude.nobody", words, Suggestions.instead(words, names));
        }
        return Optional.of(found).filter(some -> some.size() == 1).map(List::getFirst);
    }

    private List<T> those(Predicate<String> fits) {
        return all.stream()
                .filter(one -> fits.test(Lettering.likeness(name.apply(one).text())))
                .toList();
    }

    /** Returns the sheets with all of them changed. */
    public List<T> each(UnaryOperator<T> change) {
        return all.stream().map(change).toList();
    }

    /** Returns the sheets with that one changed. */
    public List<T> with(T sheet, UnaryOperator<T> change) {
        return all.stream().map(one -> one == sheet ? change.apply(one) : one).toList();
    }

    /** Returns the sheets without that one. */
    public List<T> without(T sheet) {
        return all.stream().filter(one -> one != sheet).toList();
    }

    /** Returns the sheets and others. */
    public List<T> and(List<T> others) {
        return Stream.concat(all.stream(), others.stream()).toList();
    }

    /**
     * Returns names for so many of another sheet: the sheet's own where nobody here is called so, and otherwise the next numbers behind
     * it that nobody ever had.
     */
    public List<String> free(Name sheet, int count, List<Name> ever) {
        SortedSet<String> taken = new TreeSet<>();
        all.forEach(one -> taken.add(Lettering.likeness(name.apply(one).text())));
        List<String> wanted = sheet.numbered(count);
        boolean areFree = Stream.concat(Stream.of(sheet.text()), wanted.stream())
                .noneMatch(one -> taken.contains(Lettering.likeness(one)));
        if (areFree) {
            return wanted;
        }
        ever.forEach(one -> taken.add(Lettering.likeness(one.text())));
        return IntStream.iterate(2, number -> number + 1)
                .mapToObj(number -> sheet.text() + " " + number)
                .filter(one -> !taken.contains(Lettering.likeness(one)))
                .limit(count)
                .toList();
    }
}
