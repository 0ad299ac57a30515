package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A fighter as she is now.
 *
 * @param person her sheet, pose, cover and condition; her exhaustion there is that of this round
 * @param before her hit points at the beginning of the fight
 * @param pool her action points at the beginning of a turn
 * @param bonus what the master adds to her initiative
 * @param initiative the total by which she gets her place in the order; 0 before it is rolled and once the order is settled
 * @param hides what she is behind, if she is in cover
 * @param refuge where there is something to hide behind that is not on the map, if there is
 * @param hands the numbers of the weapons that she holds, the first hand first: none, one or two
 * @param winded her runs and for how many of the coming rounds each still counts (FO-59)
 * @param headWound for how many more rounds a wound of the head counts, this one included (FR-22)
 * @param interrupted whether she has interrupted somebody in this round (FO-45)
 * @param unfolding action points spent in this turn on setting up or folding the gun in her first hand, which she goes on with in her
 *     next turn (FR-19)
 * @param away whether she has left the fight
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
        int unfolding,
        boolean away)
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

    /** Returns whether she is not down, and has not left. */
    public boolean stands() {
        return !away && !isDown();
    }

    /** Returns whether she is down. */
    public boolean isDown() {
        return person.condition().isDown();
    }

    /** Returns whether something to hide behind that is not on the map is within her reach (FO-36). */
    public boolean isAtRefuge() {
        return refuge.filter(there -> there.distanceTo(place()) <= Obstacle.REACH)
                .isPresent();
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

    /** Returns whether a gun of hers is set up, so that she cannot move (FR-19). */
    public boolean isSetUp() {
        return weapons.stream()
                .anyMatch(weapon -> weapon.isAtHand() && weapon.held().rested());
    }

    /** Returns the numbers of the weapons that she has on her and can use. */
    public List<Integer> atHand() {
        return numbers(Carried::isAtHand);
    }

    /** Returns the numbers of the guns that she has on her and can use, flame throwers left out. */
    public List<Integer> guns() {
        return numbers(weapon -> weapon.isAtHand() && !weapon.throwsFire());
    }

    /** Returns the number of the first flame thrower that she has on her and can use. */
    public Optional<Integer> flameThrower() {
        return numbers(weapon -> weapon.isAtHand() && weapon.throwsFire()).stream()
                .findFirst();
    }

    private List<Integer> numbers(Predicate<Carried> which) {
        List<Integer> numbers = new ArrayList<>();
        for (int number = 0; number < weapons.size(); number++) {
            if (which.test(weapons.get(number))) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** Returns this with these weapons in hand. What she has begun to set up is lost with another in the first hand. */
    Fighter holding(List<Integer> now) {
        if (now.equals(hands)) {
            return this;
        }
        boolean isOther = !first(now).equals(first(hands));
        return with(it -> it.hands(now).unfolding(isOther ? 0 : unfolding)).gripped();
    }

    static Optional<Integer> first(List<Integer> hands) {
        return hands.stream().findFirst();
    }

    /**
     * Returns this in her condition after a hit: what it struck from her hand lies where she stands or is of no more use (FO-16), and the
     * wound of a head counts in this round and the next (FR-22).
     *
     * @param wound where a critical hit struck
     */
    Fighter struck(Condition after, Optional<Part> wound, Rulings rulings) {
        Condition.Grip before = person.condition().grip();
        Fighter hit = withPerson(person.withCondition(after));
        if (after.grip() != before && !hands.isEmpty()) {
            hit = after.grip() == Condition.Grip.WEAPON_UNUSABLE ? hit.ruined() : hit.disarmed();
        }
        if (wound.equals(Optional.of(Part.HEAD)) && after.burdens().isWounded(Part.HEAD, rulings)) {
            hit = hit.withHeadWound(Condition.ROUNDS_OF_A_HEAD_WOUND);
        }
        return after.isDown() ? hit.withWatch(new Watch.None()) : hit;
    }

    /** Returns this with one of her weapons in another state. */
    Fighter having(int number, Carried.State state) {
        Optional<Place> lying = Optional.of(place()).filter(here -> state == Carried.State.DROPPED);
        List<Integer> others = hands.stream().filter(hand -> hand != number).toList();
        Carried before = weapons.get(number);
        Held held = state == Carried.State.DROPPED ? before.held().withRested(false) : before.held();
        Carried weapon = before.with(
                it -> it.lyingAt(lying).usable(state != Carried.State.USELESS).held(held));
        return withWeapon(number, weapon)
                .withHands(state == Carried.State.IN_HAND ? List.of(number) : others)
                .gripped();
    }

    private Fighter ruined() {
        int hand = hands.getFirst();
        return withWeapon(hand, weapons.get(hand).withUsable(false)).gripped();
    }

    private Fighter disarmed() {
        int hand = hands.getFirst();
        Carried weapon = weapons.get(hand);
        Carried dropped = weapon.with(
                it -> it.lyingAt(Optional.of(place())).held(weapon.held().withRested(false)));
        return withWeapon(hand, dropped)
                .with(it -> it.hands(hands.subList(1, hands.size())).unfolding(0))
                .gripped();
    }

    /** Returns this with the grip that her hands show. */
    private Fighter gripped() {
        boolean lies = weapons.stream().anyMatch(weapon -> weapon.lyingAt().isPresent());
        Condition.Grip grip = hands.isEmpty()
                ? lies ? Condition.Grip.WEAPON_DROPPED : Condition.Grip.UNARMED
                : weapons.get(hands.getFirst()).usable() ? Condition.Grip.ARMED : Condition.Grip.WEAPON_UNUSABLE;
        return withPerson(person.withCondition(person.condition().withGrip(grip)));
    }

    /** Of what changes most: odds look up a great many situations. */
    @Override
    public int hashCode() {
        return Objects.hash(person, position, fire, watch);
    }
}
