package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.ArrayList;
import java.util.List;

/**
 * A gunfighter as he is now: facts only, so that two fights in which the same things can still happen are equal.
 *
 * @param sheet what does not change
 * @param wounds his body's wounds
 * @param guns the guns he carries, in the order of the sheet
 * @param inUse the indices of the guns chosen at the draw, for this turn (GF-07): none, one, or two pistols
 * @param drop the enemies he has the drop on, as far as it is not spent (GF-10, GF-13)
 * @param holdsPrize whether he holds the +2 of the staredown (GF-04)
 * @param stance what his part 3 means for the rest of the turn
 * @param presence whether he is still in the fight
 */
public record Gunfighter(
        GunfighterSheet sheet,
        WoundTrack wounds,
        List<Gun> guns,
        List<Integer> inUse,
        List<Name> drop,
        boolean holdsPrize,
        Stance stance,
        Presence presence) {

    /** Copies the lists. */
    public Gunfighter {
        guns = List.copyOf(guns);
        inUse = List.copyOf(inUse);
        drop = List.copyOf(drop);
    }

    /** What he is called. */
    public Name name() {
        return sheet.name();
    }

    /** Whether he can still act, and has neither fled nor surrendered (GF-39). */
    public boolean isAble() {
        return presence == Presence.FIGHTING && wounds.level().canAct();
    }

    /** Whether the two fight for different sides. */
    public boolean isEnemyOf(Gunfighter other) {
        return !sheet.side().equals(other.sheet.side());
    }

    /** Whether he has the drop on somebody, unspent. */
    public boolean hasDropOn(Name other) {
        return drop.contains(other);
    }

    /** The guns he uses this turn; none if he is unarmed. */
    public List<Gun> gunsInUse() {
        return inUse.stream().map(guns::get).toList();
    }

    /** Whether he uses a pistol in each hand this turn (GF-31). */
    public boolean usesTwoGuns() {
        return inUse.size() == 2;
    }

    /** The indices of those guns in use that have a round, the fuller one first, the first of equals first (GF-31). */
    public List<Integer> loaded() {
        return inUse.stream()
                .filter(gun -> !guns.get(gun).isEmpty())
                .sorted((one, other) ->
                        Integer.compare(guns.get(other).rounds(), guns.get(one).rounds()))
                .toList();
    }

    /** Whether the drop he has is with one of these guns: it is held with a gun that is out (GF-10). */
    public boolean hasDropWith(List<Gun> chosen) {
        return !drop.isEmpty() && chosen.stream().anyMatch(Gun::isInHand);
    }

    /** This with guns chosen and drawn for the turn; whatever else was in hand is put away, and the drop with it. */
    public Gunfighter drawing(List<Integer> chosen) {
        List<Gun> drawn = new ArrayList<>();
        for (int i = 0; i < guns.size(); i++) {
            drawn.add(guns.get(i).carried(chosen.contains(i) ? Carried.IN_HAND : Carried.HOLSTERED));
        }
        List<Name> held = hasDropWith(chosen.stream().map(guns::get).toList()) ? drop : List.of();
        return new Gunfighter(sheet, wounds, drawn, chosen, held, holdsPrize, stance, presence);
    }

    /** This with one of his guns changed. */
    public Gunfighter withGun(int index, Gun gun) {
        List<Gun> changed = new ArrayList<>(guns);
        changed.set(index, gun);
        return new Gunfighter(sheet, wounds, changed, inUse, drop, holdsPrize, stance, presence);
    }

    /** This after a blow of so many damage points; who is put out of action loses the +2 he held (GF-04). */
    public Gunfighter struck(int points) {
        WoundTrack after = wounds.struck(points);
        boolean keepsPrize = holdsPrize && after.level().canAct();
        return new Gunfighter(sheet, after, guns, inUse, drop, keepsPrize, stance, presence);
    }

    /** This with other wounds; who is out of action holds no +2 (GF-04). */
    public Gunfighter withWounds(WoundTrack other) {
        return new Gunfighter(
                sheet, other, guns, inUse, drop, holdsPrize && other.level().canAct(), stance, presence);
    }

    /** This in another stance. */
    public Gunfighter in(Stance next) {
        return new Gunfighter(sheet, wounds, guns, inUse, drop, holdsPrize, next, presence);
    }

    /** This with or without the +2 of the staredown. */
    public Gunfighter withPrize(boolean holds) {
        return new Gunfighter(sheet, wounds, guns, inUse, drop, holds, stance, presence);
    }

    /** This with the drop on these enemies, and on no other. */
    public Gunfighter withDrop(List<Name> on) {
        return new Gunfighter(sheet, wounds, guns, inUse, on, holdsPrize, stance, presence);
    }

    /** This, gone from the fight; the +2 he held is lost. */
    public Gunfighter leaving(Presence how) {
        return new Gunfighter(sheet, wounds, guns, inUse, drop, false, stance, how);
    }

    /** This at the end of a turn: aim, dodge, dive, drop and +2 are gone (GF-28). */
    public Gunfighter turnEnded() {
        return new Gunfighter(sheet, wounds, guns, List.of(), List.of(), false, Stance.OPEN, presence);
    }
}
