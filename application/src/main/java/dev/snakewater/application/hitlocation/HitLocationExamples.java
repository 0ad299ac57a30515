package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
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

    /** A stroke at a sword hand, an arrow from too far away, and a kick at a foot that may keep its man up. */
    static final List<StrikeScenario> STRIKES = List.of(
            strike(attack().with("defence", Degree.FAIR).with("called", CalledPart.RIGHT_HAND), Optional.empty()),
            strike(attack().with("range", Degree.GREAT).with("tooFar", true), Optional.empty()),
            strike(
                    attack().with("difficulty", Degree.FAIR).with("called", CalledPart.LEFT_FOOT),
                    Optional.of(new LocationRulings(
                            new BlastRulings(new WoundRulings(WoundModel.LEVELS_1995), true), true, List.of()))));

    /** The table of the book, and a die of somebody's own. */
    static final List<LocationScenario> LOCATIONS = List.of(
            new LocationScenario("Ann", List.of()),
            new LocationScenario(
                    "Ann",
                    Stream.concat(Collections.nCopies(5, Region.LEG).stream(), Stream.of(Region.LEFT_HAND))
                            .toList()));

    /** A grenade that is thrown at two, and rocks that fall on heads and shoulders. */
    static final List<BlastScenario> BLASTS = List.of(
            new BlastScenario(
                    new BlastScenario.Blast("grenade", 8),
                    Optional.of(new BlastScenario.Thrown(
                            person("Ann").filled(), Degree.GOOD, Degree.FAIR, Optional.empty())),
                    List.of(
                            new BlastScenario.Target(person("Bill").filled(), Optional.empty()),
                            new BlastScenario.Target(
                                    person("Cole").with("prone", true).filled(), Optional.of(List.of(BodyPart.TORSO)))),
                    Optional.of(new BlastRulings(WoundRulings.DECLARED.byTheBook(), true))),
            new BlastScenario(
                    new BlastScenario.Blast("falling rocks", 6),
                    Optional.empty(),
                    List.of(new BlastScenario.Target(
                            person("Bill").filled(),
                            Optional.of(List.of(BodyPart.HEAD, BodyPart.LEFT_ARM, BodyPart.RIGHT_ARM)))),
                    Optional.empty()));

    /** Everything that can be asked, and a lock. */
    static final List<HindranceScenario> HINDRANCES = List.of(
            hindrance(Optional.empty()),
            hindrance(Optional.of(new HindranceScenario.Attempt(
                    Doing.MANUAL_WORK, "picking the lock", Degree.GOOD, Optional.empty()))));

    private HitLocationExamples() {}

    private static StrikeScenario strike(Form<StrikeScenario.Attack> attack, Optional<LocationRulings> rulings) {
        return new StrikeScenario(
                person("Ann").filled(),
                attack.filled(),
                person("Bill")
                        .with("parts", List.of(wounded(BodyPart.RIGHT_HAND, 3)))
                        .filled(),
                rulings);
    }

    private static Form<StrikeScenario.Attack> attack() {
        return Form.of(StrikeScenario.Attack.class)
                .with("skill", Degree.GOOD)
                .with("with", "sword")
                .with("strength", 3);
    }

    private static HindranceScenario hindrance(Optional<HindranceScenario.Attempt> attempt) {
        return new HindranceScenario(
                person("Bill")
                        .with("parts", List.of(wounded(BodyPart.RIGHT_ARM, 3), wounded(BodyPart.LEFT_LEG, 5)))
                        .filled(),
                List.of(),
                Optional.empty(),
                attempt,
                Optional.empty());
    }

    private static Form<PersonSheet> person(String name) {
        return Form.of(PersonSheet.class)
                .with("name", name)
                .with("holds", List.of(new PersonSheet.Held("sword", Optional.empty())));
    }

    private static PartSheet wounded(BodyPart part, int points) {
        return Form.of(PartSheet.class)
                .with("part", part)
                .with("wounds", points)
                .filled();
    }
}
