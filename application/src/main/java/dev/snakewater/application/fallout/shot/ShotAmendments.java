package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a master may amend by hand before the next step: how the two are, how they stand, what is in the guns, how far it is.
 *
 * @param situation the action
 */
record ShotAmendments(ShotSituation situation) {

    private static final int CENTIMETRE = 10;

    /** Where a wound of the target counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    /** All of them, as things stand. */
    List<Choice<ShotSituation>> all() {
        return Stream.of(
                        target(encounter().target(), situation.target()),
                        shooter(encounter().shooter()),
                        distance())
                .flatMap(List::stream)
                .toList();
    }

    private List<Choice<ShotSituation>> target(Target target, Condition now) {
        Name at = target.name();
        List<Choice<ShotSituation>> all = new ArrayList<>(List.of(
                Amendment.number(at, "hit points", 0, Math.max(situation.hitPointsBefore(), now.hitPoints()))
                        .leadingTo(points -> situation.with(now.with(points))),
                Amendments.pose(at).leadingTo(pose -> situation.in(encounter().with(target.in(pose)))),
                Amendments.cover(at).leadingTo(is -> situation.in(encounter().with(target.behindCover(is)))),
                Amendment.oneOf(at, "weapon", List.of(Grip.values()))
                        .leadingTo(grip -> situation.with(now.with(grip)))));
        if (encounter().rulings().wounds()) {
            all.addAll(Amendments.wounds(
                    at,
                    ON_THE_BODY,
                    (part, is) ->
                            situation.with(is ? now.wounded(part, encounter().rulings()) : now.healed(part))));
        }
        return all;
    }

    private List<Choice<ShotSituation>> shooter(Shooter shooter) {
        Name by = shooter.name();
        List<Choice<ShotSituation>> all = new ArrayList<>();
        all.add(Amendment.number(by, "action points", 0, Wastelander.MOST_ACTION_POINTS)
                .leadingTo(situation::left));
        List<String> names = GunNames.of(situation.guns()).all();
        for (int place = 0; place < situation.guns().size(); place++) {
            int gun = place;
            int magazine = situation.guns().get(place).gun().magazine();
            all.add(Amendment.number(by, "rounds in the " + names.get(place), 0, magazine)
                    .leadingTo(rounds -> situation.loaded(gun, rounds)));
        }
        all.add(Amendments.pose(by).leadingTo(pose -> with(shooter.in(pose))));
        all.add(Amendments.cover(by).leadingTo(this::covered));
        all.add(Amendments.winded(by).leadingTo(points -> with(shooter.winded(points))));
        if (encounter().rulings().wounds()) {
            all.addAll(Amendments.wounds(
                    by,
                    List.of(Part.values()),
                    (part, is) -> with(shooter.wounded(Amendments.wounds(shooter.wounds(), part, is)))));
        }
        return all;
    }

    private Encounter encounter() {
        return situation.encounter();
    }

    private ShotSituation with(Shooter shooter) {
        return situation.in(encounter().with(shooter));
    }

    /** What is settled is done from where she is then: out of cover for a moment, if nothing else is said of cover. */
    private ShotSituation covered(boolean covered) {
        boolean whenShooting = whenShooting(covered);
        return with(encounter().shooter().behindCover(covered))
                .settled(situation.settled().map(plan -> new Plan(plan.hands(), plan.way(), from(plan, whenShooting))));
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
    private List<Choice<ShotSituation>> distance() {
        List<Held> guns = situation.guns();
        int farthest = switch (situation.phase()) {
            case Phase.Moving moving -> beyondReach(guns);
            case Phase.Deciding deciding -> beyondReach(guns);
            case Phase.Firing firing -> reach(firing, guns);
            case Phase.Locating locating -> reach(locating.shot(), guns);
            case Phase.Damaging damaging -> reach(damaging.shot(), guns);
        };
        return List.of(Amendments.distance(encounter().target().name(), farthest)
                .leadingTo(far -> situation.in(encounter().over(far))));
    }

    private int beyondReach(List<Held> guns) {
        return CENTIMETRE + reaches(guns).max().orElse(0);
    }

    private int reach(Phase.Firing firing, List<Held> guns) {
        return reaches(firing.plan().hands().stream().map(guns::get).toList())
                .min()
                .orElse(0);
    }

    private IntStream reaches(List<Held> guns) {
        int perception = encounter().shooter().statistics().perception();
        return guns.stream().mapToInt(held -> held.gun().bands().farthest(perception));
    }
}
