package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.ArrayList;
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
    List<Choice<Burning>> all() {
        List<Choice<Burning>> all = new ArrayList<>();
        Optional<Hearth.Stoker> stoker = burning.hearth().stoker();
        stoker.ifPresent(by -> all.addAll(stoker(by)));
        for (int place = 0; place < burning.targets().size(); place++) {
            all.addAll(burns(place));
            int there = place;
            stoker.ifPresent(by -> all.addAll(stands(there, by)));
        }
        return all;
    }

    private List<Choice<Burning>> stoker(Hearth.Stoker by) {
        Person shooter = by.shooter();
        Name whose = shooter.name();
        List<Choice<Burning>> all = new ArrayList<>();
        all.add(Amendments.actionPoints(whose).leadingTo(burning::withActionPoints));
        all.add(Amendment.number(
                        whose, "seconds in the tank", 0, by.thrower().gun().magazine())
                .leadingTo(burning::withSeconds));
        Amendments.burdens(whose, shooter.burdens(), List.of(Part.values()), rulings())
                .map(choice -> choice.leadingTo(now -> with(by, shooter.withBurdens(now))))
                .forEach(all::add);
        return all;
    }

    private Burning with(Hearth.Stoker by, Person shooter) {
        return burning.withHearth(burning.hearth().with(by.withShooter(shooter)));
    }

    private List<Choice<Burning>> burns(int place) {
        Condition now = burning.targets().get(place).condition();
        Name who = burning.hearth().name(place);
        int before = burning.hearth().places().get(place).hitPoints();
        List<Choice<Burning>> all = new ArrayList<>();
        all.add(Amendments.hitPoints(who, before, now).leadingTo(after -> with(place, after)));
        List<Optional<Stage>> stages = Stream.concat(
                        Stream.of(Optional.<Stage>empty()),
                        Stream.of(Stage.values()).map(Optional::of))
                .toList();
        all.add(Amendment.oneOf(who, "fire", stages)
                .called(stage -> stage.map(Stage::toString).orElse("out"))
                .leadingTo(stage -> alight(place, stage)));
        Amendments.harm(who, now, rulings())
                .map(choice -> choice.leadingTo(after -> with(place, after)))
                .forEach(all::add);
        return all;
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

    private Burning with(int place, Condition after) {
        return burning.with(
                place, new Ablaze(after, burning.targets().get(place).fire()));
    }

    /** How she stands to who fires; while a second of the stream is at her, she is within its reach. */
    private List<Choice<Burning>> stands(int place, Hearth.Stoker by) {
        Hearth.Place now = burning.hearth().places().get(place);
        Person target = now.target();
        int reach =
                by.thrower().gun().bands().farthest(by.shooter().statistics().perception());
        boolean aimedAt = burning.phase() instanceof Phase.Streaming streaming && streaming.place() == place;
        return Stream.concat(
                        Amendments.stance(target)
                                .map(choice -> choice.leadingTo(after -> at(place, now.withTarget(after)))),
                        Stream.of(Amendments.distance(target.name(), reach, aimedAt)
                                .leadingTo(far -> at(place, now.withDistance(far)))))
                .toList();
    }

    private Burning at(int place, Hearth.Place after) {
        return burning.withHearth(burning.hearth().with(place, after));
    }

    private Rulings rulings() {
        return burning.hearth().rulings();
    }
}
