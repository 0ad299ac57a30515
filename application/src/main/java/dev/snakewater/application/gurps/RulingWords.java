package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.gurps.Rulings;
import java.util.ArrayList;
import java.util.List;

/** What rulings are called where they are told. */
final class RulingWords {

    private RulingWords() {}

    /** The rulings that differ from the catalogue's, each in words and with its rule, in the order of {@link Rulings}. */
    static List<String> unusual(Rulings rulings, Wording words) {
        Rulings book = Rulings.BY_THE_BOOK;
        List<String> unusual = new ArrayList<>();
        add(unusual, rulings.snapShotAtEqual() != book.snapShotAtEqual(), "snapShotAtEqual", words);
        add(unusual, rulings.opportunity() != book.opportunity(), "opportunity", words);
        add(unusual, rulings.wrongTargetLocation() != book.wrongTargetLocation(), "wrongTargetLocation", words);
        add(unusual, rulings.limbCap() != book.limbCap(), "limbCap", words);
        add(unusual, rulings.lowSkill() != book.lowSkill(), "lowSkill", words);
        add(unusual, rulings.drRounding() != book.drRounding(), "drRounding", words);
        add(unusual, rulings.accCapAtSkill(), "accCapAtSkill", words);
        add(unusual, !rulings.shockToDefence(), "shockToDefence", words);
        add(unusual, rulings.halfDamageRange(), "halfDamageRange", words);
        return List.copyOf(unusual);
    }

    private static void add(List<String> unusual, boolean differs, String ruling, Wording words) {
        if (differs) {
            unusual.add(words.message("ruling." + ruling));
        }
    }
}
