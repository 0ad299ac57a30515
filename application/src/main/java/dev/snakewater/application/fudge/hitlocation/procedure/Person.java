package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Somebody with a body, as he is now. Handles what a blow does to him in a strike, a blast or a gunfight: wounds, dropped things and falls
 * (HL-14 to HL-23, HL-31 to HL-35). Whoever is whole has no separate parts: all his wounds go to the torso.
 */
@Withers
public record Person(
        Name name, boolean whole, Body body, Armour armour, List<Holding> holds, Degree agility, boolean support)
        implements PersonBuilder.With {

    public Person {
        holds = List.copyOf(holds);
    }

    /** Returns whether he can do anything: neither incapacitated nor worse (HL-32). */
    public boolean canAct() {
        return body.level().canAct();
    }

    Tally tally(String of, Degree degree) {
        return Tally.of(name, of, degree.value(), of, CoreRule.FACT_3_ACTIONS, degree);
    }

    Tally tally(String of, String with, Degree degree) {
        return Tally.of(name, of, degree.value(), "with", CoreRule.FACT_3_ACTIONS, with, degree);
    }

    /** Returns the armour that he wears on most parts; everywhere, if he has no separate parts. */
    public int worn() {
        return whole ? armour.on(BodyPart.TORSO) : armour.mostly();
    }

    /** Returns the parts with other armour. */
    public List<Armour.Worn> wornOtherwise() {
        return whole ? List.of() : armour.unlike(worn());
    }

    HitLocationEvent.Tried tries(String what, Tally skill, Degree toReach, Table table) {
        Tally counted = table.count(skill);
        Tally difficulty = table.count(tally("difficulty", toReach));
        Fall fall = rolls(skill, table);
        HitLocationEvent.Tried tried =
                new HitLocationEvent.Tried(name, what, counted, difficulty, fall, counted.total() + fall.total());
        table.tell(tried, CoreRule.FACT_3_ACTIONS);
        return tried;
    }

    Fall rolls(Tally number, Table table) {
        return table.roll(name, number.of(), DicePool.FOUR_FUDGE, CoreRule.FACT_3_ACTIONS);
    }

    /** Returns a fighting activity with these hands, standing or lying as he is. */
    Activity fighting(List<BodySide> hands) {
        return Activity.fighting(hands, !body.prone());
    }

    /** Returns a fighting activity with the hands that hold something; with the right hand if none does. */
    Activity fighting() {
        List<BodySide> hands =
                holds.stream().flatMap(held -> held.in().sides().stream()).toList();
        return fighting(hands.isEmpty() ? List.of(BodySide.RIGHT) : hands);
    }

    boolean findsNothing(BodyPart part, Table table) {
        return findsNothing(part, Optional.empty(), table);
    }

    /** Returns whether a blow strikes where a lost limb had been, and tells it (HL-35); with whose it was, unless that goes without saying. */
    public boolean findsNothing(BodyPart part, Optional<Name> from, Table table) {
        boolean nothing = body.isLost(part);
        if (nothing) {
            table.tell(new HitLocationEvent.FoundNothing(name, from, part), HitLocationRule.HL_35_LOST_PARTS);
        }
        return nothing;
    }

    Person wounded(BodyPart part, Tally damage, Table table) {
        return wounded(part, Optional.empty(), damage, table);
    }

    /** Applies a blow whose damage has been counted and is above 0; tells whose it was, unless that goes without saying. */
    public Person wounded(BodyPart part, Optional<Name> from, Tally damage, Table table) {
        Body.Struck struck = body.struck(part, damage.total());
        table.tell(
                new HitLocationEvent.Wounded(
                        name,
                        from,
                        whole,
                        part,
                        damage,
                        damage.total(),
                        struck.before().inWords(part),
                        struck.level().inWords(part),
                        struck.filled(),
                        struck.vanished(),
                        struck.gone()),
                struck.why(whole));
        return withBody(struck.after());
    }

    /** Drops what he can no longer hold (HL-17). */
    public Person dropping(Table table) {
        holds.stream().filter(held -> !held.canBeHeldBy(body)).forEach(held -> drops(held, table));
        return lettingGo();
    }

    /**
     * Lets him fall if a leg that he stood on before the blows of this moment has failed (HL-19), unless a roll may still keep him up
     * (HL-20). There is no such roll if he is out of action or both legs have failed (HL-21).
     */
    public Person standing(Person before, boolean agilitySave, Table table) {
        return body.buckledSince(before.body)
                .filter(buckles -> !agilitySave || !body.canSway())
                .map(buckles -> falling(buckles, table))
                .orElse(this);
    }

    /** Returns the leg or foot that has failed while a roll may still keep him up (HL-20); otherwise empty. */
    public Optional<BodyPart> swaying(Person before) {
        return body.prone() ? Optional.empty() : body.buckledSince(before.body);
    }

    /** Rolls to stay on his feet if he sways (HL-20). */
    Person swayed(Person before, Table table) {
        return swaying(before)
                .map(buckles -> swayed(before.body, buckles, table))
                .orElse(this);
    }

    /** Rolls to stay on his feet, with his body as it was before the blows of this moment (HL-20). */
    public Person swayed(Body before, BodyPart buckles, Table table) {
        Tally counted = table.count(before.agility(name, agility));
        int agile = counted.total();
        Throw.Read<Boolean> save = table.read(
                name,
                "agility",
                DicePool.FOUR_FUDGE,
                thrown -> agile + thrown >= Body.AGILITY_SAVE.value(),
                HitLocationRule.HL_20_AGILITY_SAVE);
        int total = agile + save.fall().total();
        boolean staysUp = save.result();
        table.tell(
                new HitLocationEvent.Swayed(name, buckles, counted, save.fall(), total, staysUp),
                HitLocationRule.HL_20_AGILITY_SAVE);
        return staysUp ? this : falling(buckles, table);
    }

    /** Applies what follows from the blows of a moment: things dropped, out of action (HL-32), a fall. */
    Person settled(Person before, boolean agilitySave, Table table) {
        Person after = dropping(table);
        if (before.canAct() && !canAct()) {
            table.tell(
                    new HitLocationEvent.OutOfAction(name, body.level()),
                    HitLocationRule.HL_15_HEAD_AND_TORSO,
                    HitLocationRule.HL_32_WOUND_EFFECTS);
        }
        return after.standing(before, agilitySave, table);
    }

    private Person falling(BodyPart buckles, Table table) {
        table.tell(new HitLocationEvent.Fell(name, buckles), HitLocationRule.HL_19_USELESS_LEG);
        return withBody(body.withProne(true));
    }

    private Person lettingGo() {
        return withHolds(holds.stream().filter(held -> held.canBeHeldBy(body)).toList());
    }

    private void drops(Holding held, Table table) {
        table.tell(new HitLocationEvent.Dropped(name, held.what()), HitLocationRule.HL_17_USELESS_ARM);
    }

    /** Lists the amendments a game master can make: the wound level of each part, with what follows from it (HL-17, HL-19). */
    void amendments(Amendments<Person> all) {
        for (BodyPart part : whole ? List.of(BodyPart.TORSO) : BodyPart.ALL) {
            all.of(name)
                    .<Body>within(other -> withBody(other.asItCanStand(support)).lettingGo())
                    .within((WoundTrack track) -> body.with(part, track))
                    .oneOf(
                            part.toString(),
                            List.of(WoundLevel.values()),
                            level -> level.inWords(part),
                            body.track(part)::at);
        }
    }

    /** Tells what follows from an amendment by the game master: what he drops, and that he falls. */
    public void amendedFrom(Person before, Table table) {
        before.holds.stream()
                .filter(held -> holds.stream().noneMatch(still -> still.what().equals(held.what())))
                .forEach(held -> drops(held, table));
        body.buckledSince(before.body).filter(buckles -> body.prone()).ifPresent(buckles -> falling(buckles, table));
    }

    List<Rule> barsOnActing(Hands hands) {
        return Stream.concat(
                        barsOnDefending().stream(),
                        Rule.when(!body.hasHands(hands.sides()), HitLocationRule.HL_18_MUST_BE_HEALED))
                .toList();
    }

    List<Rule> barsOnDefending() {
        return Rule.when(!canAct(), HitLocationRule.HL_32_WOUND_EFFECTS).toList();
    }
}
