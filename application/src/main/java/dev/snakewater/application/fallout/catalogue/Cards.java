package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue.WrittenWeapon;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.Column;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Bands;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Loading;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Weapon cards as a person writes them, and what they mean. */
final class Cards {

    private Cards() {}

    /** Cards with everything that they take over from the weapons they are like; one can be like another that stands before it. */
    static List<WrittenWeapon> whole(List<WrittenWeapon> own) {
        List<WrittenWeapon> whole = new ArrayList<>();
        own.forEach(card -> whole.add(whole(card, List.copyOf(whole))));
        return List.copyOf(whole);
    }

    private static WrittenWeapon whole(WrittenWeapon own, List<WrittenWeapon> before) {
        return own.like()
                .flatMap(like -> Stock.named(before, WrittenWeapon::name, like)
                        .or(() -> Stock.named(Armoury.ALL, Weapon::name, like).map(Cards::written)))
                .map(like -> whole(own, like))
                .orElse(own);
    }

    /** The weapon of a whole card without problems. */
    static Weapon read(WrittenWeapon whole) {
        Bands bands = new Bands(whole.bands());
        Skill skill = whole.skill().orElseThrow();
        int strength = whole.minimumStrength().orElseThrow();
        int magazine = whole.magazine().orElseThrow();
        if (whole.perSecond().isPresent()) {
            return new FlameThrower(
                    whole.name(), skill, hands(whole), whole.perSecond().get(), strength, magazine, bands);
        }
        return new Gun(
                whole.name(),
                column(whole),
                skill,
                hands(whole),
                whole.bothHandsBelow(),
                DicePool.of(whole.damage().orElseThrow()),
                whole.actionPoints(),
                whole.burst(),
                strength,
                whole.mountedStrength().orElse(strength),
                magazine,
                whole.loading().orElse(Loading.MAGAZINE),
                bands);
    }

    private static int hands(WrittenWeapon whole) {
        return whole.hands()
                .or(() -> column(whole).map(Column::hands))
                .orElseGet(() -> whole.skill().filter(Skill.HANDGUNS::equals).isPresent() ? 1 : 2);
    }

    private static Optional<Column> column(WrittenWeapon whole) {
        return whole.column().or(() -> Column.of(whole.name()));
    }

    private static WrittenWeapon whole(WrittenWeapon own, WrittenWeapon like) {
        return new WrittenWeapon(
                own.name(),
                own.like(),
                // A gun that the tables of similar guns know by its own name stands where they have it.
                own.column().or(() -> Column.of(own.name())).or(like::column),
                own.skill().or(like::skill),
                own.hands().or(like::hands),
                own.bothHandsBelow().or(like::bothHandsBelow),
                own.damage().or(like::damage),
                own.actionPoints().or(like::actionPoints),
                own.burst().or(like::burst),
                own.perSecond().or(like::perSecond),
                own.minimumStrength().or(like::minimumStrength),
                // Who asks for another strength in the hands does not mean that of the other weapon on a mount.
                own.mountedStrength()
                        .or(() -> own.minimumStrength().isPresent() ? Optional.empty() : like.mountedStrength()),
                own.magazine().or(like::magazine),
                own.loading().or(like::loading),
                own.bands().isEmpty() ? like.bands() : own.bands());
    }

    /** The card of a weapon, as a person would write it. */
    private static WrittenWeapon written(Weapon weapon) {
        Form<WrittenWeapon> card = Form.of(WrittenWeapon.class)
                .with("name", weapon.name())
                .with("skill", weapon.skill())
                .with("hands", weapon.hands())
                .with("minimumStrength", weapon.minimumStrength())
                .with("magazine", weapon.magazine())
                .with("bands", weapon.bands().reaches());
        return switch (weapon) {
            case FlameThrower thrower ->
                card.with("perSecond", thrower.perSecond()).filled();
            case Gun gun ->
                card.with("column", gun.column())
                        .with("bothHandsBelow", gun.bothHandsBelow())
                        .with("damage", gun.damage().toString())
                        .with("actionPoints", gun.single())
                        .with("burst", gun.burst())
                        .with("mountedStrength", gun.mountedStrength())
                        .with("loading", gun.loading())
                        .filled();
        };
    }
}
