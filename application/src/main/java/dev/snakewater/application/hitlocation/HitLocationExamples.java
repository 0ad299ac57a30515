package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Small set-ups on which what holds for every scenario kind is checked. */
final class HitLocationExamples {

    private static final Name ANN = new Name("Ann");

    /** A stroke at a sword hand, an arrow from too far away, and a kick at a foot that may keep its man up. */
    static final List<StrikeScenario> STRIKES = List.of(
            strike(
                    Optional.of(CalledPart.RIGHT_HAND),
                    StrikeScenario.Against.defence(Degree.FAIR),
                    LocationRulings.BY_THE_BOOK),
            strike(Optional.empty(), StrikeScenario.Against.range(Degree.GREAT), LocationRulings.BY_THE_BOOK),
            strike(
                    Optional.of(CalledPart.LEFT_FOOT),
                    StrikeScenario.Against.difficulty(Degree.FAIR),
                    new LocationRulings(
                            new BlastRulings(new WoundRulings(WoundModel.LEVELS_1995), true), true, List.of())));

    /** The table of the book, and a die of somebody's own. */
    static final List<LocationScenario> LOCATIONS = List.of(
            new LocationScenario(ANN, List.of()),
            new LocationScenario(
                    ANN,
                    Stream.concat(Collections.nCopies(5, Region.LEG).stream(), Stream.of(Region.LEFT_HAND))
                            .toList()));

    /** A grenade that is thrown at two, and rocks that fall on heads and shoulders. */
    static final List<BlastScenario> BLASTS = List.of(
            new BlastScenario(
                    new BlastScenario.Charge("grenade", 8),
                    Optional.of(new BlastScenario.Thrown(
                            armed("Ann"), new BlastScenario.Toss(Degree.GOOD, Degree.FAIR, Hands.RIGHT))),
                    List.of(
                            new BlastScenario.Target(armed("Bill"), Optional.empty()),
                            new BlastScenario.Target(armed("Cole").lying(true), Optional.of(List.of(BodyPart.TORSO)))),
                    new BlastRulings(WoundRulings.DECLARED.byTheBook(), true)),
            new BlastScenario(
                    new BlastScenario.Charge("falling rocks", 6),
                    Optional.empty(),
                    List.of(new BlastScenario.Target(
                            armed("Bill"), Optional.of(List.of(BodyPart.HEAD, BodyPart.LEFT_ARM, BodyPart.RIGHT_ARM)))),
                    BlastRulings.DECLARED.byTheBook()));

    /** Everything that can be asked, and a lock. */
    static final List<HindranceScenario> HINDRANCES = List.of(
            hindrance(Optional.empty()),
            hindrance(Optional.of(
                    new HindranceScenario.Attempt(Doing.MANUAL_WORK, "picking the lock", Degree.GOOD, Degree.FAIR))));

    private HitLocationExamples() {}

    /** From afar, he is too far away to name a part. */
    private static StrikeScenario strike(
            Optional<CalledPart> called, StrikeScenario.Against against, LocationRulings rulings) {
        return new StrikeScenario(
                armed("Ann"),
                new StrikeScenario.Attack(
                        Degree.GOOD,
                        "sword",
                        3,
                        Hands.RIGHT,
                        called,
                        0,
                        against,
                        against.range().isPresent()),
                armed("Bill").with(List.of(wounded(BodyPart.RIGHT_HAND, 3))),
                rulings);
    }

    private static HindranceScenario hindrance(Optional<HindranceScenario.Attempt> attempt) {
        return new HindranceScenario(
                armed("Bill").with(List.of(wounded(BodyPart.RIGHT_ARM, 3), wounded(BodyPart.LEFT_LEG, 5))),
                List.of(),
                Optional.empty(),
                attempt,
                WoundRulings.DECLARED.byTheBook());
    }

    private static PersonSheet armed(String name) {
        return PersonSheet.of(name).holding(List.of(new Holding("sword", Hands.RIGHT)));
    }

    private static PartSheet wounded(BodyPart part, int points) {
        return new PartSheet(part, Optional.empty(), new WrittenWounds(Optional.of(points), List.of()), false);
    }
}
