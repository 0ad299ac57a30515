package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.domain.fallout.catalogue.Armour;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.catalogue.Wastelanders;
import dev.snakewater.domain.fallout.catalogue.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * All entries that a scenario can name: the person's own first, which so take the place of those that are there from the start.
 *
 * @param weapons weapon cards
 * @param armours armour
 * @param wastelanders people's sheets
 */
public record Stock(List<Weapon> weapons, List<Armour> armours, List<Wastelander> wastelanders) {

    /** Copies the lists. */
    public Stock {
        weapons = List.copyOf(weapons);
        armours = List.copyOf(armours);
        wastelanders = List.copyOf(wastelanders);
    }

    /** The entries of a catalogue without problems, and those that are there from the start. */
    public static Stock with(Optional<WrittenCatalogue> own) {
        WrittenCatalogue written = own.orElse(WrittenCatalogue.EMPTY);
        List<Armour> armours = joined(written.armours().stream(), Wardrobe.ALL);
        return new Stock(
                joined(Cards.whole(written.weapons()).stream().map(Cards::read), Armoury.ALL),
                armours,
                joined(Sheets.read(written.characters(), armours).stream(), Wastelanders.ALL));
    }

    /** The entries that are there from the start, but for those whose place a catalogue takes that has problems. */
    static Stock beside(WrittenCatalogue own) {
        return new Stock(
                others(Armoury.ALL, Weapon::name, own.weapons(), WrittenCatalogue.WrittenWeapon::name),
                others(Wardrobe.ALL, Armour::name, own.armours(), Armour::name),
                others(
                        Wastelanders.ALL,
                        Wastelander::name,
                        own.characters(),
                        WrittenCatalogue.WrittenWastelander::name));
    }

    /** The weapon of this name, capitals or not. */
    public Optional<Weapon> weapon(String name) {
        return named(weapons, Weapon::name, name);
    }

    /** The gun of this name, capitals or not. */
    public Optional<Gun> gun(String name) {
        return weapon(name).filter(Gun.class::isInstance).map(Gun.class::cast);
    }

    /** The flame thrower of this name, capitals or not. */
    public Optional<FlameThrower> flameThrower(String name) {
        return weapon(name).filter(FlameThrower.class::isInstance).map(FlameThrower.class::cast);
    }

    /** The armour of this name, capitals or not. */
    public Optional<Armour> armour(String name) {
        return named(armours, Armour::name, name);
    }

    /** The one of this name, capitals or not. */
    public Optional<Wastelander> wastelander(String name) {
        return named(wastelanders, Wastelander::name, name);
    }

    /** The first of this name, capitals or not. */
    static <T> Optional<T> named(List<T> all, Function<T, String> name, String sought) {
        return all.stream()
                .filter(one -> name.apply(one).equalsIgnoreCase(sought))
                .findFirst();
    }

    private static <T, W> List<T> others(
            List<T> all, Function<T, String> name, List<W> own, Function<W, String> called) {
        return all.stream()
                .filter(one -> named(own, called, name.apply(one)).isEmpty())
                .toList();
    }

    private static <T> List<T> joined(Stream<? extends T> own, List<T> others) {
        return Stream.concat(own, others.stream()).toList();
    }
}
