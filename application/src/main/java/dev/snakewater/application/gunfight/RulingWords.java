package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BodyWords;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.ArrayList;
import java.util.List;

/** What rulings are called where they are told. */
final class RulingWords {

    private RulingWords() {}

    /** The rulings that differ from the book, each in words and with its rule, in the order of {@link Rulings}. */
    static List<String> unusual(Rulings rulings, Wording words) {
        Rulings book = Rulings.BY_THE_BOOK;
        List<String> unusual = new ArrayList<>();
        if (rulings.staredown() != book.staredown()) {
            unusual.add(words.message("ruling.staredown"));
        }
        if (rulings.dropScope() != book.dropScope()) {
            unusual.add(words.message("ruling.dropScope." + rulings.dropScope().name()));
        }
        if (rulings.drawTies() != book.drawTies()) {
            unusual.add(words.message("ruling.drawTies"));
        }
        if (rulings.woundModel() != book.woundModel()) {
            unusual.add(words.message("ruling.woundModel"));
        }
        if (rulings.fanMaxPaces() != book.fanMaxPaces()) {
            unusual.add(words.message("ruling.fanMaxPaces", rulings.fanMaxPaces()));
        }
        if (rulings.fanMaxRange() != book.fanMaxRange()) {
            unusual.add(words.message("ruling.fanMaxRange", rulings.fanMaxRange()));
        }
        if (rulings.criticals()) {
            unusual.add(words.message("ruling.criticals"));
        }
        if (rulings.grazes()) {
            unusual.add(words.message("ruling.grazes"));
        }
        if (rulings.damageRoll()) {
            unusual.add(words.message("ruling.damageRoll"));
        }
        if (rulings.flight()) {
            unusual.add(words.message("ruling.flight"));
        }
        if (rulings.surrender()) {
            unusual.add(words.message("ruling.surrender"));
        }
        if (rulings.callingOff()) {
            unusual.add(words.message("ruling.callingOff"));
        }
        rulings.hitLocation().ifPresent(located -> unusual.addAll(located(located, words)));
        return List.copyOf(unusual);
    }

    private static List<String> located(BodyRulings rulings, Wording words) {
        BodyRulings book = BodyRulings.BY_THE_BOOK;
        List<String> unusual = new ArrayList<>(List.of(words.message("ruling.hitLocation")));
        if (rulings.calledShotMaxRange() != book.calledShotMaxRange()) {
            unusual.add(words.message("ruling.calledShotMaxRange", rulings.calledShotMaxRange()));
        }
        if (rulings.calledShotDamageAddBack()) {
            unusual.add(words.message("ruling.calledShotDamageAddBack"));
        }
        if (rulings.agilitySaveOnFall()) {
            unusual.add(words.message("ruling.agilitySaveOnFall"));
        }
        if (!rulings.locationDie().equals(book.locationDie())) {
            unusual.add(words.message("ruling.locationDie", new BodyWords().faces(rulings.locationDie())));
        }
        return unusual;
    }
}
