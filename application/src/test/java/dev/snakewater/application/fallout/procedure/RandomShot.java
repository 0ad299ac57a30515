package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.fallout.scenario.ShotScenario.WayWord;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenTarget;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Locations;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Any set-up that can be opened, sensible or not. */
final class RandomShot {

    private static final List<Optional<Integer>> WINDED =
            List.of(Optional.empty(), Optional.empty(), Optional.of(10), Optional.of(20), Optional.of(40));
    private static final List<String> PEOPLE = List.of("Vera", "Brock", "Skag", "Gorm");
    private static final List<String> GUNS = List.of(
            "10 mm Pistol",
            "MAC-10",
            "Micro-Uzi",
            ".223 Pistol",
            "Hunting rifle",
            "AK-112",
            "MP-5",
            "Sniper rifle",
            "Hunting shotgun",
            "Minimi");
    private static final List<String> ARMOURS = List.of("none", "leather", "metal", "combat");

    private final SplittableRandom random;

    RandomShot(long seed) {
        random = new SplittableRandom(seed);
    }

    ShotScenario scenario() {
        return scenario(IntStream.range(0, random.nextInt(1, 3))
                .mapToObj(i -> any(GUNS))
                .toList());
    }

    /** With these guns at hand. */
    ShotScenario scenario(List<String> guns) {
        boolean covered = oneIn(3);
        List<Move> before = moves();
        WrittenShooter shooter = Filled.in(WrittenShooter.class, new Object[] {
            "is", any(PEOPLE),
            "name", "Shooter",
            "guns", guns.stream().map(this::gun).toList(),
            "inCover", covered,
            "reacts", oneIn(4),
            "ambidextrous", oneIn(4),
            "winded", any(WINDED),
            "wounds", oneIn(4) ? List.of(any(List.of(Part.values()))) : List.of()
        });
        Rulings rulings = Filled.like(Rulings.BY_THE_BOOK, new Object[] {
            "wounds", random.nextBoolean(),
            "roundThirds", any(List.of(Rulings.RoundThirds.values())),
            "firstAimApGivesBonus", random.nextBoolean(),
            "hitCap", any(List.of(100, 100, 95, 40)),
            "poses", !oneIn(4),
            "reaction", !oneIn(4),
            "running", !oneIn(4),
            "coverExemption", any(List.of(Rulings.CoverExemption.values())),
            "fumbleFrom", any(List.of(Rulings.FumbleFrom.values()))
        });
        return Filled.in(ShotScenario.class, new Object[] {
            "millimetres", random.nextInt(0, 1_500),
            "shooter", shooter,
            "target", target(),
            "action", action(guns, Move.coverAfter(covered, before)),
            "before", before,
            "after", moves(),
            "times", random.nextInt(1, 4),
            "master", List.of(new MasterItem("whim", random.nextInt(-120, 121))),
            "rulings", rulings
        });
    }

    /** Mostly none; some of them change nothing when it comes to them. */
    private List<Move> moves() {
        return IntStream.range(0, any(List.of(0, 0, 0, 1, 2)))
                .mapToObj(i -> any(List.of(Move.values())))
                .toList();
    }

    private WrittenTarget target() {
        return Filled.in(WrittenTarget.class, new Object[] {
            "name", "Target",
            "hitPoints", random.nextInt(1, 60),
            "armour", any(ARMOURS),
            "armed", random.nextBoolean(),
            "pose", any(List.of(Pose.values())),
            "fromTheFront", !oneIn(4),
            "reacts", oneIn(4),
            "locations", oneIn(8) ? Optional.of(locations()) : Optional.empty(),
            "inCover", oneIn(3)
        });
    }

    private List<Part> locations() {
        return IntStream.range(0, Locations.FACES)
                .mapToObj(face -> any(List.of(Part.values())))
                .toList();
    }

    private WrittenGun gun(String is) {
        return new WrittenGun(
                is,
                Optional.of(random.nextInt(0, 6)),
                oneIn(3) ? Optional.of(any(List.of(Held.Support.values()))) : Optional.empty(),
                false,
                oneIn(3) ? List.of(tuning()) : List.of());
    }

    private Held.Tuning tuning() {
        return new Held.Tuning(
                "something", random.nextInt(-30, 31), random.nextInt(0, 40), Optional.of(random.nextInt(-10, 11)));
    }

    private WrittenAction action(List<String> guns, boolean covered) {
        WayWord way = any(List.of(WayWord.values()));
        WrittenAction action = Filled.in(
                WrittenAction.class, "way", way, "with", random.nextBoolean() ? guns : List.of(guns.getFirst()));
        if (way == WayWord.AIMED) {
            action = Filled.like(action, "at", any(List.of(Part.values())), "extra", random.nextInt(1, 7));
        }
        return covered ? Filled.like(action, "from", any(List.of(Way.FromCover.BLIND, Way.FromCover.POP_OUT))) : action;
    }

    private boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
