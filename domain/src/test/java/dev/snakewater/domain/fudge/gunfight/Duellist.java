package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A gunfighter in the making. What is not said is as the catalogue's vectors have it: Fair in everything, unhurt, no
 * armour; he uses the first of his guns.
 */
final class Duellist {

    /** What he is better or worse at than others. */
    enum Trait {
        NERVE,
        FAST_DRAW,
        PISTOL,
        RIFLE,
        SHOTGUN,
        TWO_GUN
    }

    private final Name name;
    private final Map<Trait, Degree> degrees = new EnumMap<>(Trait.class);
    private String side;
    private int speedReload;
    private int armour;
    private boolean coverNearby;
    private int size;
    private int wounds;
    private final List<Gun> guns = new ArrayList<>();
    private Optional<List<Integer>> inUse = Optional.empty();
    private List<Name> drop = List.of();
    private boolean prize;
    private Gunfighter.Stance stance = Gunfighter.Stance.OPEN;
    private Gunfighter.Presence presence = Gunfighter.Presence.FIGHTING;

    private Duellist(String name) {
        this.name = new Name(name);
        side = name;
    }

    static Duellist named(String name) {
        return new Duellist(name);
    }

    Duellist side(String of) {
        side = of;
        return this;
    }

    Duellist with(Trait trait, Degree degree) {
        degrees.put(trait, degree);
        return this;
    }

    Duellist speedReload(int levels) {
        speedReload = levels;
        return this;
    }

    Duellist armour(int points) {
        armour = points;
        return this;
    }

    Duellist size(int ofHis) {
        size = ofHis;
        return this;
    }

    Duellist coverNearby() {
        coverNearby = true;
        return this;
    }

    Duellist wounds(int points) {
        wounds = points;
        return this;
    }

    Duellist gun(Gun gun) {
        guns.add(gun);
        return this;
    }

    /** A full gun of this kind, in its holster. */
    static Gun full(Firearm kind) {
        return new Gun(kind, kind.strength(), kind.capacity(), kind.capacity(), Gun.Carried.HOLSTERED);
    }

    /** With a full revolver in hand. */
    Duellist revolver() {
        return gun(full(Firearm.REVOLVER).withCarried(Gun.Carried.IN_HAND));
    }

    /** With a revolver of so many rounds in each hand. */
    Duellist twoRevolvers(int first, int second) {
        Gun full = full(Firearm.REVOLVER).withCarried(Gun.Carried.IN_HAND);
        return gun(full.withRounds(first)).gun(full.withRounds(second)).using(0, 1);
    }

    Duellist using(Integer... indices) {
        inUse = Optional.of(List.of(indices));
        return this;
    }

    Duellist dropOn(String... names) {
        drop = List.of(names).stream().map(Name::new).toList();
        return this;
    }

    Duellist prize() {
        prize = true;
        return this;
    }

    Duellist in(Gunfighter.Stance now) {
        stance = now;
        return this;
    }

    Duellist presence(Gunfighter.Presence now) {
        presence = now;
        return this;
    }

    Gunfighter ready() {
        GunfighterSheet sheet = new GunfighterSheet(
                name,
                new Side(side),
                new Traits(
                        degree(Trait.NERVE),
                        degree(Trait.FAST_DRAW),
                        degree(Trait.PISTOL),
                        degree(Trait.RIFLE),
                        degree(Trait.SHOTGUN),
                        Optional.of(degree(Trait.TWO_GUN)),
                        Degree.FAIR,
                        speedReload,
                        armour,
                        coverNearby,
                        size),
                Optional.empty());
        return new Gunfighter(
                sheet,
                WoundModel.POINTS_1993.track(WoundBoxes.of(Degree.FAIR), wounds),
                guns,
                inUse.orElse(guns.isEmpty() ? List.of() : List.of(0)),
                drop,
                prize,
                stance,
                presence,
                Optional.empty(),
                List.of());
    }

    private Degree degree(Trait trait) {
        return degrees.getOrDefault(trait, Degree.FAIR);
    }
}
