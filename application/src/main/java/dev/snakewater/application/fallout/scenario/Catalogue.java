package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Weapon;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** All people, weapons and armours that a scenario can name. */
public record Catalogue(Entries<Weapon> weapons, Entries<Armour> armours, Entries<Wastelander> characters) {

    /** Returns a scenario's own entries together with the built-in ones. */
    public static Catalogue with(WrittenCatalogue own) {
        Entries<Weapon> weapons = Entries.of("weapon", "/catalogue/weapons", Armoury.ALL, Weapon::name);
        for (WrittenWeapon card : own.weapons()) {
            weapons = weapons.and(card.name(), card.weapon(weapons));
        }
        Entries<Armour> armours = Entries.of("armour", "/catalogue/armours", Armour.ALL, Armour::name);
        for (Armour armour : own.armours()) {
            armours = armours.and(armour.name(), Optional.of(armour));
        }
        Entries<Wastelander> characters =
                Entries.of("character", "/catalogue/characters", Wastelander.ALL, Wastelander::name);
        for (WrittenWastelander sheet : own.characters()) {
            characters = characters.and(sheet.name(), sheet.wastelander(characters, armours));
        }
        return new Catalogue(weapons, armours, characters);
    }

    /** Returns the gun with this name. */
    public Optional<Gun> gun(String name) {
        return weapons.named(name).filter(Gun.class::isInstance).map(Gun.class::cast);
    }

    /** Returns the flame thrower with this name. */
    public Optional<Weapon.FlameThrower> flameThrower(String name) {
        return weapons.named(name).filter(Weapon.FlameThrower.class::isInstance).map(Weapon.FlameThrower.class::cast);
    }

    /** What a scenario can name: its own entries at a pointer, and the built-in ones that they do not replace. Case does not matter. */
    public record Entries<T>(String what, String at, List<Entry<T>> own, List<Entry<T>> others) {

        /** An entry; its value is missing if it could not be read. */
        record Entry<T>(String name, Optional<T> said) {}

        static <T> Entries<T> of(String what, String at, List<T> others, Function<T, ?> name) {
            Stream<Entry<T>> entries =
                    others.stream().map(one -> new Entry<>(name.apply(one).toString(), Optional.of(one)));
            return new Entries<>(what, at, List.of(), entries.toList());
        }

        Entries<T> and(Name name, Optional<T> said) {
            Stream<Entry<T>> entries = Stream.concat(own.stream(), Stream.of(new Entry<>(name.text(), said)));
            return new Entries<>(what, at, entries.toList(), others);
        }

        Entries<T> before(int place) {
            return new Entries<>(what, at, own.subList(0, place), others);
        }

        /** Returns the entry with this name; empty if there is none or it could not be read. */
        public Optional<T> named(String name) {
            return all().filter(entry -> entry.name().equalsIgnoreCase(name))
                    .findFirst()
                    .flatMap(Entry::said);
        }

        /** Returns the pointer that must be readable to know which entry this name means. */
        public String place(String name) {
            return isOwn(name) ? at : at + "/*/name";
        }

        /** Complains if there is no entry with this name. */
        public void require(ProblemCollector complaints, String pointer, String name) {
            List<String> there = all().map(Entry::name).distinct().toList();
            complaints.needing(at + "/*/name").entry(pointer, name, what, there);
        }

        void requireNames(ProblemCollector complaints) {
            for (int i = 0; i < own.size(); i++) {
                String name = own.get(i).name();
                complaints.when(before(i).isOwn(name), at + "/" + i + "/name", "two-entries", name);
            }
        }

        /** Complains if an entry is like one that does not come before it. */
        void requireBefore(ProblemCollector complaints, int place, String like) {
            String pointer = at + "/" + place + "/like";
            Entries<T> before = before(place);
            if (isOwn(like) && before.all().map(Entry::name).noneMatch(like::equalsIgnoreCase)) {
                complaints.tell(pointer, "like-what-follows", like, what);
            } else {
                before.require(complaints, pointer, like);
            }
        }

        private boolean isOwn(String name) {
            return own.stream().map(Entry::name).anyMatch(name::equalsIgnoreCase);
        }

        private Stream<Entry<T>> all() {
            return Stream.concat(own.stream(), others.stream());
        }
    }
}
