package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A gunfighter as he is now: facts only, so that two fights in which the same things can still happen are equal.
 *
 * @param sheet what does not change
 * @param wounds his body's wounds
 * @param guns the guns he carries, in the order of the sheet
 * @param gunInUse the index of the gun chosen at the draw, for this turn (GF-07)
 * @param drop the enemies he has the drop on, as far as it is not spent (GF-10, GF-13)
 * @param holdsPrize whether he holds the +2 of the staredown (GF-04)
 * @param stance what his part 3 means for the rest of the turn
 */
public record Gunfighter(
        GunfighterSheet sheet,
        WoundTrack wounds,
        List<Gun> guns,
        Optional<Integer> gunInUse,
        List<Name> drop,
        boolean holdsPrize,
        Stance stance) {

    /** Copies the lists. */
    public Gunfighter {
        guns = List.copyOf(guns);
        drop = List.copyOf(drop);
    }

    /** What he is called. */
    public Name name() {
        return sheet.name();
    }

    /** Whether he can still act (GF-39). */
    public boolean isAble() {
        return wounds.level().canAct();
    }

    /** Whether the two fight for different sides. */
    public boolean isEnemyOf(Gunfighter other) {
        return !sheet.side().equals(other.sheet.side());
    }

    /** Whether he has the drop on somebody, unspent. */
    public boolean hasDropOn(Name other) {
        return drop.contains(other);
    }

    /** The gun he uses this turn; none if he is unarmed. */
    public Optional<Gun> gun() {
        return gunInUse.map(guns::get);
    }

    /** This with a gun chosen and drawn for the turn. */
    public Gunfighter drawing(int gun) {
        return withGun(gun, guns.get(gun).drawn()).using(Optional.of(gun));
    }

    /** This with one of his guns changed. */
    public Gunfighter withGun(int index, Gun gun) {
        List<Gun> changed = new ArrayList<>(guns);
        changed.set(index, gun);
        return new Gunfighter(sheet, wounds, changed, gunInUse, drop, holdsPrize, stance);
    }

    /** This after a blow of so many damage points; who is put out of action loses the +2 he held (GF-04). */
    public Gunfighter struck(int points) {
        WoundTrack after = wounds.struck(points);
        boolean keepsPrize = holdsPrize && after.level().canAct();
        return new Gunfighter(sheet, after, guns, gunInUse, drop, keepsPrize, stance);
    }

    /** This in another stance. */
    public Gunfighter in(Stance next) {
        return new Gunfighter(sheet, wounds, guns, gunInUse, drop, holdsPrize, next);
    }

    /** This with or without the +2 of the staredown. */
    public Gunfighter withPrize(boolean holds) {
        return new Gunfighter(sheet, wounds, guns, gunInUse, drop, holds, stance);
    }

    /** This with the drop on these enemies, and on no other. */
    public Gunfighter withDrop(List<Name> on) {
        return new Gunfighter(sheet, wounds, guns, gunInUse, on, holdsPrize, stance);
    }

    /** This at the end of a turn: aim, dodge, dive, drop and +2 are gone (GF-28). */
    public Gunfighter turnEnded() {
        return new Gunfighter(sheet, wounds, guns, Optional.empty(), List.of(), false, Stance.OPEN);
    }

    private Gunfighter using(Optional<Integer> gun) {
        return new Gunfighter(sheet, wounds, guns, gun, drop, holdsPrize, stance);
    }
}
