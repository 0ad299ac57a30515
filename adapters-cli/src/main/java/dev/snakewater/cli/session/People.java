package dev.snakewater.cli.session;

import dev.snakewater.application.words.Suggestions;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The fighters, found by what they are called at the table. */
record People(List<Name> all) {

    /** Returns the fighter with this name, or the only one whose name begins with it. */
    Optional<Name> called(String words) {
        List<Name> exactly =
                all.stream().filter(name -> name.text().equalsIgnoreCase(words)).toList();
        List<Name> beginning = all.stream()
                .filter(name -> !words.isEmpty() && bare(name.text()).startsWith(bare(words)))
                .toList();
        List<Name> found = exactly.isEmpty() ? beginning : exactly;
        return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
    }

    String nobodyIs(String words) {
        Optional<String> meant =
                Suggestions.meant(words, all.stream().map(Name::text).toList()).filter(name -> !words.isEmpty());
        return Words.of("people.nobody", !words.isEmpty(), words, meant, all);
    }

    /** Returns a name without its article: {@code sheet guard} means the guard. */
    static String bare(String words) {
        return words.strip().toLowerCase(Locale.ROOT).replaceFirst("^the ", "");
    }
}
