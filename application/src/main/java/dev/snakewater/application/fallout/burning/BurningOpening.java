package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Shooter;
import java.util.List;
import java.util.Optional;

/** What a fire without problems opens with. */
final class BurningOpening {

    /** The flame thrower that is meant if none is named. */
    static final String FLAME_THROWER = "Flame thrower";

    private BurningOpening() {}

    static Burning of(BurningScenario written) {
        Stock stock = Stock.with(written.catalogue());
        Optional<Hearth.Stoker> stoker = written.shooter()
                .map(shooter -> stoker(shooter, written.rounds().orElse(1), stock));
        List<Hearth.Place> places =
                written.targets().stream().map(target -> place(target, stock)).toList();
        return new Burning(
                new Hearth(stoker, places, written.master(), written.rulings().orElse(Rulings.BY_THE_BOOK)),
                1,
                written.shooter()
                        .flatMap(WrittenShooter::actionPoints)
                        .or(() -> stoker.map(Hearth.Stoker::actionPoints))
                        .orElse(0),
                written.shooter()
                        .flatMap(WrittenShooter::seconds)
                        .or(() -> stoker.map(by -> by.thrower().magazine()))
                        .orElse(0),
                written.targets().stream().map(target -> ablaze(target, stock)).toList(),
                new Phase.Kindling(0));
    }

    /** What the shooter is called. */
    static String name(WrittenShooter written) {
        return written.name().orElse(written.is());
    }

    private static Hearth.Stoker stoker(WrittenShooter written, int rounds, Stock stock) {
        Wastelander sheet = stock.wastelander(written.is()).orElseThrow();
        FlameThrower thrower =
                stock.flameThrower(written.with().orElse(FLAME_THROWER)).orElseThrow();
        Shooter shooter = new Shooter(
                new Name(name(written)),
                sheet.statistics(),
                sheet.skills(),
                Pose.UPRIGHT,
                false,
                false,
                written.winded().orElse(0),
                false,
                written.wounds().stream().distinct().sorted().toList());
        return new Hearth.Stoker(shooter, thrower, sheet.actionPoints(), rounds);
    }

    private static Hearth.Place place(WrittenTarget written, Stock stock) {
        return new Hearth.Place(
                written.target(stock),
                written.millimetres().orElse(0),
                written.condition(stock).hitPoints());
    }

    private static Ablaze ablaze(WrittenTarget written, Stock stock) {
        return new Ablaze(
                written.condition(stock), written.alight().map(Fire::at).orElse(Fire.NONE));
    }
}
