package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The situation of a fight.
 *
 * @param fighters everybody, in the order of the roster; numbers of fighters are places in this list
 * @param order the numbers of the fighters in the order of their initiative (FO-42); empty before it is rolled
 * @param round the round, from 1; 0 before the first
 * @param next the place in the order of whoever has the next turn
 * @param turns the turn that is played, with the one that it interrupts before it; empty between turns
 */
@Withers
public record FightSituation(
        FightScene scene,
        List<Fighter> fighters,
        List<Integer> order,
        int round,
        int next,
        List<Turn> turns,
        FightPhase phase)
        implements FightSituationBuilder.With {

    public FightSituation {
        fighters = List.copyOf(fighters);
        order = List.copyOf(order);
        turns = List.copyOf(turns);
    }

    /** Uses only what changes. */
    @Override
    public int hashCode() {
        return Objects.hash(fighters, round, turns, phase);
    }

    /** Returns a fighter by her number. */
    public Fighter fighter(int number) {
        return fighters.get(number);
    }

    /** Returns this with a fighter as she is now. */
    public FightSituation with(int number, Fighter then) {
        List<Fighter> all = new ArrayList<>(fighters);
        all.set(number, then);
        return withFighters(all);
    }

    /** Returns the turn that is played. */
    public Turn turn() {
        return turns.getLast();
    }

    /** Returns this with the turn that is played as it is now. */
    public FightSituation withTurn(Turn then) {
        List<Turn> all = new ArrayList<>(turns);
        all.set(all.size() - 1, then);
        return withTurns(all);
    }

    /** Returns the number of whoever acts now. */
    public int actor() {
        return turn().fighter();
    }

    /** Returns whoever acts now. */
    public Fighter acting() {
        return fighter(actor());
    }

    /** Returns this with whoever acts as she is now. */
    public FightSituation withActing(Fighter then) {
        return with(actor(), then);
    }

    /** Returns this after whoever acts has paid. */
    public FightSituation paid(int actionPoints) {
        return withTurn(turn().paid(actionPoints));
    }

    /** Returns this with these of her weapons in the hands of whoever acts, which costs nothing (FR-18). */
    FightSituation holding(List<Integer> weapons) {
        Fighter by = acting();
        if (weapons.equals(by.hands())) {
            return this;
        }
        boolean isOther = !Fighter.first(weapons).equals(Fighter.first(by.hands()));
        FightSituation held = withActing(by.holding(weapons));
        return isOther ? held.withTurn(turn().withUnfolding(0)) : held;
    }

    /** Returns the number of the fighter of this name. */
    public int number(Name name) {
        return IntStream.range(0, fighters.size())
                .filter(number -> fighter(number).name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the numbers of a fighter's enemies who stand, in the order of the roster. */
    public List<Integer> enemies(int of) {
        return IntStream.range(0, fighters.size())
                .filter(other -> fighter(of).isThreatenedBy(fighter(other)))
                .boxed()
                .toList();
    }

    /** Returns the sides that stand, in the order of the roster. */
    public List<Name> sidesStanding() {
        return fighters.stream()
                .filter(Fighter::stands)
                .map(Fighter::side)
                .distinct()
                .toList();
    }

    /** Returns whether at most one side stands (FR-23). */
    public boolean isOver() {
        Optional<Name> standing = Optional.empty();
        for (Fighter fighter : fighters) {
            if (fighter.stands() && !standing.equals(Optional.of(fighter.side()))) {
                if (standing.isPresent()) {
                    return false;
                }
                standing = Optional.of(fighter.side());
            }
        }
        return true;
    }

    /** Returns whether two people see each other: no high wall is between them (FR-06). */
    public boolean sees(int one, int other) {
        return scene.ground().isClear(fighter(one).place(), fighter(other).place());
    }

    /** Returns whether somebody in cover is covered against whoever is at a place: what she is behind lies between them (FR-07). */
    public boolean isCovered(int who, Place from) {
        Fighter fighter = fighter(who);
        return fighter.person().inCover()
                && fighter.hides()
                        .filter(cover -> switch (cover) {
                            case Watch.Cover.Plain plain -> true;
                            case Watch.Cover.Thing thing ->
                                Ground.isBetween(
                                        scene.ground().obstacles().get(thing.obstacle()), fighter.place(), from);
                        })
                        .isPresent();
    }

    /** Returns somebody as she is to whoever is at a place: in cover or not, seen from the front or not (FR-04, FR-07). */
    public Person seenFrom(int who, Place from) {
        Fighter fighter = fighter(who);
        Person person = fighter.person();
        return person.with(it -> it.inCover(isCovered(who, from))
                .reacts(fighter.watch() instanceof Watch.Reaction || isInterrupting(who))
                .fromTheFront(fighter.position().faces(from)));
    }

    private boolean isInterrupting(int who) {
        return turns.stream().anyMatch(turn -> turn.interrupts() && turn.fighter() == who);
    }

    /** Returns somebody and her target as the rules of a shot see them. */
    public Encounter encounter(int shooter, int target) {
        Place here = fighter(shooter).place();
        Place there = fighter(target).place();
        return new Encounter(
                seenFrom(shooter, there),
                seenFrom(target, here),
                here.distanceTo(there),
                scene.items(),
                scene.rulings());
    }

    /** Returns somebody who is tested. */
    public Actor tested(int who) {
        return new Actor(fighter(who).person(), scene.items(), scene.rulings());
    }

    /** Returns the places of all others who stand. */
    public Stream<Place> othersThan(int who) {
        return IntStream.range(0, fighters.size())
                .filter(other -> other != who && fighter(other).stands())
                .mapToObj(other -> fighter(other).place());
    }
}
