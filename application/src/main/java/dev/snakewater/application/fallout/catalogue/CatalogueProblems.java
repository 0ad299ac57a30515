package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWastelander;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.catalogue.Wastelanders;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Everything that can be wrong with a person's own entries. */
public final class CatalogueProblems {

    private final Complaints complaints;
    private final WrittenCatalogue own;

    private CatalogueProblems(Complaints complaints, WrittenCatalogue own) {
        this.complaints = complaints;
        this.own = own;
    }

    /**
     * Finds what is wrong with a catalogue.
     *
     * @param at where it stands
     */
    public static void find(Complaints complaints, String at, Optional<WrittenCatalogue> written) {
        written.ifPresent(own -> {
            CatalogueProblems found = new CatalogueProblems(complaints, own);
            found.names(at + "/weapons", own.weapons(), WrittenWeapon::name);
            found.names(at + "/armours", own.armours(), Armour::name);
            found.names(at + "/characters", own.characters(), WrittenWastelander::name);
            List<WrittenWeapon> cards = Cards.whole(own.weapons());
            for (int i = 0; i < cards.size(); i++) {
                CardProblems.find(complaints, at + "/weapons/" + i, cards.get(i));
            }
            found.likes(
                    at + "/weapons",
                    "weapon",
                    own.weapons(),
                    WrittenWeapon::name,
                    WrittenWeapon::like,
                    Armoury.ALL.stream().map(Weapon::name).toList());
            for (int i = 0; i < own.armours().size(); i++) {
                found.armour(at + "/armours/" + i, own.armours().get(i));
            }
            for (int i = 0; i < own.characters().size(); i++) {
                found.sheet(at + "/characters/" + i, own.characters().get(i));
            }
            found.likes(
                    at + "/characters",
                    "character",
                    own.characters(),
                    WrittenWastelander::name,
                    WrittenWastelander::like,
                    Wastelanders.ALL.stream().map(Wastelander::name).toList());
        });
    }

    /** The names of all weapons that can be named. */
    public static List<String> weapons(Optional<WrittenCatalogue> own) {
        return names(
                own,
                written -> written.weapons().stream().map(WrittenWeapon::name),
                Armoury.ALL.stream().map(Weapon::name));
    }

    /** The names of all armours that can be named. */
    public static List<String> armours(Optional<WrittenCatalogue> own) {
        return names(
                own,
                written -> written.armours().stream().map(Armour::name),
                Wardrobe.ALL.stream().map(Armour::name));
    }

    /** The names of everybody that can be named. */
    public static List<String> wastelanders(Optional<WrittenCatalogue> own) {
        return names(
                own,
                written -> written.characters().stream().map(WrittenWastelander::name),
                Wastelanders.ALL.stream().map(Wastelander::name));
    }

    private static List<String> names(
            Optional<WrittenCatalogue> own, Function<WrittenCatalogue, Stream<String>> hers, Stream<String> others) {
        return Stream.concat(own.stream().flatMap(hers), others).distinct().toList();
    }

    private <T> void names(String at, List<T> entries, Function<T, String> name) {
        List<String> names = entries.stream().map(name).toList();
        for (int i = 0; i < names.size(); i++) {
            String one = names.get(i);
            complaints.name(at + "/" + i + "/name", one);
            if (names.subList(0, i).stream().anyMatch(one::equalsIgnoreCase)) {
                complaints.add(at + "/" + i + "/name", "there are two entries '" + one + "'", "a name of its own");
            }
        }
    }

    /** What an entry is like stands before it, or is there from the start. */
    private <T> void likes(
            String at,
            String what,
            List<T> entries,
            Function<T, String> name,
            Function<T, Optional<String>> like,
            List<String> there) {
        List<String> names = entries.stream().map(name).toList();
        for (int i = 0; i < entries.size(); i++) {
            String pointer = at + "/" + i + "/like";
            List<String> before = Stream.concat(names.subList(0, i).stream(), there.stream())
                    .distinct()
                    .toList();
            String is = like.apply(entries.get(i)).orElse(before.getFirst());
            if (before.stream().noneMatch(is::equalsIgnoreCase)
                    && names.stream().anyMatch(is::equalsIgnoreCase)) {
                complaints.add(
                        pointer, "'" + is + "' does not stand before it", "a " + what + " that stands before this one");
            } else {
                complaints.entry(pointer, is, what, before);
            }
        }
    }

    private void armour(String at, Armour armour) {
        complaints.within(at + "/head", armour.head(), 0, Armour.MOST);
        complaints.within(at + "/body", armour.body(), 0, Armour.MOST);
        complaints.within(at + "/legs", armour.legs(), 0, Armour.MOST);
    }

    private void sheet(String at, WrittenWastelander sheet) {
        statistic(at + "/strength", sheet.strength());
        statistic(at + "/perception", sheet.perception());
        statistic(at + "/endurance", sheet.endurance());
        statistic(at + "/charisma", sheet.charisma());
        statistic(at + "/intelligence", sheet.intelligence());
        statistic(at + "/agility", sheet.agility());
        statistic(at + "/luck", sheet.luck());
        statistic(at + "/courage", sheet.courage());
        complaints.within(at + "/handguns", sheet.handguns(), 0, Skills.MOST);
        complaints.within(at + "/rifles", sheet.rifles(), 0, Skills.MOST);
        complaints.within(at + "/heavyWeapons", sheet.heavyWeapons(), 0, Skills.MOST);
        complaints.within(at + "/bodyControl", sheet.bodyControl(), 0, Skills.MOST);
        complaints.within(at + "/acrobatics", sheet.acrobatics(), 0, Skills.MOST);
        complaints.within(at + "/hitPoints", sheet.hitPoints(), 1, SceneProblems.MOST_HIT_POINTS);
        complaints.within(at + "/actionPoints", sheet.actionPoints(), 0, SceneProblems.MOST_ACTION_POINTS);
        sheet.armour().ifPresent(worn -> complaints.entry(at + "/armour", worn, "armour", armours(Optional.of(own))));
        for (int i = 0; i < sheet.weapons().size(); i++) {
            complaints.entry(at + "/weapons/" + i, sheet.weapons().get(i), "weapon", weapons(Optional.of(own)));
        }
    }

    private void statistic(String at, Optional<Integer> statistic) {
        complaints.within(at, statistic, Statistics.LEAST, Statistics.MOST);
    }
}
