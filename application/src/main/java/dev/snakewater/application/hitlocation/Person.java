package dev.snakewater.application.hitlocation;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Activity;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * Somebody with a body, as he is now.
 *
 * @param name what he is called
 * @param whole whether no parts of him are told apart: all his wounds are the torso's then
 * @param body his body with its wounds
 * @param armour what he wears
 * @param holds what he has in hand
 * @param agility for staying on his feet
 * @param support whether he has something to lean on
 */
@Withers
public record Person(
        Name name, boolean whole, Body body, Armour armour, List<Holding> holds, Degree agility, boolean support)
        implements PersonBuilder.With {

    public Person {
        holds = List.copyOf(holds);
    }

    /** Whether he can do anything: neither incapacitated nor worse (HL-32). */
    public boolean canAct() {
        return body.level().canAct();
    }

    /** Returns a number of his that stands on the ladder. */
    Tally tally(String of, Degree degree) {
        return Tally.of(name, of, degree.value(), of, CoreRule.FACT_3_ACTIONS, degree);
    }

    /** Returns the same with a weapon, or something else. */
    Tally tally(String of, String with, Degree degree) {
        return Tally.of(name, of, degree.value(), "with", CoreRule.FACT_3_ACTIONS, with, degree);
    }

    Tally difficulty(Degree degree) {
        return tally("difficulty", degree);
    }

    /** Returns what his armour takes off a hit: on most parts, or on all of what has no parts. */
    public int worn() {
        return whole ? armour.on(BodyPart.TORSO) : armour.mostly();
    }

    /** Returns the parts on which he wears something else. */
    public List<Armour.Worn> wornOtherwise() {
        return whole ? List.of() : armour.unlike(worn());
    }

    /** Returns how something went that he rolled for, and tells it. */
    HitLocationEvent.Tried tries(String what, Tally skill, Degree toReach, Table table) {
        Tally counted = table.count(skill);
        Tally difficulty = table.count(difficulty(toReach));
        Fall fall = table.roll(name, skill.of(), DicePool.FOUR_FUDGE, CoreRule.FACT_3_ACTIONS);
        HitLocationEvent.Tried tried =
                new HitLocationEvent.Tried(name, what, counted, difficulty, fall, counted.total() + fall.total());
        table.tell(tried, CoreRule.FACT_3_ACTIONS);
        return tried;
    }

    /** A roll in a fight, as he stands or lies, with these hands. */
    Activity fighting(List<BodySide> hands) {
        return Activity.fighting(hands, !body.prone());
    }

    /** The same with what he holds; with his right hand, if he holds nothing. */
    Activity fighting() {
        List<BodySide> hands =
                holds.stream().flatMap(held -> held.in().sides().stream()).toList();
        return fighting(hands.isEmpty() ? List.of(BodySide.RIGHT) : hands);
    }

    /** This with a body as somebody says it is: what he cannot hold any more he drops, and if he cannot stand any more he lies (HL-17, HL-19). */
    Person amended(Body other) {
        return withBody(other.asItCanStand(support)).lettingGo();
    }

    /** What he cannot hold any more with the hands he has (HL-17). */
    List<Holding> slipping() {
        return holds.stream().filter(holding -> !holding.canBeHeldBy(body)).toList();
    }

    Person lettingGo() {
        return withHolds(
                holds.stream().filter(holding -> holding.canBeHeldBy(body)).toList());
    }
}
