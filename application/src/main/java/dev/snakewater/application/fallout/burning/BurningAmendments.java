package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a master may amend by hand before the next step of a fire: of who fires, and of everybody who can be hit or burns. */
final class BurningAmendments {

    private static final String NO_FIRE = "out";
    private static final int CENTIMETRE = 10;

    /** Where a wound of somebody who burns counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    private final Burning burning;
    private final Amendments<Burning> amendments = new Amendments<>();

    private BurningAmendments(Burning burning) {
        this.burning = burning;
    }

    /** All of them, as things stand. */
    static List<Choice<Burning>> of(Burning burning) {
        BurningAmendments fire = new BurningAmendments(burning);
        burning.hearth().stoker().ifPresent(fire::stoker);
        for (int place = 0; place < burning.targets().size(); place++) {
            fire.burns(place);
            int there = place;
            burning.hearth().stoker().ifPresent(by -> fire.stands(there, by));
        }
        return fire.amendments.all();
    }

    private void stoker(Hearth.Stoker by) {
        Shooter shooter = by.shooter();
        Name whose = shooter.name();
        amendments.number(whose, "action points", SceneProblems.MOST_ACTION_POINTS, burning::left);
        amendments.number(
                whose,
                "seconds in the tank",
                by.thrower().magazine(),
                seconds -> Form.like(burning).with("seconds", seconds).filled());
        amendments.winded(whose, points -> stoker(by, "winded", points));
        if (rulings().wounds()) {
            amendments.wounds(
                    whose,
                    List.of(Part.values()),
                    part -> stoker(by, "wounds", Amendments.with(shooter.wounds(), part)),
                    part -> stoker(by, "wounds", Amendments.without(shooter.wounds(), part)));
        }
    }

    private Burning stoker(Hearth.Stoker by, String field, Object value) {
        Shooter shooter = Form.like(by.shooter()).with(field, value).filled();
        Hearth.Stoker after = Form.like(by).with("shooter", shooter).filled();
        return burning.in(Form.like(burning.hearth()).with("stoker", after).filled());
    }

    private void burns(int place) {
        Ablaze target = burning.targets().get(place);
        Condition now = target.condition();
        Name who = burning.hearth().name(place);
        int most = Math.max(burning.hearth().places().get(place).hitPoints(), now.hitPoints());
        amendments.number(
                who, "hit points", most, points -> with(place, new Condition(points, now.grip(), now.wounds())));
        amendments.oneOf(
                who,
                "fire",
                Stream.concat(Stream.of(NO_FIRE), Stream.of(Stage.values()).map(Stage::toString))
                        .toList(),
                word -> alight(place, word));
        amendments.oneOf(
                who,
                "weapon",
                List.of(Grip.values()),
                grip -> with(place, new Condition(now.hitPoints(), grip, now.wounds())));
        if (rulings().wounds()) {
            amendments.wounds(
                    who,
                    ON_THE_BODY,
                    part -> with(place, now.wounded(part, rulings())),
                    part -> with(
                            place, new Condition(now.hitPoints(), now.grip(), Amendments.without(now.wounds(), part))));
        }
    }

    /** Fire never adds up: who has had this round's bite has the next one in the next round, and a bite that is due changes with it. */
    private Burning alight(int place, String word) {
        Optional<Stage> due = Stream.of(Stage.values())
                .filter(stage -> stage.toString().equals(word))
                .findFirst();
        Ablaze now = burning.targets().get(place);
        Burning amended = burning.with(
                place, new Ablaze(now.condition(), new Fire(due, now.fire().bitten())));
        if (!(burning.phase() instanceof Phase.Biting biting)
                || biting.place() != place
                || biting.bite().isOnTheWeapon()) {
            return amended;
        }
        return amended.at(
                due.<Phase>map(stage -> new Phase.Biting(place, biting.bite().in(stage), biting.after()))
                        .orElse(biting.after()));
    }

    private Burning with(int place, Condition after) {
        return burning.with(
                place, new Ablaze(after, burning.targets().get(place).fire()));
    }

    /** How she stands to who fires; while a second of the stream is at her, she is within its reach. */
    private void stands(int place, Hearth.Stoker by) {
        Target target = burning.hearth().target(place);
        amendments.pose(target.name(), pose -> at(place, "target", target.in(pose)));
        amendments.cover(target.name(), covered -> at(place, "target", target.behindCover(covered)));
        int reach = by.thrower().bands().farthest(by.shooter().statistics().perception());
        boolean aimedAt = burning.phase() instanceof Phase.Streaming streaming && streaming.place() == place;
        amendments.distance(target.name(), aimedAt ? reach : reach + CENTIMETRE, far -> at(place, "distance", far));
    }

    private Burning at(int place, String field, Object value) {
        Hearth.Place after = Form.like(burning.hearth().places().get(place))
                .with(field, value)
                .filled();
        return burning.in(burning.hearth().with(place, after));
    }

    private Rulings rulings() {
        return burning.hearth().rulings();
    }
}
