package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationProcedure;
import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.fudge.hitlocation.procedure.PersonOutcome;
import dev.snakewater.application.fudge.hitlocation.procedure.Strike;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** A scenario of one strike, hand to hand or from afar. */
@Withers
public record StrikeScenario(PersonSheet attacker, Strike.Attack attack, PersonSheet target, LocationRulings rulings)
        implements StrikeScenarioBuilder.With, SetUp<Strike, Strike.Outcome> {

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.EYES,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.LEFT_ARM,
            CalledPart.LEFT_HAND,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    /** Returns the kind of such scenarios. */
    public static ScenarioKind<Strike, Strike.Outcome> kind() {
        return ScenarioKind.of(
                        "fudge-strike",
                        StrikeScenario.class,
                        new HitLocationProcedure<>(LocationRulings.DECLARED, Strike::withRulings),
                        new HitLocationTelling<>(LocationRulings.DECLARED))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of("blow", "shot", "defence", "difficulty", "damage", "agility"));
    }

    @Override
    public List<Problem> problems() {
        ProblemCollector complaints = PersonProblems.none();
        SequencedMap<String, PersonSheet> both = new LinkedHashMap<>();
        both.put("/attacker", attacker);
        both.put("/target", target);
        List<PersonProblems> people = PersonProblems.of(both, rulings.woundModel(), complaints);
        people.getFirst().outOfAction("/attacker", "out-and-strikes");
        people.getFirst().useless("/attack/hands", attack.hands());
        if (attack.against().defence().isPresent()) {
            people.getLast().outOfAction("/attack/defence", "out-and-defends");
        }
        Strike.Against all = attack.against();
        long against = Stream.of(all.defence(), all.difficulty(), all.range())
                .filter(Optional::isPresent)
                .count();
        complaints
                .needing("/attack/defence", "/attack/difficulty", "/attack/range")
                .when(against != 1, "/attack", "against-one-thing", against);
        aim(complaints);
        PersonProblems.die("/rulings/locationDie", rulings.locationDie(), complaints);
        complaints
                .needing("/attack/tooFar")
                .against(HitLocationRule.HL_10_NOVELTY_DICE)
                .when(!rulings.locationDie().isEmpty() && !attack.tooFar(), "/rulings/locationDie", "die-of-no-use");
        return complaints.all();
    }

    private void aim(ProblemCollector complaints) {
        ProblemCollector tooFar = complaints.against(HitLocationRule.HL_06_TOO_DISTANT);
        ProblemCollector ofWhole = complaints.needing("/target/whole");
        tooFar.needing("/attack/range")
                .when(attack.tooFar() && attack.against().range().isEmpty(), "/attack/tooFar", "too-far-hand-to-hand");
        attack.called().ifPresent(part -> {
            tooFar.needing("/attack/tooFar").when(attack.tooFar(), "/attack/called", "called-from-too-far", part);
            ofWhole.against(HitLocationRule.HL_01_AIM_AT_A_PART)
                    .when(target.whole(), "/attack/called", "called-of-no-parts", part);
        });
        ofWhole.against(HitLocationRule.HL_06_TOO_DISTANT)
                .when(attack.tooFar() && target.whole(), "/attack/tooFar", "rolled-of-no-parts");
    }

    @Override
    public List<Name> everybody() {
        return List.of(attacker.name(), target.name());
    }

    @Override
    public Strike opening() {
        Person struck = target.read(rulings.woundModel());
        return new Strike(attacker.read(rulings.woundModel()), attack, struck, struck, rulings, new Strike.Attacking());
    }

    /** Returns the same strike at the same target, as he is now; empty if he is dead, or would have to defend himself and cannot. */
    @Override
    public Optional<StrikeScenario> aftermath(Strike.Outcome outcome) {
        PersonOutcome fate = outcome.target();
        boolean cannotDefend = fate.out() && attack.against().defence().isPresent();
        return fate.wounds() == WoundLevel.DEAD || cannotDefend
                ? Optional.empty()
                : Optional.of(withTarget(target.after(fate, rulings.woundModel())));
    }

    @Override
    public SetUp<Strike, Strike.Outcome> after(
            Interlude what, SetUp<Strike, Strike.Outcome> before, String at, ProblemCollector refused) {
        WoundModel model = rulings.woundModel();
        return switch (what) {
            case Interlude.HealAll all -> healed(what, model, at, refused);
            case Interlude.Rest rest -> healed(what, model, at, refused);
            case Interlude.Heal heal ->
                new Sheets<>(List.of(attacker, target), PersonSheet::name)
                        .called(heal.who(), at, refused)
                        .map(who -> who.after(what, model, at, refused))
                        .map(who -> who.name().equals(target.name()) ? withTarget(who) : withAttacker(who))
                        .orElse(this);
            default -> SetUp.super.after(what, before, at, refused);
        };
    }

    private StrikeScenario healed(Interlude what, WoundModel model, String at, ProblemCollector refused) {
        return withAttacker(attacker.after(what, model, at, refused))
                .withTarget(target.after(what, model, at, refused));
    }

    @Override
    public void vary(Variations<SetUp<Strike, Strike.Outcome>> all) {
        all.when(attack.called().filter(part -> part != CalledPart.TORSO).isPresent())
                .add("variation.torso", withAttack(attack.calling(Optional.empty())));
        all.each("variation.part", PARTS, part -> withAttack(attack.calling(Optional.of(part))));
    }
}
