package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.Attacker;
import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Small actions on which what holds for every scenario kind is checked. */
final class ShotExamples {

    private static final WrittenAction UNAIMED = WrittenAction.PLAIN;

    /** A plain shot; a head shot; a raider in cover who chooses at random; a refusal; two shots of two guns; a burst; into cover and out again. */
    static final List<ShotScenario> ALL = List.of(
            set(180, shooter("Vera")).doing(Optional.of(UNAIMED), 1),
            set(180, shooter("Vera")).doing(Optional.of(UNAIMED.aimed(Part.HEAD, 4)), 1),
            set(390, covered(ShotPolicy.RANDOM)),
            set(500, covered(ShotPolicy.MOST_DAMAGE))
                    .doing(Optional.of(UNAIMED.leaving(Optional.of(FromCover.BLIND))), 1),
            set(180, shooter("Skag", "10 mm Pistol", "Desert Eagle"))
                    .doing(Optional.of(UNAIMED.with(List.of("10 mm Pistol", "Desert Eagle"))), 1),
            set(450, shooter("Brock")).doing(Optional.of(UNAIMED.fired(WayWord.BURST)), 1),
            set(300, shooter("Brock", "10 mm Pistol"))
                    .moving(List.of(Move.TAKE_COVER), List.of(Move.LEAVE_COVER))
                    .doing(Optional.of(UNAIMED), 1));

    private ShotExamples() {}

    private static ShotScenario set(int millimetres, WrittenShooter shooter) {
        WrittenTarget raider = new WrittenTarget(Victim.of("Raider", 30).wearing(Wardrobe.LEATHER), false);
        return new ShotScenario(
                HouseRules.NONE, millimetres, shooter, raider, Optional.empty(), List.of(), List.of(), 1);
    }

    private static WrittenShooter shooter(String is, String... guns) {
        return shooter(is, false, ShotPolicy.MOST_DAMAGE, guns);
    }

    private static WrittenShooter covered(ShotPolicy policy) {
        return shooter("Skag", true, policy);
    }

    private static WrittenShooter shooter(String is, boolean covered, ShotPolicy policy, String... guns) {
        List<WrittenGun> held = Stream.of(guns)
                .map(gun -> new WrittenGun(gun, Optional.empty(), Optional.empty(), false, List.of()))
                .toList();
        return new WrittenShooter(Attacker.of(is), held, Pose.UPRIGHT, covered, false, Optional.empty(), false, policy);
    }
}
