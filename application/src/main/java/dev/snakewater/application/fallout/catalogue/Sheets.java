package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWastelander;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.catalogue.Wastelanders;
import java.util.ArrayList;
import java.util.List;

/** People's sheets as a person writes them, and what they mean. */
final class Sheets {

    /** Who is like nobody in particular: average, and with the skills of a raider. */
    private static final Wastelander AVERAGE = new Wastelander(
            "average", new Statistics(5, 5, 5, 5, 5, 5, 5, 5), Wastelanders.SKAG.skills(), Wardrobe.NONE, List.of());

    private Sheets() {}

    /** Who is meant by sheets without problems; one can be like another that stands before it. */
    static List<Wastelander> read(List<WrittenWastelander> own, List<Armour> armours) {
        List<Wastelander> read = new ArrayList<>();
        own.forEach(sheet -> read.add(read(sheet, List.copyOf(read), armours)));
        return List.copyOf(read);
    }

    private static Wastelander read(WrittenWastelander own, List<Wastelander> before, List<Armour> armours) {
        Wastelander like = own.like()
                .flatMap(name -> Stock.named(before, Wastelander::name, name)
                        .or(() -> Stock.named(Wastelanders.ALL, Wastelander::name, name)))
                .orElse(AVERAGE);
        return new Wastelander(
                own.name(),
                statistics(own, like.statistics()),
                skills(own, like.skills()),
                own.armour()
                        .flatMap(name -> Stock.named(armours, Armour::name, name))
                        .orElse(like.armour()),
                own.weapons().isEmpty() ? like.weapons() : own.weapons(),
                own.hitPoints().or(like::ownHitPoints),
                own.actionPoints().or(like::ownActionPoints));
    }

    private static Statistics statistics(WrittenWastelander own, Statistics like) {
        return new Statistics(
                own.strength().orElse(like.strength()),
                own.perception().orElse(like.perception()),
                own.endurance().orElse(like.endurance()),
                own.charisma().orElse(like.charisma()),
                own.intelligence().orElse(like.intelligence()),
                own.agility().orElse(like.agility()),
                own.luck().orElse(like.luck()),
                own.courage().orElse(like.courage()));
    }

    private static Skills skills(WrittenWastelander own, Skills like) {
        return new Skills(
                own.handguns().orElse(like.handguns()),
                own.rifles().orElse(like.rifles()),
                own.heavyWeapons().orElse(like.heavyWeapons()),
                own.bodyControl().orElse(like.bodyControl()),
                own.acrobatics().orElse(like.acrobatics()));
    }
}
