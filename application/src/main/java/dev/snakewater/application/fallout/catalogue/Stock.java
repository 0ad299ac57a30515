package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.fallout.catalogue.HouseRules.WrittenCatalogue;
import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.Optional;

/** All entries that a scenario can name. */
public record Stock(Entries<Weapon> weapons, Entries<Armour> armours, Entries<Wastelander> characters) {

    /** Returns the entries of a catalogue, and those that are there from the start. */
    public static Stock with(WrittenCatalogue own) {
        Entries<Weapon> weapons = Entries.of(
                "weapon",
                "/catalogue/weapons",
                Armoury.ALL,
                weapon -> weapon.gun().name());
        for (WrittenWeapon card : own.weapons()) {
            weapons = weapons.and(card.name().text(), card.weapon(weapons));
        }
        Entries<Armour> armours = Entries.of(
                "armour",
                "/catalogue/armours",
                Armour.ALL,
                armour -> armour.name().text());
        for (Armour armour : own.armours()) {
            armours = armours.and(armour.name().text(), Optional.of(armour));
        }
        Entries<Wastelander> characters =
                Entries.of("character", "/catalogue/characters", Wastelander.ALL, Wastelander::name);
        for (WrittenWastelander sheet : own.characters()) {
            characters = characters.and(sheet.name().text(), sheet.wastelander(characters, armours));
        }
        return new Stock(weapons, armours, characters);
    }

    /** Returns the gun of this name. */
    public Optional<Gun> gun(String name) {
        return weapons.named(name).filter(Gun.class::isInstance).map(Gun.class::cast);
    }

    /** Returns the flame thrower of this name. */
    public Optional<Weapon.FlameThrower> flameThrower(String name) {
        return weapons.named(name).filter(Weapon.FlameThrower.class::isInstance).map(Weapon.FlameThrower.class::cast);
    }
}
