package dev.snakewater.application.fallout.procedure;

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
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.wound.Condition;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** One shooter's action in the order of FO-08: refuse or pay, then roll each shot, the location of a critical, and the damage. */
public final class ShotProcedure implements Procedure<ShotSituation, ShotOutcome> {

    @Override
    public Next<ShotSituation, ShotOutcome> step(ShotSituation situation, Table table) {
        return situation.phase().play(situation, table);
    }

    @Override
    public List<Choice<ShotSituation>> rulings(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return RulingChoices.of(
                Rulings.DECLARED,
                encounter.rulings(),
                rulings -> situation.withEncounter(encounter.withRulings(rulings)));
    }

    /** Hit points matter to hits only as long as another action may follow: nobody fires again at a target that is down (FO-70). */
    @Override
    public ShotSituation forFindings(ShotSituation situation) {
        Person target = situation.encounter().target();
        Condition unhurt = target.condition().withHitPoints(situation.hitPointsBefore());
        return situation.times() > 0 ? situation : situation.withTarget(target.withCondition(unhurt));
    }

    @Override
    public List<String> withFirstFinding() {
        return ShotOutcome.OF_THE_TARGET;
    }

    /** Of the shots, only whether there were any. */
    @Override
    public ShotSituation forFirstFinding(ShotSituation situation) {
        return situation.withToll(
                new ShotSituation.Toll(Math.min(1, situation.toll().shots()), 0, 0));
    }

    @Override
    public ShotOutcome calledOff(ShotSituation situation) {
        return ShotOutcome.of(situation, List.of());
    }

    @Override
    public List<Choice<ShotSituation>> amendments(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return Amendments.listed(all -> {
            Amendments<ShotSituation> targets = all.of(encounter.target().name());
            target(situation, targets.within(situation::withTarget));
            shooter(situation, all.of(encounter.shooter().name()));
            distance(situation, targets.within(after -> situation.withEncounter(encounter.withDistance(after))));
        });
    }

    private static void target(ShotSituation situation, Amendments<Person> hers) {
        Person now = situation.encounter().target();
        FalloutAmendments.hitPoints(hers, now, situation.hitPointsBefore());
        FalloutAmendments.stance(hers, now);
        FalloutAmendments.harm(hers, now, situation.encounter().rulings());
    }

    private static void shooter(ShotSituation situation, Amendments<ShotSituation> all) {
        Person now = situation.encounter().shooter();
        all.number("action points", 0, Wastelander.MOST_ACTION_POINTS, situation::withActionPoints);
        List<GunNames.NamedGun> guns = situation.named();
        for (int place = 0; place < guns.size(); place++) {
            int gun = place;
            int magazine = guns.get(gun).held().gun().magazine();
            all.number("rounds in the " + guns.get(gun).name(), 0, magazine, rounds -> situation.loaded(gun, rounds));
        }
        Amendments<Person> hers = all.within(after -> withShooter(situation, after));
        FalloutAmendments.stance(hers, now);
        FalloutAmendments.burdens(hers, now, situation.encounter().rulings(), Part.values());
    }

    /** Adapts the plan to the shooter's cover when she comes to shoot; unless specified, she leaves cover for a moment. */
    private static ShotSituation withShooter(ShotSituation situation, Person shooter) {
        boolean covered = (situation.phase() instanceof ShotPhase.Moving moving && moving.thenShoots())
                ? Move.coverAfter(shooter.inCover(), moving.moves())
                : shooter.inCover();
        return situation.withShooter(shooter).withSettled(situation.settled().map(plan -> plan.leaving(covered)));
    }

    /** A shot under way still reaches the target; before that, she can be moved out of range. */
    private static void distance(ShotSituation situation, Amendments<Integer> all) {
        Optional<ShotPhase.Firing> shot = switch (situation.phase()) {
            case ShotPhase.Moving moving -> Optional.empty();
            case ShotPhase.Deciding deciding -> Optional.empty();
            case ShotPhase.Firing firing -> Optional.of(firing);
            case ShotPhase.Locating locating -> Optional.of(locating.shot());
            case ShotPhase.Damaging damaging -> Optional.of(damaging.shot());
        };
        int perception = situation.encounter().shooter().statistics().perception();
        List<Integer> reaches = situation.guns().stream()
                .map(held -> held.gun().bands().farthest(perception))
                .toList();
        int farthest = shot.map(
                        fired -> fired.plan().hands().stream().map(reaches::get).toList())
                .map(Collections::min)
                .orElseGet(() -> Collections.max(reaches));
        FalloutAmendments.distance(all, farthest, shot.isPresent());
    }
}
