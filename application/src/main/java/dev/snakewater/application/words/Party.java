package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A side as it stands in a sentence.
 *
 * @param isNoun whether it is called by a common noun without an article, such as {@code gang}; not {@code the gang}, {@code Harkers}
 */
public record Party(String name, boolean isNoun) {

    private static final Pattern NOUN = Pattern.compile("(?!(?:the|an?) )\\p{Ll}.*");

    /** Returns a side by its name; whoever of these people fights for himself is no noun, however his name is written. */
    public static Party of(String side, List<Name> people) {
        boolean isSomebody = people.stream().anyMatch(who -> who.text().equals(side));
        return new Party(side, !isSomebody && NOUN.matcher(side).matches());
    }
}
