package dev.snakewater.application.fallout.master;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fallout.Rulings;
import java.util.List;

/** What rulings are called where they are told. */
public final class MasterWords {

    private static final Wording WORDS = Wording.in("dev.snakewater.application.fallout.rulings");

    private MasterWords() {}

    /** How she rules where she does not go by the book; nothing, if she does. */
    public static List<Sentence> rulings(Rulings rulings) {
        return WORDS.rulings(Rulings.DECLARED, rulings);
    }
}
