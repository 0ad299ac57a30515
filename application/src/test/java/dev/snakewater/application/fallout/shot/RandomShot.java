package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Support;
import dev.snakewater.domain.fallout.shot.Tuning;
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
        boolean covered = random.nextInt(3) == 0;
        List<Move> before = moves();
        Form<WrittenShooter> shooter = Form.of(WrittenShooter.class)
                .with("is", any(PEOPLE))
                .with("name", "Shooter")
                .with("guns", guns.stream().map(this::gun).toList())
                .with("inCover", covered)
                .with("reacts", random.nextInt(4) == 0)
                .with("ambidextrous", random.nextInt(4) == 0)
                .with("winded", any(WINDED))
                .with("wounds", random.nextInt(4) == 0 ? List.of(any(List.of(Part.values()))) : List.of());
        Form<Rulings> rulings = Form.like(Rulings.BY_THE_BOOK)
                .with("wounds", random.nextBoolean())
                .with("roundThirds", any(List.of(Rulings.RoundThirds.values())))
                .with("firstAimApGivesBonus", random.nextBoolean())
                .with("hitCap", any(List.of(100, 100, 95, 40)))
                .with("poses", random.nextInt(4) != 0)
                .with("reaction", random.nextInt(4) != 0)
                .with("running", random.nextInt(4) != 0)
                .with("coverExemption", any(List.of(Rulings.CoverExemption.values())))
                .with("fumbleFrom", any(List.of(Rulings.FumbleFrom.values())));
        return Form.of(ShotScenario.class)
                .with("millimetres", random.nextInt(0, 1_500))
                .with("shooter", shooter.filled())
                .with("target", target().filled())
                .with(
                        "action",
                        action(guns, ShotOpening.coveredWhenShooting(covered, before))
                                .filled())
                .with("before", before)
                .with("after", moves())
                .with("times", random.nextInt(1, 4))
                .with("master", List.of(new MasterItem("whim", random.nextInt(-120, 121))))
                .with("rulings", rulings.filled())
                .filled();
    }

    /** Mostly none; some of them change nothing when it comes to them. */
    private List<Move> moves() {
        return IntStream.range(0, any(List.of(0, 0, 0, 1, 2)))
                .mapToObj(i -> any(List.of(Move.values())))
                .toList();
    }

    private Form<WrittenTarget> target() {
        return Form.of(WrittenTarget.class)
                .with("name", "Target")
                .with("hitPoints", random.nextInt(1, 60))
                .with("armour", any(ARMOURS))
                .with("armed", random.nextBoolean())
                .with("pose", any(List.of(Pose.values())))
                .with("fromTheFront", random.nextInt(4) != 0)
                .with("reacts", random.nextInt(4) == 0)
                .with("locations", random.nextInt(8) == 0 ? Optional.of(locations()) : Optional.empty())
                .with("inCover", random.nextInt(3) == 0);
    }

    private List<Part> locations() {
        return IntStream.range(0, Locations.FACES)
                .mapToObj(face -> any(List.of(Part.values())))
                .toList();
    }

    private WrittenGun gun(String is) {
        return Form.of(WrittenGun.class)
                .with("is", is)
                .with("rounds", random.nextInt(0, 6))
                .with(
                        "support",
                        random.nextInt(3) == 0 ? Optional.of(any(List.of(Support.values()))) : Optional.empty())
                .with("tunings", random.nextInt(3) == 0 ? List.of(tuning()) : List.of())
                .filled();
    }

    private Tuning tuning() {
        return new Tuning(
                "something", random.nextInt(-30, 31), random.nextInt(0, 40), Optional.of(random.nextInt(-10, 11)));
    }

    private Form<WrittenAction> action(List<String> guns, boolean covered) {
        WayWord way = any(List.of(WayWord.values()));
        Form<WrittenAction> action = Form.of(WrittenAction.class)
                .with("way", way)
                .with("with", random.nextBoolean() ? guns : List.of(guns.getFirst()));
        if (way == WayWord.AIMED) {
            action = action.with("at", any(List.of(Part.values()))).with("extra", random.nextInt(1, 7));
        }
        return covered ? action.with("from", any(List.of(FromCover.BLIND, FromCover.POP_OUT))) : action;
    }

    private <T> T any(List<T> of) {
        return of.get(random.nextInt(of.size()));
    }
}
