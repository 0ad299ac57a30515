package dev.snakewater.application.hitlocation;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What blows do to somebody, in a strike, a blast or a gunfight: his wounds, and then what he drops and whether he falls
 * (HL-14 to HL-23, HL-31 to HL-35). Which blows, and when who is out of action is told, is the business of each of these.
 */
public final class BlowSteps {

    private BlowSteps() {}

    /**
     * What has become of somebody after all blows of a moment.
     *
     * @param who he
     * @param buckles the leg or foot on which he may still stay up by a roll, if he may
     */
    public record Settled(Person who, Optional<BodyPart> buckles) {}

    /** Tells that a blow went where a limb had been, if it did (HL-35). */
    public static boolean findsNothing(Person who, BodyPart part, Table table) {
        boolean nothing = who.body().isLost(part);
        if (nothing) {
            table.tell(new BlowEvent.FoundNothing(who.name(), part), HitLocationRule.HL_35_LOST_PARTS);
        }
        return nothing;
    }

    /** Marks a blow; the damage has been counted, and is above 0. */
    public static Person wound(Person who, BodyPart part, Tally damage, Table table) {
        Body.Struck struck = who.body().struck(part, damage.total());
        BlowEvent.Wounded wounded = new BlowEvent.Wounded(
                who.name(),
                who.whole(),
                part,
                damage,
                damage.total(),
                part.inWords(struck.before()),
                part.inWords(struck.level()),
                struck.filled(),
                struck.vanished(),
                struck.gone());
        table.tell(wounded, why(who, struck));
        return who.withBody(struck.after());
    }

    private static List<Rule> why(Person who, Body.Struck struck) {
        List<Rule> rules = new ArrayList<>();
        if (!who.whole()) {
            rules.add(HitLocationRule.HL_12_CAPACITY_OF_PARTS);
        }
        rules.addAll(List.of(
                HitLocationRule.HL_14_WOUND_BOXES,
                HitLocationRule.HL_31_FILLING_BOXES,
                HitLocationRule.HL_32_WOUND_EFFECTS));
        if (struck.part().isLimb()) {
            rules.addAll(whyALimb(struck));
            return rules;
        }
        rules.add(HitLocationRule.HL_15_HEAD_AND_TORSO);
        if (struck.level() == WoundLevel.DEAD) {
            rules.add(HitLocationRule.HL_33_DEATH);
        }
        return rules;
    }

    private static List<Rule> whyALimb(Body.Struck struck) {
        List<Rule> rules = new ArrayList<>();
        if (!struck.level().canAct()) {
            rules.add(HitLocationRule.HL_16_LIMB_NAMES);
        }
        if (struck.level() == WoundLevel.NEAR_DEATH) {
            rules.add(HitLocationRule.HL_22_CRIPPLED);
        }
        if (struck.hasJustEnded()) {
            rules.add(HitLocationRule.HL_23_BEYOND_CRIPPLED);
        }
        if (struck.vanished() > 0) {
            rules.add(HitLocationRule.HL_35_LOST_PARTS);
        }
        return rules;
    }

    /** Lets him drop what he cannot hold any more (HL-17). */
    public static Person drop(Person struck, Table table) {
        struck.slipping().forEach(held -> dropped(struck, held, table));
        return struck.lettingGo();
    }

    /**
     * Lets him fall if a leg he stood on does not bear him any more (HL-19). A roll may still keep him up (HL-20), unless he
     * is out of action or neither leg bears him (HL-21).
     *
     * @param before as he was before the blows of this moment
     */
    public static Settled stand(Person before, Person struck, boolean agilitySave, Table table) {
        Optional<BodyPart> buckles = struck.body().buckledSince(before.body());
        if (buckles.isEmpty() || (agilitySave && struck.body().canSway())) {
            return new Settled(struck, buckles);
        }
        return new Settled(falling(struck, buckles.get(), table), Optional.empty());
    }

    /**
     * Rolls whether somebody stays on his feet (HL-20).
     *
     * @param before his body before the blows of this moment
     */
    public static Person sway(Person who, Body before, BodyPart buckles, Table table) {
        Tally agility = table.count(before.agility(who.name(), who.agility()));
        Fall fall = table.roll(who.name(), "agility", DicePool.FOUR_FUDGE, HitLocationRule.HL_20_AGILITY_SAVE);
        int total = agility.total() + fall.total();
        boolean staysUp = total >= Body.AGILITY_SAVE.value();
        table.tell(
                new BlowEvent.Swayed(who.name(), buckles, agility, fall, total, staysUp),
                HitLocationRule.HL_20_AGILITY_SAVE);
        return staysUp ? who : falling(who, buckles, table);
    }

    /** What follows from all blows of a moment, where whoever can do nothing any more is out of action at once (HL-32). */
    static Settled settle(Person before, Person struck, boolean agilitySave, Table table) {
        Person after = drop(struck, table);
        if (before.canAct() && !after.canAct()) {
            table.tell(
                    new BlowEvent.OutOfAction(after.name(), after.body().level()),
                    HitLocationRule.HL_15_HEAD_AND_TORSO,
                    HitLocationRule.HL_32_WOUND_EFFECTS);
        }
        return stand(before, after, agilitySave, table);
    }

    /**
     * Tells what follows from wounds that somebody has by the game master's word: what he drops (HL-17), and that he falls (HL-19).
     *
     * @param before as he was
     * @param after as he is by her word, with all that follows from it
     */
    public static void amended(Person before, Person after, Table table) {
        before.holds().stream()
                .filter(held ->
                        after.holds().stream().noneMatch(still -> still.what().equals(held.what())))
                .forEach(held -> dropped(after, held, table));
        if (after.body().prone()) {
            after.body().buckledSince(before.body()).ifPresent(buckles -> fell(after, buckles, table));
        }
    }

    private static Person falling(Person who, BodyPart buckles, Table table) {
        fell(who, buckles, table);
        return who.withBody(who.body().withProne(true));
    }

    private static void fell(Person who, BodyPart buckles, Table table) {
        table.tell(new BlowEvent.Fell(who.name(), buckles), HitLocationRule.HL_19_USELESS_LEG);
    }

    private static void dropped(Person who, Holding held, Table table) {
        table.tell(new BlowEvent.Dropped(who.name(), held.what()), HitLocationRule.HL_17_USELESS_ARM);
    }
}
