package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.scenario.BurningScenario;
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
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.fallout.wound.Locations;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Any shot that can be opened, sensible or not, and any fire. */
public final class RandomShot {

    private static final List<Optional<Integer>> WINDED =
            List.of(Optional.empty(), Optional.empty(), Optional.of(10), Optional.of(20), Optional.of(40));
    private static final List<String> PEOPLE = List.of("Vera", "Brock", "Skag", "Gorm");
    private static final List<String> GUNS =
            Armoury.ALL.stream().filter(Gun.class::isInstance).map(Weapon::name).toList();
    private static final List<String> ARMOURS = List.of("none", "leather", "metal", "combat");

    private final SplittableRandom random;

    public RandomShot(long seed) {
        random = new SplittableRandom(seed);
    }

    public ShotScenario scenario() {
        return scenario(IntStream.range(0, random.nextInt(1, 3))
                .mapToObj(i -> any(GUNS))
                .toList());
    }

    /** With these guns at hand. */
    ShotScenario scenario(List<String> guns) {
        boolean covered = oneIn(3);
        List<Move> before = moves();
        return Filled.in(ShotScenario.class, new Object[] {
            "millimetres", random.nextInt(0, 1_500),
            "shooter", shooter(guns, covered),
            "target", Filled.in(WrittenTarget.class, and(victim("Target"), "reacts", oneIn(4))),
            "action", action(guns, Move.coverAfter(covered, before)),
            "before", before,
            "after", moves(),
            "times", random.nextInt(1, 4),
            "master", List.of(new MasterItem("whim", random.nextInt(-120, 121))),
            "rulings", Filled.like(rulings(), "coverExemption", any(Rulings.CoverExemption.values()))
        });
    }

    /** Any fire with somebody who fires. */
    BurningScenario fire() {
        return Filled.in(BurningScenario.class, new Object[] {
            "shooter", stoker(),
            "rounds", random.nextInt(1, 6),
            "rulings", rulings(),
            "targets",
                    IntStream.rangeClosed(1, random.nextInt(1, 4))
                            .mapToObj(number -> alight("target " + number))
                            .toList()
        });
    }

    private WrittenShooter shooter(List<String> guns, boolean covered) {
        return Filled.in(WrittenShooter.class, new Object[] {
            "is", any(PEOPLE),
            "name", "Shooter",
            "guns", guns.stream().map(this::gun).toList(),
            "inCover", covered,
            "reacts", oneIn(4),
            "ambidextrous", oneIn(4),
            "winded", any(WINDED),
            "wounds", wounds()
        });
    }

    private BurningScenario.WrittenShooter stoker() {
        return Filled.in(BurningScenario.WrittenShooter.class, new Object[] {
            "is", any(List.of("Vera", "Brock")),
            "name", "the stoker",
            "actionPoints", random.nextInt(21),
            "seconds", random.nextInt(9),
            "winded", any(WINDED),
            "wounds", wounds(),
            "policy", any(BurningSituation.BurningPolicy.values())
        });
    }

    private BurningScenario.WrittenTarget alight(String name) {
        Map<String, Object> fields = and(victim(name), "millimetres", random.nextInt(450));
        if (random.nextBoolean()) {
            fields.keySet().removeAll(List.of("hitPoints", "armour"));
            fields.put("is", any(PEOPLE));
        }
        return Filled.in(
                BurningScenario.WrittenTarget.class,
                oneIn(3) ? and(fields, "alight", any(Fire.Stage.values())) : fields);
    }

    private Map<String, Object> victim(String name) {
        return Filled.fields(
                "name", name,
                "hitPoints", random.nextInt(1, 61),
                "armour", any(ARMOURS),
                "armed", random.nextBoolean(),
                "pose", any(Pose.values()),
                "fromTheFront", !oneIn(4),
                "inCover", oneIn(3),
                "locations", oneIn(8) ? Optional.of(locations()) : Optional.empty());
    }

    private static Map<String, Object> and(Map<String, Object> fields, String name, Object value) {
        Map<String, Object> more = new LinkedHashMap<>(fields);
        more.put(name, value);
        return more;
    }

    private Rulings rulings() {
        return Filled.like(Rulings.BY_THE_BOOK, new Object[] {
            "wounds", random.nextBoolean(),
            "roundThirds", any(Rulings.RoundThirds.values()),
            "firstAimApGivesBonus", random.nextBoolean(),
            "hitCap", any(List.of(100, 100, 95, 40)),
            "poses", !oneIn(4),
            "reaction", !oneIn(4),
            "running", !oneIn(4),
            "fumbleFrom", any(Rulings.FumbleFrom.values())
        });
    }

    /** Mostly none; some of them change nothing when it comes to them. */
    private List<Move> moves() {
        return IntStream.range(0, any(List.of(0, 0, 0, 1, 2)))
                .mapToObj(i -> any(Move.values()))
                .toList();
    }

    private List<Part> wounds() {
        return oneIn(4) ? List.of(any(Part.values())) : List.of();
    }

    private List<Part> locations() {
        return IntStream.range(0, Locations.FACES)
                .mapToObj(face -> any(Part.values()))
                .toList();
    }

    private WrittenGun gun(String is) {
        Held.Tuning tuning = new Held.Tuning(
                "something", random.nextInt(-30, 31), random.nextInt(0, 40), Optional.of(random.nextInt(-10, 11)));
        return new WrittenGun(
                is,
                Optional.of(random.nextInt(0, 6)),
                oneIn(3) ? Optional.of(any(Held.Support.values())) : Optional.empty(),
                false,
                oneIn(3) ? List.of(tuning) : List.of());
    }

    private WrittenAction action(List<String> guns, boolean covered) {
        WayWord way = any(WayWord.values());
        WrittenAction action = Filled.in(
                WrittenAction.class, "way", way, "with", random.nextBoolean() ? guns : List.of(guns.getFirst()));
        if (way == WayWord.AIMED) {
            action = Filled.like(action, "at", any(Part.values()), "extra", random.nextInt(1, 7));
        }
        return covered ? Filled.like(action, "from", any(List.of(Way.FromCover.BLIND, Way.FromCover.POP_OUT))) : action;
    }

    private boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    private <T> T any(T[] of) {
        return any(List.of(of));
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
