package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The rulings of a scenario in the making. What is not said is left out. */
final class WrittenRules {

    private final Map<String, Object> readings = new TreeMap<>();

    WrittenRules staredown(Rulings.StaredownBy by) {
        readings.put("staredown", by);
        return this;
    }

    WrittenRules dropScope(Rulings.DropScope scope) {
        readings.put("dropScope", scope);
        return this;
    }

    WrittenRules drawTies(Rulings.DrawTies ties) {
        readings.put("drawTies", ties);
        return this;
    }

    WrittenRules woundModel(WoundModel model) {
        readings.put("woundModel", model);
        return this;
    }

    WrittenRules locationDie(List<Region> faces) {
        readings.put("locationDie", faces);
        return this;
    }

    WrittenRules fanMaxPaces(int paces) {
        readings.put("fanMaxPaces", paces);
        return this;
    }

    WrittenRules fanMaxRange(RangeBand range) {
        readings.put("fanMaxRange", range);
        return this;
    }

    WrittenRules criticals(boolean on) {
        readings.put("criticals", on);
        return this;
    }

    WrittenRules grazes(boolean on) {
        readings.put("grazes", on);
        return this;
    }

    WrittenRules damageRoll(boolean on) {
        readings.put("damageRoll", on);
        return this;
    }

    WrittenRules flight(boolean on) {
        readings.put("flight", on);
        return this;
    }

    WrittenRules surrender(boolean on) {
        readings.put("surrender", on);
        return this;
    }

    WrittenRules callingOff(boolean on) {
        readings.put("callingOff", on);
        return this;
    }

    WrittenRules hitLocation(boolean on) {
        readings.put("hitLocation", on);
        return this;
    }

    WrittenRules calledShotMaxRange(RangeBand range) {
        readings.put("calledShotMaxRange", range);
        return this;
    }

    WrittenRules calledShotDamageAddBack() {
        readings.put("calledShotDamageAddBack", true);
        return this;
    }

    WrittenRules agilitySaveOnFall() {
        readings.put("agilitySaveOnFall", true);
        return this;
    }

    Rulings written() {
        return Rulings.DECLARED.byTheBookBut(readings);
    }
}
