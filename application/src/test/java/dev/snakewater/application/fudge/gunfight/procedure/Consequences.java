package dev.snakewater.application.fudge.gunfight.procedure;

import static dev.snakewater.application.fudge.gunfight.procedure.Must.must;

import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps an eye on what becomes of everybody: nobody gets better, and no bullet comes from nowhere. */
final class Consequences {

    private final Gunfight opening;
    private final List<Integer> rounds = new ArrayList<>();

    Consequences(Gunfight opening) {
        this.opening = opening;
        opening.fighters().forEach(fighter -> rounds.add(rounds(fighter)));
    }

    /** One situation follows from the other by what was told. */
    void follow(Gunfight before, Gunfight situation, List<Event> told) {
        int prizes = 0;
        for (int i = 0; i < situation.fighters().size(); i++) {
            Gunfighter fighter = situation.fighters().get(i);
            Gunfighter earlier = before.fighters().get(i);
            must(fighter.sheet().equals(earlier.sheet()), () -> "another sheet");
            for (Gun gun : fighter.guns()) {
                must(gun.rounds() >= 0 && gun.rounds() <= gun.capacity(), () -> "impossible rounds: " + gun);
            }
            must(
                    fighter.wounds().level().compareTo(earlier.wounds().level()) >= 0,
                    () -> fighter.name() + " got better");
            body(fighter, earlier);
            Gunfighter.Presence expected = left(fighter.name(), told).orElse(earlier.presence());
            must(fighter.presence() == expected, () -> fighter.name() + " is " + fighter.presence());
            prizes += fighter.holdsPrize() ? 1 : 0;
            must(!fighter.holdsPrize() || fighter.isAble(), () -> "a prize held by one out of action");
            loads(i, earlier, fighter, told);
        }
        int holding = prizes;
        must(holding <= (situation.firstTurn() ? 1 : 0), () -> holding + " hold the prize");
    }

    /** Boxes of a part are only filled; what is lost stays as it is; and nobody holds a gun in a hand that can hold nothing. */
    private static void body(Gunfighter fighter, Gunfighter earlier) {
        if (!(fighter.wounds() instanceof Body body) || !(earlier.wounds() instanceof Body before)) {
            must(
                    !(fighter.wounds() instanceof Body) && !(earlier.wounds() instanceof Body),
                    () -> fighter.name() + " has changed his kind of wounds");
            return;
        }
        for (BodyPart part : BodyPart.ALL) {
            must(
                    body.level(part).compareTo(before.level(part)) >= 0,
                    () -> "the " + part + " of " + fighter.name() + " got better");
            must(
                    !before.isLost(part) || body.track(part).equals(before.track(part)),
                    () -> "the lost " + part + " of " + fighter.name() + " was hit");
        }
        must(
                fighter.gunsInUse().isEmpty() || !body.hands().isEmpty(),
                () -> fighter.name() + " holds a gun without a hand");
        must(
                fighter.gunsInUse().size() < 2 || body.hands().size() == 2,
                () -> fighter.name() + " holds two guns in " + body.hands());
        must(fighter.gunsInUse().stream().noneMatch(Gun::isDropped), () -> "a gun on the ground is in use");
    }

    private static Optional<Gunfighter.Presence> left(Name who, List<Event> told) {
        return told.stream()
                .filter(event ->
                        event instanceof GunfightEvent.Left left && left.who().equals(who))
                .map(event -> ((GunfightEvent.Left) event).how())
                .findFirst();
    }

    /** Guns get rounds by a reload that is told, as many as it tells unless the game master had a say in it. */
    private void loads(int index, Gunfighter earlier, Gunfighter fighter, List<Event> told) {
        int more = rounds(fighter) - rounds(earlier);
        int in = 0;
        for (Event event : told) {
            if (event instanceof GunfightEvent.Reloaded reloaded
                    && reloaded.by().equals(fighter.name())) {
                boolean asWritten = reloaded.loaded().rules().stream().noneMatch(GameMasterRule.class::isInstance);
                in += asWritten ? reloaded.loaded().total() : Math.max(more, 0);
                rounds.set(index, rounds.get(index) + more);
            }
        }
        int loaded = in;
        must(more <= loaded, () -> fighter.name() + " has " + more + " rounds more and put in " + loaded);
    }

    /** Each shot told cost one bullet, each fan all, and nothing but reloads put any in. */
    void bulletsAddUp(List<List<Gun>> atTheEnd, List<Event> events) {
        for (int i = 0; i < atTheEnd.size(); i++) {
            Name name = opening.fighters().get(i).name();
            int expected = rounds.get(i);
            for (Event event : events) {
                expected -= event instanceof GunfightEvent.Fanned fanned
                                && fanned.by().equals(name)
                        ? fanned.spent()
                        : WhoDoes.shot(event)
                                        .filter(shot -> shot.by().equals(name) && shot.manner() != Shot.Manner.FAN)
                                        .isPresent()
                                ? 1
                                : 0;
            }
            int left = atTheEnd.get(i).stream().mapToInt(Gun::rounds).sum();
            int due = expected;
            must(left == due, () -> left + " rounds left to " + name + " instead of " + due);
        }
    }

    private static int rounds(Gunfighter fighter) {
        return fighter.guns().stream().mapToInt(Gun::rounds).sum();
    }
}
