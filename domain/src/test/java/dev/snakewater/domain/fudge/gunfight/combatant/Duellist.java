package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A gunfighter in the making. What is not said is as the catalogue's vectors have it: Fair in everything, unhurt, no
 * armour; he uses the first of his guns.
 */
public record Duellist(Gunfighter ready) {

    private static final Traits FAIR = new Traits(
            Degree.FAIR,
            Degree.FAIR,
            Degree.FAIR,
            Degree.FAIR,
            Degree.FAIR,
            Optional.of(Degree.FAIR),
            Degree.FAIR,
            0,
            0,
            false,
            0);

    public static Duellist named(String name) {
        return new Duellist(new Gunfighter(
                sheet(new Name(name), new Side(name), FAIR),
                WoundTrack.of(WoundModel.POINTS_1993, WoundBoxes.of(Degree.FAIR), 0),
                List.of(),
                List.of(),
                List.of(),
                false,
                Gunfighter.Stance.OPEN,
                Gunfighter.Presence.FIGHTING,
                Optional.empty(),
                List.of()));
    }

    private static Gunfighter.Sheet sheet(Name name, Side side, Traits traits) {
        return new Gunfighter.Sheet(
                name, side, traits, Degree.FAIR, BodySide.RIGHT, Armour.everywhere(traits.armour()), false);
    }

    public Duellist side(String of) {
        return on(new Side(of), ready.sheet().traits());
    }

    /** With another value of one of the traits, which is called as in their record. */
    public Duellist with(String trait, Object value) {
        Traits traits = ready.sheet().traits();
        List<Object> values = Records.components(Traits.class).stream()
                .map(one -> one.getName().equals(trait) ? value : Records.held(one, traits))
                .toList();
        return on(ready.sheet().side(), Records.made(Traits.class, values));
    }

    private Duellist on(Side side, Traits traits) {
        return new Duellist(ready.withSheet(sheet(ready.name(), side, traits)));
    }

    public Duellist wounds(int points) {
        return new Duellist(
                ready.withWounds(WoundTrack.of(WoundModel.POINTS_1993, WoundBoxes.of(Degree.FAIR), points)));
    }

    public Duellist gun(Gun gun) {
        List<Gun> guns = new ArrayList<>(ready.guns());
        guns.add(gun);
        return new Duellist(ready.withGuns(guns)).using(0);
    }

    /** A full gun of this kind, in its holster. */
    public static Gun full(Firearm kind) {
        return new Gun(kind, kind.strength(), kind.capacity(), kind.capacity(), Gun.Carried.HOLSTERED);
    }

    /** With a full revolver in hand. */
    public Duellist revolver() {
        return gun(full(Firearm.REVOLVER).withCarried(Gun.Carried.IN_HAND));
    }

    /** With a revolver of so many rounds in each hand. */
    public Duellist twoRevolvers(int first, int second) {
        Gun full = full(Firearm.REVOLVER).withCarried(Gun.Carried.IN_HAND);
        return gun(full.withRounds(first)).gun(full.withRounds(second)).using(0, 1);
    }

    public Duellist using(Integer... indices) {
        return new Duellist(ready.withInUse(List.of(indices)));
    }

    public Duellist dropOn(String... names) {
        return new Duellist(ready.withDrop(Stream.of(names).map(Name::new).toList()));
    }

    public Duellist prize() {
        return new Duellist(ready.withHoldsPrize(true));
    }

    public Duellist in(Gunfighter.Stance now) {
        return new Duellist(ready.withStance(now));
    }

    public Duellist presence(Gunfighter.Presence now) {
        return new Duellist(ready.withPresence(now));
    }
}
