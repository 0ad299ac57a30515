package dev.snakewater.json.schema;

import dev.snakewater.domain.combatant.Lettering;
import java.text.Normalizer;
import java.util.function.BiPredicate;

/** What no schema can say of a document. */
enum Unsaid {
    /** A letter and its accent may be two characters or one: a document is read as if all were one. */
    ONE_SPELLING((document, what) -> !Normalizer.isNormalized(document, Normalizer.Form.NFC)),
    /** A text is of whole characters. */
    WHOLE_CHARACTERS((document, what) -> what.endsWith("contains half a character")),
    /** All of a name can be seen and typed. */
    SEEN((document, what) -> what.contains("contains a character that cannot be seen or typed")
            || (what.endsWith("is not a valid name")
                    && Lettering.unseen(document).isPresent())),
    /** A name has letters of one alphabet alone. */
    ONE_ALPHABET((document, what) -> what.contains("mixes letters of several alphabets")),
    /** The numbers that a modifier is on are called by their names in any letters, capital or small. */
    ANY_CAPITALS((document, what) -> what.isEmpty() && document.matches("(?s).*\"on\":\"[^\"]*\\p{Lu}.*")),
    /** Of dice there are so many at the most, with so many sides. */
    DICE_THAT_THERE_ARE((document, what) -> what.matches("'[^']*\\d[^']*d[^']*' is not right here"));

    private final BiPredicate<String, String> holds;

    Unsaid(BiPredicate<String, String> holds) {
        this.holds = holds;
    }

    /**
     * Returns whether this is why a document is refused, or read, otherwise than by the schema.
     *
     * @param what what is found wrong; blank, if nothing is
     */
    boolean explains(String document, String what) {
        return holds.test(document, what);
    }
}
