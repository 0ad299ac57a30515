package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.master.FalloutAmendments;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a master may amend by hand before the next step of a fire: of who fires, and of everybody who can be hit or burns.
 *
 * @param burning the fire
 */
record BurningAmendments(Burning burning) {

    /** All of them, as things stand. */
    static List<Choice<Burning>> of(Burning burning) {
        BurningAmendments of = new BurningAmendments(burning);
        Hearth hearth = burning.hearth();
        return Amendments.listed(all -> {
            hearth.stoker().ifPresent(by -> of.stoker(by, all.of(by.shooter().name())));
            for (int place = 0; place < burning.targets().size(); place++) {
                Amendments<Burning> hers = all.of(hearth.name(place));
                int there = place;
                of.burns(place, hers);
                hearth.stoker().ifPresent(by -> of.stands(there, by, hers));
            }
        });
    }

    private void stoker(Hearth.Stoker by, Amendments<Burning> all) {
        Person shooter = by.shooter();
        FalloutAmendments.actionPoints(all, burning::withActionPoints);
        all.number("seconds in the tank", 0, by.thrower().gun().magazine(), burning::withSeconds);
        FalloutAmendments.burdens(
                all.within(now -> burning.withHearth(burning.hearth().with(by.withShooter(shooter.withBurdens(now))))),
                shooter.burdens(),
                List.of(Part.values()),
                burning.hearth().rulings());
    }

    private void burns(int place, Amendments<Burning> all) {
        Ablaze now = burning.targets().get(place);
        Amendments<Condition> condition = all.within(after -> burning.with(place, new Ablaze(after, now.fire())));
        FalloutAmendments.hitPoints(
                condition, burning.hearth().places().get(place).hitPoints(), now.condition());
        all.oneOf(
                "fire",
                Stream.concat(
                                Stream.of(Optional.<Stage>empty()),
                                Stream.of(Stage.values()).map(Optional::of))
                        .toList(),
                stage -> stage.map(Stage::toString).orElse("out"),
                stage -> alight(place, stage));
        FalloutAmendments.harm(condition, now.condition(), burning.hearth().rulings());
    }

    /** Fire never adds up: who has had this round's bite has the next one in the next round, and a bite that is due changes with it. */
    private Burning alight(int place, Optional<Stage> due) {
        Ablaze now = burning.targets().get(place);
        Burning amended = burning.with(
                place, new Ablaze(now.condition(), new Fire(due, now.fire().bitten())));
        if (!(burning.phase() instanceof Phase.Biting biting)
                || biting.place() != place
                || biting.bite().isOnTheWeapon()) {
            return amended;
        }
        return amended.withPhase(
                due.<Phase>map(stage -> new Phase.Biting(place, biting.bite().in(stage), biting.after()))
                        .orElse(biting.after()));
    }

    /** How she stands to who fires; while a second of the stream is at her, she is within its reach. */
    private void stands(int place, Hearth.Stoker by, Amendments<Burning> all) {
        Hearth.Place now = burning.hearth().places().get(place);
        int reach =
                by.thrower().gun().bands().farthest(by.shooter().statistics().perception());
        boolean aimedAt = burning.phase() instanceof Phase.Streaming streaming && streaming.place() == place;
        Amendments<Hearth.Place> there =
                all.within(after -> burning.withHearth(burning.hearth().with(place, after)));
        FalloutAmendments.stance(there.within(now::withTarget), now.target()::withPose, now.target()::withInCover);
        FalloutAmendments.distance(there, reach, aimedAt, now::withDistance);
    }
}
