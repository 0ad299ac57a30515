package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;

/** Small gunfights on which what holds for every scenario kind is checked. */
final class GunfightExamples {

    /** A showdown of two, and a staredown of two at close quarters. */
    static final List<GunfightScenario> ALL = List.of(
            duel(RangeBand.ACROSS_THE_STREET, false, GunfightPolicy.AGGRESSIVE, GunfightPolicy.CAREFUL),
            duel(RangeBand.SPITTIN_DISTANCE, true, GunfightPolicy.AGGRESSIVE, GunfightPolicy.AGGRESSIVE));

    private GunfightExamples() {}

    private static GunfightScenario duel(RangeBand range, boolean staredown, GunfightPolicy one, GunfightPolicy other) {
        return new GunfightScenario(
                List.of(fighter("Ann", Degree.GOOD, one), fighter("Bill", Degree.FAIR, other)),
                Optional.of(range),
                List.of(),
                Optional.of(staredown),
                Optional.empty());
    }

    private static GunfightScenario.Fighter fighter(String name, Degree pistol, GunfightPolicy policy) {
        return new GunfightScenario.Fighter(
                name,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(Degree.FAIR),
                Optional.of(pistol),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(new GunfightScenario.CarriedGun(
                        Firearm.REVOLVER, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty())),
                Optional.empty(),
                List.of(),
                Optional.of(policy));
    }
}
