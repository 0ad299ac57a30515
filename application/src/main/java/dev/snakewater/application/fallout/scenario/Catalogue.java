package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All entries that a scenario can name. */
public record Catalogue(Entries<Weapon> weapons, Entries<Armour> armours, Entries<Wastelander> characters) {

    /** Returns the entries of a catalogue, and those that are there from the start. */
    public static Catalogue with(WrittenCatalogue own) {
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
        return new Catalogue(weapons, armours, characters);
    }

    /** Returns the gun of this name. */
    public Optional<Gun> gun(String name) {
        return weapons.named(name).filter(Gun.class::isInstance).map(Gun.class::cast);
    }

    /** Returns the flame thrower of this name. */
    public Optional<Weapon.FlameThrower> flameThrower(String name) {
        return weapons.named(name).filter(Weapon.FlameThrower.class::isInstance).map(Weapon.FlameThrower.class::cast);
    }

    /**
     * What can be named in a scenario: a person's own entries, each in the place of any other of its name, and those that are there
     * from the start. Capitals make no difference.
     *
     * @param <T> what an entry is
     * @param what what one of them is, in the words of a message
     * @param at where in a document a person's own stand
     * @param own a person's own, in order
     * @param others those that are there from the start
     */
    public record Entries<T>(String what, String at, List<Entry<T>> own, List<Entry<T>> others) {

        /** An entry; what it says is missing if that is not clear. */
        record Entry<T>(String name, Optional<T> said) {

            boolean isCalled(String sought) {
                return name.equalsIgnoreCase(sought);
            }
        }

        static <T> Entries<T> of(String what, String at, List<T> others, Function<T, String> name) {
            Stream<Entry<T>> entries = others.stream().map(one -> new Entry<>(name.apply(one), Optional.of(one)));
            return new Entries<>(what, at, List.of(), entries.toList());
        }

        Entries<T> and(String name, Optional<T> said) {
            Stream<Entry<T>> entries = Stream.concat(own.stream(), Stream.of(new Entry<>(name, said)));
            return new Entries<>(what, at, entries.toList(), others);
        }

        /** Returns these as they are before a person's own from a place on. */
        Entries<T> before(int place) {
            return new Entries<>(what, at, own.subList(0, place), others);
        }

        /** Returns what is said of the one with this name; nothing, if there is none, or it is not clear. */
        public Optional<T> named(String name) {
            return all().filter(entry -> entry.isCalled(name)).findFirst().flatMap(Entry::said);
        }

        /** Returns what must be readable in a document for it to be clear which entry this name means, and what is said of it. */
        public String place(String name) {
            return isOwn(name) ? at : at + "/*/name";
        }

        /** Complains if there is none of this name. */
        public void require(Complaints complaints, String pointer, String name) {
            complaints
                    .needing(at + "/*/name")
                    .entry(
                            pointer,
                            name,
                            what,
                            all().map(Entry::name).distinct().toList());
        }

        void requireNames(Complaints complaints) {
            for (int i = 0; i < own.size(); i++) {
                String name = own.get(i).name();
                complaints.when(before(i).isOwn(name), at + "/" + i + "/name", "two-entries", name);
            }
        }

        /** Complains if the one that a person's own is like is not there before it. */
        void requireBefore(Complaints complaints, int place, String like) {
            String pointer = at + "/" + place + "/like";
            if (isOwn(like) && before(place).all().noneMatch(entry -> entry.isCalled(like))) {
                complaints.tell(pointer, "like-what-follows", like, what);
            } else {
                before(place).require(complaints, pointer, like);
            }
        }

        private boolean isOwn(String name) {
            return own.stream().anyMatch(entry -> entry.isCalled(name));
        }

        private Stream<Entry<T>> all() {
            return Stream.concat(own.stream(), others.stream());
        }
    }
}
