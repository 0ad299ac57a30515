package dev.snakewater.application.fallout.master;

import dev.snakewater.application.procedure.Bundles;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fallout.Rulings;
import java.util.ArrayList;
import java.util.List;

/** What rulings are called where they are told: those that differ from the catalogue's, each in words and with its rule. */
public final class RulingWords {

    private final Wording words = new Wording(Bundles.of("dev.snakewater.application.fallout.rulings"));
    private final List<String> unusual = new ArrayList<>();

    private RulingWords() {}

    /** What the master reads in her own way; nothing, if she reads all by the book. */
    public static List<Sentence> told(Rulings rulings) {
        RulingWords told = new RulingWords();
        told.readings(rulings, Rulings.BY_THE_BOOK);
        told.optional(rulings);
        return told.unusual.isEmpty()
                ? List.of()
                : List.of(Sentence.deed(told.words.message("rulings", told.words.row(told.unusual)), ""));
    }

    private void readings(Rulings rulings, Rulings book) {
        if (rulings.statTestDie() != book.statTestDie()) {
            add("statTestDie", rulings.statTestDie());
        }
        if (rulings.roundThirds() != book.roundThirds()) {
            add("roundThirds");
        }
        if (rulings.hitCap() != book.hitCap()) {
            add("hitCap", rulings.hitCap());
        }
        if (rulings.fumbleFrom() != book.fumbleFrom()) {
            add("fumbleFrom");
        }
        if (rulings.firstAimApGivesBonus()) {
            add("firstAimApGivesBonus");
        }
        if (rulings.coverExemption() != book.coverExemption()) {
            add("coverExemption." + rulings.coverExemption().name());
        }
        if (rulings.wounds()) {
            add("wounds");
        }
    }

    private void optional(Rulings rulings) {
        if (!rulings.reaction()) {
            add("reaction");
        }
        if (!rulings.poses()) {
            add("poses");
        }
        if (!rulings.running()) {
            add("running");
        }
        if (!rulings.jumping()) {
            add("jumping");
        }
        if (!rulings.twoGuns()) {
            add("twoGuns");
        }
    }

    private void add(String ruling, Object... places) {
        unusual.add(words.message("ruling." + ruling, places));
    }
}
