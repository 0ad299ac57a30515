package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a master may amend by hand before the next step: how the two are, how they stand, what is in the guns, how far it is.
 *
 * @param situation the action
 */
record ShotAmendments(ShotSituation situation) {

    /** All of them, as things stand. */
    List<Choice<ShotSituation>> all() {
        return Stream.of(
                        target(encounter().target(), situation.target()),
                        shooter(encounter().shooter()),
                        distance())
                .flatMap(choices -> choices)
                .toList();
    }

    private Stream<Choice<ShotSituation>> target(Person target, Condition now) {
        Stream<Choice<Condition>> hitPoints =
                Stream.of(Amendments.hitPoints(target.name(), situation.hitPointsBefore(), now));
        return Stream.of(
                        hitPoints.map(this::amended),
                        Amendments.stance(target)
                                .map(choice -> choice.leadingTo(after ->
                                        situation.withEncounter(encounter().withTarget(after)))),
                        Amendments.harm(target.name(), now, encounter().rulings())
                                .map(this::amended))
                .flatMap(choices -> choices);
    }

    private Choice<ShotSituation> amended(Choice<Condition> target) {
        return target.leadingTo(situation::withTarget);
    }

    private Stream<Choice<ShotSituation>> shooter(Person shooter) {
        Name by = shooter.name();
        List<Choice<ShotSituation>> all = new ArrayList<>();
        all.add(Amendments.actionPoints(by).leadingTo(situation::withActionPoints));
        List<String> names = GunNames.of(situation.guns()).all();
        for (int place = 0; place < situation.guns().size(); place++) {
            int gun = place;
            int magazine = situation.guns().get(place).gun().magazine();
            all.add(Amendment.number(by, "rounds in the " + names.get(place), 0, magazine)
                    .leadingTo(rounds -> situation.loaded(gun, rounds)));
        }
        all.add(Amendments.pose(by).leadingTo(pose -> with(shooter.withPose(pose))));
        all.add(Amendments.cover(by).leadingTo(this::covered));
        Amendments.burdens(
                        by,
                        shooter.burdens(),
                        List.of(Part.values()),
                        encounter().rulings())
                .map(choice -> choice.leadingTo(after -> with(shooter.withBurdens(after))))
                .forEach(all::add);
        return all.stream();
    }

    private Encounter encounter() {
        return situation.encounter();
    }

    private ShotSituation with(Person shooter) {
        return situation.withEncounter(encounter().withShooter(shooter));
    }

    /** What is settled is done from where she is then: out of cover for a moment, if nothing else is said of cover. */
    private ShotSituation covered(boolean covered) {
        boolean whenShooting = whenShooting(covered);
        return with(encounter().shooter().withInCover(covered))
                .withSettled(
                        situation.settled().map(plan -> new Plan(plan.hands(), plan.way(), from(plan, whenShooting))));
    }

    /** Whether she is in cover when she comes to shoot, after what she does first. */
    private boolean whenShooting(boolean covered) {
        return switch (situation.phase()) {
            case Phase.Moving moving
            when moving.thenShoots() -> ShotOpening.coveredWhenShooting(covered, moving.moves());
            default -> covered;
        };
    }

    private static FromCover from(Plan plan, boolean covered) {
        if (!covered) {
            return FromCover.OPEN;
        }
        return plan.from() == FromCover.OPEN ? FromCover.POP_OUT : plan.from();
    }

    /** What is being fired reaches her all the same; before anything is, she may be too far away. */
    private Stream<Choice<ShotSituation>> distance() {
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
        return Stream.of(Amendments.distance(encounter().target().name(), farthest, shot.isPresent())
                .leadingTo(far -> situation.withEncounter(encounter().withDistance(far))));
    }
}
