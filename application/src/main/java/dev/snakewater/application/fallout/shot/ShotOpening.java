package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.List;

/** What an action opens with. */
final class ShotOpening {

    private ShotOpening() {}

    /** Returns the situation that a scenario opens with; what is not clear in it is as with anybody. */
    static ShotSituation of(ShotScenario written) {
        HouseRules house = written.house();
        Stock stock = Stock.with(house.catalogue());
        AtHand hand = AtHand.of(written.shooter(), stock);
        Wastelander sheet = hand.sheet().orElse(WrittenWastelander.AVERAGE);
        List<Held> guns = hand.guns(written.shooter().guns());
        Person shooter = written.shooter().shooter(sheet);
        boolean covered = coveredWhenShooting(shooter.inCover(), written.before());
        Victim victim = written.target().victim();
        Person target = victim.target(stock, written.target().reacts());
        Condition condition = victim.condition(stock);
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
