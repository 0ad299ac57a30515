package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Optional;

/** The rulings of a scenario in the making. What is not said is left out. */
final class WrittenRules {

    private Optional<Rulings.StaredownBy> staredown = Optional.empty();
    private Optional<Rulings.DropScope> dropScope = Optional.empty();
    private Optional<Rulings.DrawTies> drawTies = Optional.empty();
    private Optional<WoundModel> woundModel = Optional.empty();
    private Optional<Integer> fanMaxPaces = Optional.empty();
    private Optional<RangeBand> fanMaxRange = Optional.empty();
    private Optional<Boolean> criticals = Optional.empty();
    private Optional<Boolean> grazes = Optional.empty();
    private Optional<Boolean> damageRoll = Optional.empty();
    private Optional<Boolean> flight = Optional.empty();
    private Optional<Boolean> surrender = Optional.empty();
    private Optional<Boolean> callingOff = Optional.empty();
    private Optional<Boolean> hitLocation = Optional.empty();
    private Optional<RangeBand> calledShotMaxRange = Optional.empty();
    private Optional<Boolean> calledShotDamageAddBack = Optional.empty();
    private Optional<Boolean> agilitySaveOnFall = Optional.empty();
    private List<Region> locationDie = List.of();

    WrittenRules staredown(Rulings.StaredownBy by) {
        staredown = Optional.of(by);
        return this;
    }

    WrittenRules dropScope(Rulings.DropScope scope) {
        dropScope = Optional.of(scope);
        return this;
    }

    WrittenRules drawTies(Rulings.DrawTies ties) {
        drawTies = Optional.of(ties);
        return this;
    }

    WrittenRules woundModel(WoundModel model) {
        woundModel = Optional.of(model);
        return this;
    }

    WrittenRules locationDie(List<Region> faces) {
        locationDie = faces;
        return this;
    }

    WrittenRules fanMaxPaces(int paces) {
        fanMaxPaces = Optional.of(paces);
        return this;
    }

    WrittenRules fanMaxRange(RangeBand range) {
        fanMaxRange = Optional.of(range);
        return this;
    }

    WrittenRules criticals(boolean on) {
        criticals = Optional.of(on);
        return this;
    }

    WrittenRules grazes(boolean on) {
        grazes = Optional.of(on);
        return this;
    }

    WrittenRules damageRoll(boolean on) {
        damageRoll = Optional.of(on);
        return this;
    }

    WrittenRules flight(boolean on) {
        flight = Optional.of(on);
        return this;
    }

    WrittenRules surrender(boolean on) {
        surrender = Optional.of(on);
        return this;
    }

    WrittenRules callingOff(boolean on) {
        callingOff = Optional.of(on);
        return this;
    }

    WrittenRules hitLocation(boolean on) {
        hitLocation = Optional.of(on);
        return this;
    }

    WrittenRules calledShotMaxRange(RangeBand range) {
        calledShotMaxRange = Optional.of(range);
        return this;
    }

    WrittenRules calledShotDamageAddBack() {
        calledShotDamageAddBack = Optional.of(true);
        return this;
    }

    WrittenRules agilitySaveOnFall() {
        agilitySaveOnFall = Optional.of(true);
        return this;
    }

    /** None, if nothing was said. */
    Optional<GunfightScenario.WrittenRulings> written() {
        return said().equals(new WrittenRules().said()) ? Optional.empty() : Optional.of(said());
    }

    private GunfightScenario.WrittenRulings said() {
        return new GunfightScenario.WrittenRulings(
                staredown,
                dropScope,
                drawTies,
                woundModel,
                fanMaxPaces,
                fanMaxRange,
                criticals,
                grazes,
                damageRoll,
                flight,
                surrender,
                callingOff,
                hitLocation,
                calledShotMaxRange,
                calledShotDamageAddBack,
                agilitySaveOnFall,
                locationDie);
    }
}
