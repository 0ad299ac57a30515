package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Reach;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.List;
import java.util.Optional;

/** What can be wrong between a person's own entries, and between the fields of one. */
final class CatalogueProblems {

    private final Complaints complaints;
    private final Stock stock;

    private CatalogueProblems(Complaints complaints, Stock stock) {
        this.complaints = complaints;
        this.stock = stock;
    }

    /** Finds it. */
    static void find(Complaints complaints, WrittenCatalogue own, Stock stock) {
        CatalogueProblems found = new CatalogueProblems(complaints, stock);
        stock.weapons().requireNames(complaints);
        stock.armours().requireNames(complaints);
        stock.characters().requireNames(complaints);
        for (int i = 0; i < own.weapons().size(); i++) {
            found.card(i, own.weapons().get(i));
        }
        for (int i = 0; i < own.characters().size(); i++) {
            found.sheet(i, own.characters().get(i));
        }
    }

    private void sheet(int place, WrittenWastelander sheet) {
        String at = "/catalogue/characters/" + place;
        sheet.like().ifPresent(like -> stock.characters().requireBefore(complaints, place, like));
        sheet.armour().ifPresent(worn -> stock.armours().require(complaints, at + "/armour", worn));
        for (int i = 0; i < sheet.weapons().size(); i++) {
            stock.weapons()
                    .require(complaints, at + "/weapons/" + i, sheet.weapons().get(i));
        }
    }

    private void card(int place, WrittenWeapon card) {
        String at = "/catalogue/weapons/" + place;
        card.like().ifPresent(like -> stock.weapons().requireBefore(complaints, place, like));
        Optional<Weapon> model = card.like().flatMap(stock.weapons().before(place)::named);
        complaints.when(
                card.throwsFire(model) && card.firesRounds(model),
                at + "/perSecond",
                "fire-and-rounds",
                FalloutRule.FO_29_STREAM.id());
        if (card.like().isEmpty()) {
            whole(complaints.needing(at + "/like"), at, card);
        }
        card.damage()
                .filter(dice -> dice.least() < 0)
                .ifPresent(dice -> complaints.tell(at + "/damage", "no-damage", dice));
        bands(at + "/bands", card.bands().orElse(List.of()));
    }

    /** A card that is like no other says everything. */
    private static void whole(Complaints complaints, String at, WrittenWeapon card) {
        complaints.when(card.skill().isEmpty(), at + "/skill", "no-skill");
        complaints.when(card.minimumStrength().isEmpty(), at + "/minimumStrength", "no-strength", Statistics.MOST);
        complaints.when(card.magazine().isEmpty(), at + "/magazine", "no-magazine", Weapon.LARGEST_MAGAZINE);
        complaints.when(card.bands().isEmpty(), at + "/bands", "no-bands", FalloutRule.FO_11_RANGE_BANDS.id());
        if (card.perSecond().isEmpty()) {
            fire(complaints.needing(at + "/perSecond"), at, card);
        }
    }

    /** A gun has dice and at least one way to fire. */
    private static void fire(Complaints complaints, String at, WrittenWeapon card) {
        complaints
                .needing(at + "/burst")
                .when(card.actionPoints().isEmpty() && card.burst().isEmpty(), at + "/actionPoints", "no-price");
        complaints.when(card.damage().isEmpty(), at + "/damage", "no-dice");
    }

    private void bands(String at, List<Reach> bands) {
        for (int i = 1; i < bands.size(); i++) {
            complaints
                    .needing(at + "/" + (i - 1), at + "/" + i)
                    .when(!bands.get(i).isBeyond(bands.get(i - 1)), at + "/" + i + "/limit", "bands-out-of-order");
        }
    }
}
