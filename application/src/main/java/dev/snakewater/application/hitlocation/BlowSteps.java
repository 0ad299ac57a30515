package dev.snakewater.application.hitlocation;

import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.hitlocation.Aftereffects;
import dev.snakewater.domain.fudge.hitlocation.AgilitySave;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Struck;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** What blows do to somebody: his wounds, and then what he drops and whether he falls (HL-14 to HL-23, HL-31 to HL-35). */
final class BlowSteps {

    private BlowSteps() {}

    /**
     * What has become of somebody after all blows of a moment.
     *
     * @param who he
     * @param buckles the leg or foot on which he may still stay up by a roll, if he may
     */
    record Settled(Person who, Optional<BodyPart> buckles) {}

    /** Marks a blow; the damage has been counted. */
    static Person wound(Person who, BodyPart part, Tally damage, Table table) {
        int points = damage.total();
        if (points <= 0) {
            table.tell(new HitLocationEvent.Unscathed(who.name(), who.whole(), List.of(part), List.of(damage)));
            return who;
        }
        Struck struck = who.body().struck(part, points);
        table.tell(HitLocationEvent.Wounded.of(who.name(), who.whole(), damage, struck));
        return who.with(struck.after());
    }

    /** Tells that a blow went where a limb had been, if it did (HL-35). */
    static boolean findsNothing(Person who, BodyPart part, Table table) {
        boolean nothing = who.body().isLost(part);
        if (nothing) {
            table.tell(new HitLocationEvent.FoundNothing(who.name(), part));
        }
        return nothing;
    }

    /**
     * Lets him drop what he cannot hold, and fall if he cannot stand. A roll may still keep him up (HL-20), unless he is out of
     * action or neither leg bears him (HL-21).
     */
    static Settled settle(Person before, Person struck, boolean agilitySave, Table table) {
        Aftereffects effects = Aftereffects.of(before.body(), struck.body(), struck.holds());
        effects.dropped().forEach(held -> table.tell(new HitLocationEvent.Dropped(struck.name(), held.what())));
        Person after = struck.holding(effects.kept(struck.holds()));
        if (before.canAct() && !after.canAct()) {
            table.tell(
                    new HitLocationEvent.OutOfAction(after.name(), after.body().level()));
        }
        boolean mayStay = agilitySave && after.canAct() && after.body().canStand(true);
        if (effects.buckles().isEmpty() || mayStay) {
            return new Settled(after, effects.buckles());
        }
        return new Settled(falling(after, effects.buckles().get(), table), Optional.empty());
    }

    /**
     * Rolls whether somebody stays on his feet (HL-20).
     *
     * @param before his body before the blows of this moment
     */
    static Person sway(Person who, Body before, BodyPart buckles, Table table) {
        Tally agility = table.count(AgilitySave.tally(who.name(), who.agility(), before));
        Fall fall = table.roll(new Throw(
                who.name(), "agility", DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, HitLocationRule.HL_20_AGILITY_SAVE));
        int total = agility.total() + fall.total();
        boolean staysUp = AgilitySave.keepsUp(total);
        table.tell(new HitLocationEvent.Swayed(who.name(), buckles, agility, fall, total, staysUp));
        return staysUp ? who : falling(who, buckles, table);
    }

    private static Person falling(Person who, BodyPart buckles, Table table) {
        table.tell(new HitLocationEvent.Fell(who.name(), buckles));
        return who.with(who.body().lying(true));
    }
}
