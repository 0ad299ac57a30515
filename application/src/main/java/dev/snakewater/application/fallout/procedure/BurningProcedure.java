package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.fallout.procedure.BurningSituation.FlamethrowerUser;
import dev.snakewater.application.fallout.procedure.BurningSituation.Target;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.weapon.Bands;
import dev.snakewater.domain.fallout.wound.Fire;
import java.util.List;
import java.util.Optional;

/** How a flame thrower is fired, and how those it hits burn, round by round (FO-29 to FO-32). */
public final class BurningProcedure implements Procedure<BurningSituation, BurningOutcome> {

    @Override
    public Next<BurningSituation, BurningOutcome> step(BurningSituation burning, Table table) {
        return burning.phase().play(burning, table);
    }

    @Override
    public List<Choice<BurningSituation>> rulings(BurningSituation burning) {
        return RulingChoices.of(Rulings.DECLARED, burning.rulings(), burning::withRulings);
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    @Override
    public BurningOutcome calledOff(BurningSituation burning) {
        return BurningOutcome.of(burning);
    }

    @Override
    public List<Choice<BurningSituation>> amendments(BurningSituation burning) {
        return Amendments.listed(all -> {
            burning.user().ifPresent(by -> user(burning, by, all.of(by.shooter().name())));
            for (int place = 0; place < burning.targets().size(); place++) {
                target(burning, place, all.of(burning.targets().get(place).name()));
            }
        });
    }

    private static void user(BurningSituation burning, FlamethrowerUser by, Amendments<BurningSituation> all) {
        all.number("action points", 0, Wastelander.MOST_ACTION_POINTS, burning::withActionPoints);
        all.number("seconds in the tank", 0, by.thrower().gun().magazine(), burning::withSeconds);
        Amendments<Person> shooter = all.within(after -> burning.withUser(Optional.of(by.withShooter(after))));
        FalloutAmendments.burdens(shooter, by.shooter(), burning.rulings(), Part.values());
    }

    private static void target(BurningSituation burning, int place, Amendments<BurningSituation> all) {
        Target now = burning.targets().get(place);
        Amendments<Target> there = all.within(after -> burning.with(place, after));
        Amendments<Person> hers = there.within(now::withPerson);
        FalloutAmendments.hitPoints(hers, now.person(), now.hitPoints());
        FalloutAmendments.fire(all, stage -> alight(burning, place, stage));
        FalloutAmendments.harm(hers, now.person(), burning.rulings());
        burning.user().ifPresent(by -> {
            FalloutAmendments.stance(hers, now.person());
            Bands bands = by.thrower().gun().bands();
            int reach = bands.farthest(by.shooter().statistics().perception());
            // While a second of the stream is at her, she is within its reach.
            boolean isAimedAt = burning.phase().equals(new BurningPhase.Streaming(place));
            FalloutAmendments.distance(there.within(now::withDistance), reach, isAimedAt);
        });
    }

    /** Returns this with another stage of the fire. Pending damage changes with it; damage done in this round is not repeated. */
    private static BurningSituation alight(BurningSituation burning, int place, Optional<Fire.Stage> due) {
        Target now = burning.targets().get(place);
        BurningSituation amended =
                burning.with(place, now.withFire(new Fire(due, now.fire().bitten())));
        if (!(burning.phase() instanceof BurningPhase.Biting biting)
                || biting.place() != place
                || biting.bite().isOnTheWeapon()) {
            return amended;
        }
        return amended.withPhase(due.<BurningPhase>map(
                        stage -> new BurningPhase.Biting(place, biting.bite().in(stage), biting.after()))
                .orElse(biting.after()));
    }
}
