package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A fighter as she is now.
 *
 * @param person her sheet, pose, cover and condition; her exhaustion there is that of this round
 * @param before her hit points at the beginning of the fight
 * @param pool her action points at the beginning of a turn
 * @param bonus what the master adds to her initiative
 * @param initiative her place in the order is by this total; 0 before it is rolled
 * @param hides what she is behind, if she is in cover
 * @param refuge where there is something to hide behind that is not on the map, if there is
 * @param hands the numbers of the weapons that she holds, the first hand first: none, one or two
 * @param winded her runs and for how many of the coming rounds each still counts (FO-59)
 * @param headWound for how many more rounds a wound of the head counts, this one included (FR-22)
 * @param interrupted whether she has interrupted somebody in this round (FO-45)
 * @param unfolding action points already spent this turn or the last on setting up the gun in her first hand (FR-19)
 */
@Withers
public record Fighter(
        Person person,
        Name side,
        int before,
        int pool,
        int bonus,
        int initiative,
        Position position,
        Optional<Watch.Cover> hides,
        Optional<Place> refuge,
        List<Carried> weapons,
        List<Integer> hands,
        Fire fire,
        List<Run.Exhaustion> winded,
        int headWound,
        Watch watch,
        boolean interrupted,
        int unfolding)
        implements FighterBuilder.With {

    public Fighter {
        weapons = List.copyOf(weapons);
        hands = List.copyOf(hands);
        winded = List.copyOf(winded);
    }

    /** Returns her name. */
    public Name name() {
        return person.name();
    }

    /** Returns where she is. */
    public Place place() {
        return position.place();
    }

    /** Returns whether she is not down. */
    public boolean stands() {
        return !person.condition().isDown();
    }

    /** Returns whether this is an enemy who stands. */
    boolean isThreatenedBy(Fighter other) {
        return other.stands() && !other.side.equals(side);
    }

    Fighter withWeapon(int number, Carried then) {
        List<Carried> all = new ArrayList<>(weapons);
        all.set(number, then);
        return withWeapons(all);
    }

    /** Returns whether she holds a gun that is set up, so that she cannot move (FR-19). */
    public boolean isSetUp() {
        return hands.stream().anyMatch(hand -> weapons.get(hand).held().rested());
    }

    /** Of what changes most: odds look up a great many situations. */
    @Override
    public int hashCode() {
        return Objects.hash(person, position, fire, watch);
    }
}
