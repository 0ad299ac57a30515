package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario.WayWord;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenTarget;
import dev.snakewater.application.fallout.scenario.WrittenWastelander;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A set-up in words, as in {@code Vera; 10 mm Pistol; 180; aimed at head +4; target prone}. */
final class SetUp {

    private static final Pattern AIMED = Pattern.compile("aimed at (\\w+) \\+(\\d+)");
    private static final Pattern TARGET = Pattern.compile("target (\\d+) HP in (\\w+)");
    private static final Pattern ITEM = Pattern.compile("(.+) ([+-]\\d+)");

    /** It takes whatever is no critical. */
    private static final Armour PLATE = new Armour(new Name("plate"), 1000, 1000, 1000);

    private final List<String> guns;
    private WrittenWastelander sheet;
    private WrittenShooter shooter;
    private WrittenGun gun = Filled.in(WrittenGun.class, "is", "any");
    private WrittenTarget target =
            Filled.in(WrittenTarget.class, "name", "Target", "hitPoints", 30, "armour", "leather");
    private WrittenAction action = Filled.in(WrittenAction.class);
    private final List<MasterItem> items = new ArrayList<>();
    private final int millimetres;

    private SetUp(List<String> words) {
        sheet = Filled.in(WrittenWastelander.class, "name", "One", "like", words.getFirst());
        shooter = Filled.in(WrittenShooter.class, "is", "One", "name", words.getFirst());
        guns = List.of(words.get(1).split(" and ", -1));
        millimetres = Integer.parseInt(words.get(2));
        words.subList(3, words.size()).forEach(this::said);
    }

    /** The scenario that is meant. */
    static ShotScenario of(String words) {
        return new SetUp(List.of(words.split("; ", -1))).scenario();
    }

    /** The first shot that was thrown for. */
    static ShotThrow first(DiceInARow table) {
        return table.events(ShotEvent.Fired.class).getFirst().thrown();
    }

    private ShotScenario scenario() {
        List<WrittenGun> held =
                guns.stream().map(name -> Filled.like(gun, "is", name)).toList();
        WrittenCatalogue own = new WrittenCatalogue(List.of(), List.of(PLATE), List.of(sheet));
        return Filled.in(ShotScenario.class, new Object[] {
            "catalogue", own,
            "millimetres", millimetres,
            "shooter", Filled.like(shooter, "guns", held),
            "target", target,
            "action", Filled.like(action, "with", guns),
            "master", items
        });
    }

    private void said(String words) {
        Matcher aimed = AIMED.matcher(words);
        Matcher armoured = TARGET.matcher(words);
        Matcher item = ITEM.matcher(words);
        if (aimed.matches()) {
            Part part = Part.valueOf(aimed.group(1).toUpperCase(Locale.ROOT));
            action = Filled.like(action, "way", WayWord.AIMED, "at", part, "extra", Integer.parseInt(aimed.group(2)));
        } else if (armoured.matches()) {
            target = Filled.like(target, "hitPoints", Integer.parseInt(armoured.group(1)), "armour", armoured.group(2));
        } else if (item.matches()) {
            items.add(new MasterItem(item.group(1), Integer.parseInt(item.group(2))));
        } else {
            plain(words);
        }
    }

    private void plain(String words) {
        String last = words.substring(words.lastIndexOf(' ') + 1);
        switch (words.replace(last, "").strip()) {
            case "ST" -> sheet = Filled.like(sheet, "strength", Integer.parseInt(last));
            case "heavy weapons" -> sheet = Filled.like(sheet, "heavyWeapons", Integer.parseInt(last));
            case "rounds" -> gun = Filled.like(gun, "rounds", Integer.parseInt(last));
            case "winded" -> shooter = Filled.like(shooter, "winded", Integer.parseInt(last));
            case "bipod," -> gun = Filled.like(gun, "support", Held.Support.BIPOD, "rested", true);
            case "target in" -> target = Filled.like(target, "inCover", true);
            case "target" -> target = Filled.like(target, "pose", Pose.valueOf(last.toUpperCase(Locale.ROOT)));
            case "pop" -> from(Way.FromCover.POP_OUT);
            default -> word(words);
        }
    }

    private void word(String word) {
        switch (word) {
            case "unaimed" -> action = Filled.like(action, "way", WayWord.UNAIMED);
            case "burst" -> action = Filled.like(action, "way", WayWord.BURST);
            case "bipod" -> gun = Filled.like(gun, "support", Held.Support.BIPOD);
            case "blind" -> from(Way.FromCover.BLIND);
            case "reacts" -> shooter = Filled.like(shooter, "reacts", true);
            case "perk" -> shooter = Filled.like(shooter, "ambidextrous", true);
            case "unarmed" -> target = Filled.like(target, "armed", false);
            default -> throw new IllegalArgumentException("What is meant by '" + word + "'?");
        }
    }

    private void from(Way.FromCover from) {
        shooter = Filled.like(shooter, "inCover", true);
        action = Filled.like(action, "from", from);
    }
}
