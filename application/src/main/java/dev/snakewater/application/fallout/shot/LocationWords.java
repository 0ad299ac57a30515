package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.rule.Rule;

/** How it is told where a critical strikes, and why there, if it is not where it would strike armed people who stand. */
public final class LocationWords {

    private LocationWords() {}

    /**
     * Where it strikes.
     *
     * @param words where all that is said: {@code located}, and its reasons
     * @param why the rule that says what the die means
     */
    public static Sentence located(Wording words, Fall fall, Part part, Rule why) {
        return Sentence.consequence(
                words.message("located", fall.total(), part, words.message("located." + because(fall, part, why))), "");
    }

    private static String because(Fall fall, Part part, Rule why) {
        Part usual = Locations.PEOPLE.at(fall.total(), true);
        if (usual == part) {
            return "usual";
        }
        if (why.equals(FalloutRule.FO_68_MASTER)) {
            return "master";
        }
        return usual == Part.WEAPON ? "unarmed" : "prone";
    }
}
