package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.SuccessRoll;
import dev.snakewater.domain.gurps.attack.Body;
import dev.snakewater.domain.gurps.body.Condition;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.LocationEffects;
import dev.snakewater.domain.gurps.body.LocationEffects.Stake;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** Boxes 39 and 40: what is special about the location that was hit. */
final class LocationBoxes {

    private LocationBoxes() {}

    /** 39: all but the torso have special effects; a pending kill has too. */
    static Passage isSpecial(ChartedAttack attack) {
        boolean special = attack.location().isSpecial() || attack.blow().carried() == Carried.KILLS;
        return Passage.when(special, special ? attack : attack.settled());
    }

    /** 40: the location's own effects, and the roll on HT that it asks for. */
    static Passage applyLocationEffects(ChartedAttack attack, Table table) {
        Name who = attack.whom();
        HitLocation location = attack.location();
        Underway.Blow blow = attack.blow();
        if (blow.carried() == Carried.KILLS) {
            Found killed = new Found.Special(who, location, List.of(), true, Optional.empty());
            return Passage.when(true, attack.settled(), killed);
        }
        Body body = attack.figure().body();
        LocationEffects effects =
                LocationEffects.of(location, DamageBoxes.type(attack), blow.damage(), blow.uncapped(), body.healthy());
        List<Condition> conditions =
                blow.carried() == Carried.CRIPPLES ? LocationEffects.crippled(location) : effects.atOnce();
        Optional<Found.Checked> roll = effects.roll().map(due -> rolled(who, body, due, table));
        boolean beheaded = roll.isPresent()
                && !roll.get().made()
                && effects.roll().orElseThrow().stake() == Stake.BEHEADING;
        Found found = new Found.Special(who, location, conditions, beheaded, roll);
        Harm harm =
                attack.harm().and(conditions).and(roll.map(Found.Checked::then).orElse(List.of()));
        Harm done = conditions.contains(Condition.CRIPPLED) ? harm.at(location) : harm;
        return Passage.when(beheaded, attack.withHarm(done).settled(), found);
    }

    private static Found.Checked rolled(Name who, Body body, LocationEffects.HtRoll due, Table table) {
        Tally ht = Tally.of(who, "location", body.ht(), "HT", Gurps3Rule.GU_40_LOCATION_EFFECTS);
        Tally number = ht.plusIfAny(due.modifier(), "where it hit", Gurps3Rule.GU_40_LOCATION_EFFECTS);
        return Rolls.check(
                number, (counted, fall) -> fails(due, counted, fall), Gurps3Rule.GU_40_LOCATION_EFFECTS, table);
    }

    private static List<Condition> fails(LocationEffects.HtRoll due, Tally number, Fall fall) {
        return switch (due.stake()) {
            case KNOCKOUT -> List.of(Condition.UNCONSCIOUS);
            case BEHEADING -> List.of();
            case STUN_OR_KNOCKOUT ->
                SuccessRoll.succeeds(fall.total(), number.total() - due.modifier())
                        ? List.of(Condition.STUNNED)
                        : List.of(Condition.STUNNED, Condition.UNCONSCIOUS);
        };
    }
}
