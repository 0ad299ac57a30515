package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.Hindrance;
import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationProcedure;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A question about the penalties of somebody's wounds. */
public record HindranceScenario(
        PersonSheet who,
        List<Hindrance.ActivityKind> doing,
        Optional<Hands> hands,
        Optional<Hindrance.Attempt> attempt,
        LocationRulings.OfWounds rulings)
        implements SetUp<Hindrance, Hindrance.Outcome> {

    /** Returns the kind of such scenarios. */
    public static ScenarioKind<Hindrance, Hindrance.Outcome> kind() {
        return ScenarioKind.of(
                        "fudge-hindrance",
                        HindranceScenario.class,
                        new HitLocationProcedure<>(LocationRulings.OfWounds.DECLARED, Hindrance::withRulings),
                        new HitLocationTelling<>(LocationRulings.OfWounds.DECLARED))
                .withNumbers(Stream.concat(
                                Stream.of(Hindrance.ActivityKind.values()).map(Hindrance::penaltyFor),
                                Stream.of("skill", "difficulty"))
                        .toList());
    }

    @Override
    public List<Problem> problems() {
        ProblemCollector complaints = PersonProblems.none();
        PersonProblems.of("/who", who, rulings.woundModel(), complaints);
        complaints.once(doing, i -> "/doing/" + i, "second-doing");
        return complaints.all();
    }

    @Override
    public List<Name> everybody() {
        return List.of(who.name());
    }

    @Override
    public Hindrance opening() {
        return new Hindrance(who.read(rulings.woundModel()), asked(), hands, attempt, rulings);
    }

    /** Returns the activities asked about: all, unless some are given or there is an attempt. */
    private List<Hindrance.ActivityKind> asked() {
        if (doing.isEmpty() && attempt.isPresent()) {
            return List.of();
        }
        return doing.isEmpty() ? List.of(Hindrance.ActivityKind.values()) : doing;
    }
}
