package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A set-up in words, as in {@code Vera; 10 mm Pistol; 180; aimed at head +4; target prone}. */
final class SetUp {

    private static final Pattern AIMED = Pattern.compile("aimed at (\\w+) \\+(\\d+)");
    private static final Pattern TARGET = Pattern.compile("target (\\d+) HP in (\\w+)");
    private static final Pattern ITEM = Pattern.compile("(.+) ([+-]\\d+)");

    /** It takes whatever is no critical. */
    private static final Armour PLATE = new Armour(new Name("plate"), 1000, 1000, 1000);

    private final List<String> guns;
    private Form<WrittenWastelander> sheet;
    private Form<WrittenShooter> shooter;
    private Form<WrittenGun> gun = Form.of(WrittenGun.class);
    private Form<WrittenTarget> target = Form.of(WrittenTarget.class)
            .with("name", "Target")
            .with("hitPoints", 30)
            .with("armour", "leather");
    private Form<WrittenAction> action = Form.of(WrittenAction.class);
    private final List<MasterItem> items = new ArrayList<>();
    private final int millimetres;

    private SetUp(List<String> words) {
        sheet = Form.of(WrittenWastelander.class).with("name", "One").with("like", words.getFirst());
        shooter = Form.of(WrittenShooter.class).with("is", "One").with("name", words.getFirst());
        guns = List.of(words.get(1).split(" and ", -1));
        millimetres = Integer.parseInt(words.get(2));
        words.subList(3, words.size()).forEach(this::said);
    }

    /** The scenario that is meant. */
    static ShotScenario of(String words) {
        return new SetUp(List.of(words.split("; ", -1))).scenario();
    }

    private ShotScenario scenario() {
        List<WrittenGun> held =
                guns.stream().map(name -> gun.with("is", name).filled()).toList();
        WrittenCatalogue own = new WrittenCatalogue(List.of(), List.of(PLATE), List.of(sheet.filled()));
        return Form.of(ShotScenario.class)
                .with("catalogue", own)
                .with("millimetres", millimetres)
                .with("shooter", shooter.with("guns", held).filled())
                .with("target", target.filled())
                .with("action", action.with("with", guns).filled())
                .with("master", items)
                .filled();
    }

    private void said(String words) {
        Matcher aimed = AIMED.matcher(words);
        Matcher armoured = TARGET.matcher(words);
        Matcher item = ITEM.matcher(words);
        if (aimed.matches()) {
            Part part = Part.valueOf(aimed.group(1).toUpperCase(Locale.ROOT));
            action = action.with("way", WayWord.AIMED).with("at", part).with("extra", Integer.parseInt(aimed.group(2)));
        } else if (armoured.matches()) {
            target = target.with("hitPoints", Integer.parseInt(armoured.group(1)))
                    .with("armour", armoured.group(2));
        } else if (item.matches()) {
            items.add(new MasterItem(item.group(1), Integer.parseInt(item.group(2))));
        } else {
            plain(words);
        }
    }

    private void plain(String words) {
        String last = words.substring(words.lastIndexOf(' ') + 1);
        switch (words.replace(last, "").strip()) {
            case "ST" -> sheet = sheet.with("strength", Integer.parseInt(last));
            case "heavy weapons" -> sheet = sheet.with("heavyWeapons", Integer.parseInt(last));
            case "rounds" -> gun = gun.with("rounds", Integer.parseInt(last));
            case "winded" -> shooter = shooter.with("winded", Integer.parseInt(last));
            case "bipod," -> gun = gun.with("support", Support.BIPOD).with("rested", true);
            case "target in" -> target = target.with("inCover", true);
            case "target" -> target = target.with("pose", pose(last));
            case "pop" -> from(FromCover.POP_OUT);
            default -> word(words);
        }
    }

    private void word(String word) {
        switch (word) {
            case "unaimed" -> action = action.with("way", WayWord.UNAIMED);
            case "burst" -> action = action.with("way", WayWord.BURST);
            case "bipod" -> gun = gun.with("support", Support.BIPOD);
            case "blind" -> from(FromCover.BLIND);
            case "reacts" -> shooter = shooter.with("reacts", true);
            case "perk" -> shooter = shooter.with("ambidextrous", true);
            case "unarmed" -> target = target.with("armed", false);
            default -> throw new IllegalArgumentException("What is meant by '" + word + "'?");
        }
    }

    private void from(FromCover from) {
        shooter = shooter.with("inCover", true);
        action = action.with("from", from);
    }

    private static Pose pose(String word) {
        return Stream.of(Pose.values())
                .filter(pose -> pose.toString().equals(word))
                .findFirst()
                .orElseThrow();
    }
}
