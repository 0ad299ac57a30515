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
        if (card.throwsFire(model) && card.firesRounds(model)) {
            complaints.add(
                    at + "/perSecond",
                    "a flame thrower that fires rounds as well",
                    "perSecond alone (" + FalloutRule.FO_29_STREAM.id() + "), or damage, actionPoints and burst");
        }
        if (card.like().isEmpty()) {
            whole(complaints.needing(at + "/like"), at, card);
        }
        card.damage()
                .filter(dice -> dice.least() < 0)
                .ifPresent(dice -> complaints.add(at + "/damage", "'" + dice + "' is no damage", "0 or more"));
        bands(at + "/bands", card.bands().orElse(List.of()));
    }

    /** A card that is like no other says everything. */
    private static void whole(Complaints complaints, String at, WrittenWeapon card) {
        if (card.skill().isEmpty()) {
            complaints.missing(at + "/skill", "which skill is tested", "handguns, rifles or heavy weapons");
        }
        if (card.minimumStrength().isEmpty()) {
            complaints.missing(at + "/minimumStrength", "what strength it asks for", "1 to " + Statistics.MOST);
        }
        if (card.magazine().isEmpty()) {
            complaints.missing(at + "/magazine", "how much it holds", "1 to " + Weapon.LARGEST_MAGAZINE);
        }
        if (card.bands().isEmpty()) {
            complaints.add(
                    at + "/bands",
                    "a weapon without bands",
                    "five, from close quarters to extreme (" + FalloutRule.FO_11_RANGE_BANDS.id() + ")");
        }
        if (card.perSecond().isEmpty()) {
            fire(complaints.needing(at + "/perSecond"), at, card);
        }
    }

    /** A gun has dice and at least one way to fire. */
    private static void fire(Complaints complaints, String at, WrittenWeapon card) {
        if (card.actionPoints().isEmpty() && card.burst().isEmpty()) {
            complaints
                    .needing(at + "/burst")
                    .missing(
                            at + "/actionPoints",
                            "what a shot costs",
                            "actionPoints for a single shot, burst, or both; or perSecond for a flame thrower");
        }
        if (card.damage().isEmpty()) {
            complaints.missing(at + "/damage", "what a hit does", "dice such as 2d6+4");
        }
    }

    private void bands(String at, List<Reach> bands) {
        for (int i = 1; i < bands.size(); i++) {
            if (!bands.get(i).isBeyond(bands.get(i - 1))) {
                complaints
                        .needing(at + "/" + (i - 1), at + "/" + i)
                        .add(
                                at + "/" + i + "/limit",
                                "the band ends before the one nearer than it",
                                "a limit beyond that of the band before, for everybody's perception");
            }
        }
    }
}
