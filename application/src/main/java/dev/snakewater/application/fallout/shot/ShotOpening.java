package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.NoSuchElementException;

/** What an action opens with. */
final class ShotOpening {

    private ShotOpening() {}

    /**
     * Returns the situation that a scenario opens with.
     *
     * @throws NoSuchElementException if something in it is not there
     */
    static ShotSituation of(ShotScenario written) {
        Stock stock = Stock.with(written.house().catalogue());
        AtHand hand = AtHand.of(written.shooter(), stock);
        return of(
                written,
                hand.sheet().orElseThrow(),
                hand.guns(written.shooter().guns(), () -> {
                    throw new NoSuchElementException("a gun that is not there");
                }),
                written.target().victim().target(stock, written.target().reacts()),
                written.target().victim().condition(stock));
    }

    /** Returns the situation with what is meant by the names in a scenario. */
    static ShotSituation of(
            ShotScenario written, Wastelander sheet, List<Held> guns, Target target, Condition condition) {
        Shooter shooter = written.shooter().shooter(sheet);
        HouseRules house = written.house();
        boolean covered = coveredWhenShooting(shooter.inCover(), written.before());
        return new ShotSituation(
                new Encounter(shooter, target, written.millimetres(), house.master(), house.rulings()),
                guns,
                written.shooter().who().actionPoints().orElse(sheet.actionPoints()),
                condition,
                condition.hitPoints(),
                ShotSituation.Toll.NONE,
                written.action().map(action -> plan(action, GunNames.of(guns), covered)),
                written.times(),
                written.after(),
                written.before().isEmpty() ? new Phase.Deciding() : Phase.Moving.before(written.before()));
    }

    /** Returns whether the shooter is in cover when she comes to shoot. */
    static boolean coveredWhenShooting(boolean now, List<Move> before) {
        boolean covered = now;
        for (Move move : before) {
            covered = move == Move.TAKE_COVER || (covered && move != Move.LEAVE_COVER);
        }
        return covered;
    }

    private static Plan plan(WrittenAction action, GunNames guns, boolean covered) {
        return new Plan(
                action.with().isEmpty() ? List.of(0) : guns.places(action.with()),
                action.meant(),
                action.from().orElse(covered ? FromCover.POP_OUT : FromCover.OPEN));
    }
}
