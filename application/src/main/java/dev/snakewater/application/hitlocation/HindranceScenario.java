package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to ask what somebody's wounds take off what he does.
 *
 * @param who who it is, with his wounds
 * @param doing what he may want to do; everything there is, if left out
 * @param hands with which hands he fights or works; if left out, he fights with the right one and works with those he can use
 * @param attempt something that he tries and rolls for; nothing, if left out
 * @param rulings how the game master reads what the rules leave open
 */
record HindranceScenario(
        PersonSheet who, List<Doing> doing, Optional<Hands> hands, Optional<Attempt> attempt, WoundRulings rulings)
        implements SetUp<HindranceScenario, Hindrance, Hindrance.Outcome> {

    static ScenarioKind<HindranceScenario, Hindrance, Hindrance.Outcome> kind() {
        return Affair.kind("fudge-hindrance", HindranceScenario.class, WoundRulings.DECLARED, Hindrance::withRulings)
                .withNumbers(Stream.concat(
                                Stream.of(Doing.values()).map(Hindrance::penaltyFor), Stream.of("skill", "difficulty"))
                        .toList());
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = PartProblems.none();
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
        return new Hindrance(this, who.read(rulings.woundModel()), rulings);
    }

    /**
     * Something that he tries.
     *
     * @param doing what sort of thing it is
     * @param what what it is called, such as {@code picking the lock}
     * @param skill his skill at it
     * @param difficulty what he has to reach
     */
    record Attempt(
            Doing doing,

            @Spelt(pattern = Holding.NAME, as = "thing") String what,

            Degree skill,
            @Default("Fair") Degree difficulty) {}

    /** Returns what is asked for: nothing but what he tries, if he tries something and nothing else is named. */
    List<Doing> asked() {
        if (doing.isEmpty() && attempt.isPresent()) {
            return List.of();
        }
        return doing.isEmpty() ? List.of(Doing.values()) : doing;
    }
}
