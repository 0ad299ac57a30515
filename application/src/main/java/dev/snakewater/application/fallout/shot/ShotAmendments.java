package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.master.FalloutAmendments;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What a master may amend by hand before the next step: how the two are, how they stand, what is in the guns, how far it is.
 *
 * @param situation the action
 */
record ShotAmendments(ShotSituation situation) {

    /** All of them, as things stand. */
    static List<Choice<ShotSituation>> of(ShotSituation situation) {
        ShotAmendments of = new ShotAmendments(situation);
        return Amendments.listed(all -> {
            Amendments<ShotSituation> targets = all.of(of.encounter().target().name());
            of.target(targets);
            of.shooter(all.of(of.encounter().shooter().name()));
            of.distance(targets);
        });
    }

    private void target(Amendments<ShotSituation> all) {
        Person target = encounter().target();
        Condition now = situation.target();
        Amendments<Condition> condition = all.within(situation::withTarget);
        FalloutAmendments.hitPoints(condition, situation.hitPointsBefore(), now);
        FalloutAmendments.stance(
                all.within(after -> situation.withEncounter(encounter().withTarget(after))),
                target::withPose,
                target::withInCover);
        FalloutAmendments.harm(condition, now, encounter().rulings());
    }

    private void shooter(Amendments<ShotSituation> all) {
        Person shooter = encounter().shooter();
        FalloutAmendments.actionPoints(all, situation::withActionPoints);
        for (int place = 0; place < situation.guns().size(); place++) {
            int gun = place;
            GunNames.NamedGun named = situation.named().get(gun);
            int magazine = named.held().gun().magazine();
            all.number("rounds in the " + named.name(), 0, magazine, rounds -> situation.loaded(gun, rounds));
        }
        FalloutAmendments.stance(all, pose -> with(shooter.withPose(pose)), this::covered);
        FalloutAmendments.burdens(
                all.within(after -> with(shooter.withBurdens(after))),
                shooter.burdens(),
                List.of(Part.values()),
                encounter().rulings());
    }

    private Encounter encounter() {
        return situation.encounter();
    }

    private ShotSituation with(Person shooter) {
        return situation.withEncounter(encounter().withShooter(shooter));
    }

    /** What is settled is done from where she is when she comes to shoot: out of cover for a moment, if nothing else is said of cover. */
    private ShotSituation covered(boolean now) {
        boolean then = (situation.phase() instanceof Phase.Moving moving && moving.thenShoots())
                ? ShotOpening.coveredWhenShooting(now, moving.moves())
                : now;
        Optional<Plan> settled = situation
                .settled()
                .map(plan -> new Plan(
                        plan.hands(),
                        plan.way(),
                        !then ? FromCover.OPEN : plan.from() == FromCover.OPEN ? FromCover.POP_OUT : plan.from()));
        return with(encounter().shooter().withInCover(now)).withSettled(settled);
    }

    /** What is being fired reaches her all the same; before anything is, she may be too far away. */
    private void distance(Amendments<ShotSituation> all) {
        Optional<Phase.Firing> shot = switch (situation.phase()) {
            case Phase.Moving moving -> Optional.empty();
            case Phase.Deciding deciding -> Optional.empty();
            case Phase.Firing firing -> Optional.of(firing);
            case Phase.Locating locating -> Optional.of(locating.shot());
            case Phase.Damaging damaging -> Optional.of(damaging.shot());
        };
        int perception = encounter().shooter().statistics().perception();
        List<Integer> reaches = situation.guns().stream()
                .map(held -> held.gun().bands().farthest(perception))
                .toList();
        int farthest = shot.map(
                        fired -> fired.plan().hands().stream().map(reaches::get).toList())
                .map(Collections::min)
                .orElseGet(() -> Collections.max(reaches));
        FalloutAmendments.distance(
                all,
                farthest,
                shot.isPresent(),
                far -> situation.withEncounter(encounter().withDistance(far)));
    }
}
