package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Tuning;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.List;

/** What the words of a scenario without problems stand for. */
final class ShotOpening {

    private ShotOpening() {}

    /** The situation that it opens with. */
    static ShotSituation of(ShotScenario written) {
        Stock stock = Stock.with(written.catalogue());
        Wastelander sheet = stock.wastelander(written.shooter().is()).orElseThrow();
        Condition target = written.target().condition(stock);
        Encounter encounter = new Encounter(
                shooter(written.shooter(), sheet),
                written.target().target(stock),
                written.millimetres(),
                written.master(),
                written.rulings().orElse(Rulings.BY_THE_BOOK));
        List<Held> guns = guns(written.shooter(), sheet, stock);
        return new ShotSituation(
                encounter,
                guns,
                written.shooter().actionPoints().orElse(sheet.actionPoints()),
                target,
                target.hitPoints(),
                ShotSituation.Toll.NONE,
                written.action()
                        .map(action -> plan(
                                action,
                                guns,
                                coveredWhenShooting(encounter.shooter().inCover(), written.before()))),
                written.times().orElse(1),
                written.after(),
                written.before().isEmpty() ? new Phase.Deciding() : Phase.Moving.before(written.before()));
    }

    /** What the shooter is called. */
    static String name(WrittenShooter written) {
        return written.name().orElse(written.is());
    }

    /** The names of what the shooter has at hand, whether there are such guns or not. */
    static GunNames atHand(WrittenShooter written, Stock stock) {
        return written.guns().isEmpty()
                ? GunNames.of(stock.wastelander(written.is())
                        .map(sheet -> guns(written, sheet, stock))
                        .orElse(List.of()))
                : new GunNames(written.guns().stream().map(WrittenGun::is).toList());
    }

    /** What the shooter has at hand: what is written, or the guns of her sheet. */
    static List<Held> guns(WrittenShooter written, Wastelander sheet, Stock stock) {
        if (written.guns().isEmpty()) {
            return sheet.weapons().stream()
                    .flatMap(name -> stock.gun(name).stream())
                    .map(Held::full)
                    .toList();
        }
        return written.guns().stream()
                .map(gun -> held(gun, stock.gun(gun.is()).orElseThrow()))
                .toList();
    }

    /** Whether the shooter is in cover when she comes to shoot. */
    static boolean coveredWhenShooting(boolean now, List<Move> before) {
        boolean covered = now;
        for (Move move : before) {
            covered = move == Move.TAKE_COVER || (covered && move != Move.LEAVE_COVER);
        }
        return covered;
    }

    private static Plan plan(WrittenAction action, List<Held> guns, boolean covered) {
        Way way = switch (action.way().orElse(ShotScenario.WayWord.UNAIMED)) {
            case UNAIMED -> new Way.Unaimed();
            case AIMED ->
                new Way.Aimed(action.at().orElseThrow(), action.extra().orElse(1));
            case BURST -> new Way.Burst();
        };
        return new Plan(
                action.with().isEmpty() ? List.of(0) : GunNames.of(guns).places(action.with()),
                way,
                action.from().orElse(covered ? FromCover.POP_OUT : FromCover.OPEN));
    }

    private static Shooter shooter(WrittenShooter written, Wastelander sheet) {
        return new Shooter(
                new Name(name(written)),
                sheet.statistics(),
                sheet.skills(),
                written.pose().orElse(Pose.UPRIGHT),
                written.inCover().orElse(false),
                written.ambidextrous().orElse(false),
                written.winded().orElse(0),
                written.reacts().orElse(false),
                written.wounds().stream().distinct().sorted().toList());
    }

    private static Held held(WrittenGun written, Gun gun) {
        return new Held(
                gun,
                written.rounds().orElse(gun.magazine()),
                written.support(),
                written.rested().orElse(false),
                written.tunings().stream()
                        .map(tuning -> new Tuning(
                                tuning.what(),
                                tuning.points().orElse(0),
                                tuning.relief().orElse(0),
                                tuning.critical()))
                        .toList());
    }
}
