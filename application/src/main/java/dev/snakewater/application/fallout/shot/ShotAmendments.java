package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.stream.IntStream;

/** What a master may amend by hand before the next step: how the two are, how they stand, what is in the guns, how far it is. */
final class ShotAmendments {

    private static final int CENTIMETRE = 10;

    /** Where a wound of the target counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    private final ShotSituation situation;
    private final Encounter encounter;
    private final Amendments<ShotSituation> amendments = new Amendments<>();

    private ShotAmendments(ShotSituation situation) {
        this.situation = situation;
        this.encounter = situation.encounter();
    }

    /** All of them, as things stand. */
    static List<Choice<ShotSituation>> of(ShotSituation situation) {
        ShotAmendments shot = new ShotAmendments(situation);
        shot.target(shot.encounter.target(), situation.target());
        shot.shooter(shot.encounter.shooter());
        shot.distance();
        return shot.amendments.all();
    }

    private void target(Target target, Condition now) {
        Name at = target.name();
        amendments.number(
                at,
                "hit points",
                Math.max(situation.hitPointsBefore(), now.hitPoints()),
                points -> situation.with(new Condition(points, now.grip(), now.wounds())));
        amendments.pose(at, pose -> situation.in(encounter.with(target.in(pose))));
        amendments.cover(at, covered -> situation.in(encounter.with(target.behindCover(covered))));
        amendments.oneOf(
                at,
                "weapon",
                List.of(Grip.values()),
                grip -> situation.with(new Condition(now.hitPoints(), grip, now.wounds())));
        if (encounter.rulings().wounds()) {
            amendments.wounds(
                    at,
                    ON_THE_BODY,
                    part -> situation.with(now.wounded(part, encounter.rulings())),
                    part -> situation.with(
                            new Condition(now.hitPoints(), now.grip(), Amendments.without(now.wounds(), part))));
        }
    }

    private void shooter(Shooter shooter) {
        Name by = shooter.name();
        amendments.number(by, "action points", SceneProblems.MOST_ACTION_POINTS, situation::left);
        List<String> names = GunNames.of(situation.guns()).all();
        for (int place = 0; place < situation.guns().size(); place++) {
            int gun = place;
            amendments.number(
                    by,
                    "rounds in the " + names.get(place),
                    situation.guns().get(place).gun().magazine(),
                    rounds -> situation.loaded(gun, rounds));
        }
        amendments.pose(by, pose -> with(shooter, "pose", pose));
        amendments.cover(by, this::covered);
        amendments.winded(by, points -> with(shooter, "winded", points));
        if (encounter.rulings().wounds()) {
            amendments.wounds(
                    by,
                    List.of(Part.values()),
                    part -> with(shooter, "wounds", Amendments.with(shooter.wounds(), part)),
                    part -> with(shooter, "wounds", Amendments.without(shooter.wounds(), part)));
        }
    }

    private ShotSituation with(Shooter shooter, String field, Object value) {
        return situation.in(encounter.with(Form.like(shooter).with(field, value).filled()));
    }

    /** What is settled is done from where she is then: out of cover for a moment, if nothing else is said of cover. */
    private ShotSituation covered(boolean covered) {
        boolean whenShooting = whenShooting(covered);
        return Form.like(with(encounter.shooter(), "inCover", covered))
                .with(
                        "settled",
                        situation.settled().map(plan -> new Plan(plan.hands(), plan.way(), from(plan, whenShooting))))
                .filled();
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
    private void distance() {
        List<Held> guns = situation.guns();
        int farthest = switch (situation.phase()) {
            case Phase.Moving moving -> beyondReach(guns);
            case Phase.Deciding deciding -> beyondReach(guns);
            case Phase.Firing firing -> reach(firing, guns);
            case Phase.Locating locating -> reach(locating.shot(), guns);
            case Phase.Damaging damaging -> reach(damaging.shot(), guns);
        };
        amendments.distance(
                encounter.target().name(),
                farthest,
                far -> situation.in(Form.like(encounter).with("distance", far).filled()));
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
        int perception = encounter.shooter().statistics().perception();
        return guns.stream().mapToInt(held -> held.gun().bands().farthest(perception));
    }
}
