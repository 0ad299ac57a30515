package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fallout.Rulings;
import java.util.ArrayList;
import java.util.List;

/** What rulings are called where they are told, of those that can matter to a shot. */
final class RulingWords {

    private RulingWords() {}

    /** The rulings that differ from the catalogue's, each in words and with its rule. */
    static List<String> unusual(Rulings rulings, Wording words) {
        Rulings book = Rulings.BY_THE_BOOK;
        List<String> unusual = new ArrayList<>();
        add(unusual, rulings.roundThirds() != book.roundThirds(), words.message("ruling.roundThirds"));
        add(unusual, rulings.hitCap() != book.hitCap(), words.message("ruling.hitCap", rulings.hitCap()));
        add(unusual, rulings.fumbleFrom() != book.fumbleFrom(), words.message("ruling.fumbleFrom"));
        add(unusual, rulings.firstAimApGivesBonus(), words.message("ruling.firstAimApGivesBonus"));
        add(
                unusual,
                rulings.coverExemption() != book.coverExemption(),
                words.message(
                        "ruling.coverExemption." + rulings.coverExemption().name()));
        add(unusual, rulings.wounds(), words.message("ruling.wounds"));
        add(unusual, !rulings.reaction(), words.message("ruling.reaction"));
        add(unusual, !rulings.poses(), words.message("ruling.poses"));
        add(unusual, !rulings.running(), words.message("ruling.running"));
        add(unusual, !rulings.twoGuns(), words.message("ruling.twoGuns"));
        return List.copyOf(unusual);
    }

    private static void add(List<String> unusual, boolean differs, String words) {
        if (differs) {
            unusual.add(words);
        }
    }
}
