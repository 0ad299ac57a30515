package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.fudge.hitlocation.procedure.Blast;
import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationProcedure;
import dev.snakewater.application.fudge.hitlocation.procedure.PersonOutcome;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/** A scenario of a fireball, a grenade, a cave-in: damage to more than one part (HL-28 to HL-30). */
public record BlastScenario(
        Blast.Charge blast,
        Optional<Thrown> thrown,
        @Items(least = 1, most = 20) List<Target> targets,
        LocationRulings.OfHarm rulings)
        implements SetUp<Blast, Blast.Outcome> {

    /** Returns the kind of such scenarios. */
    public static ScenarioKind<Blast, Blast.Outcome> kind() {
        return ScenarioKind.of(
                        "fudge-blast",
                        BlastScenario.class,
                        new HitLocationProcedure<>(LocationRulings.OfHarm.DECLARED, Blast::withRulings),
                        new HitLocationTelling<>(LocationRulings.OfHarm.DECLARED))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of("throw", "difficulty", "blast", "damage", "agility"))
                .withNaming(List.of("/thrown/by/name"));
    }

    @Override
    public List<Problem> problems() {
        ProblemCollector complaints = PersonProblems.none();
        PersonProblems first =
                PersonProblems.of(people(), rulings.woundModel(), complaints).getFirst();
        thrown.ifPresent(by -> {
            first.outOfAction("/thrown/by", "out-and-throws");
            first.useless("/thrown/hands", by.how().hands());
        });
        ProblemCollector.each("/targets", targets, (at, target) -> target.problems(at, complaints));
        return complaints.all();
    }

    private SequencedMap<String, PersonSheet> people() {
        SequencedMap<String, PersonSheet> people = new LinkedHashMap<>();
        thrown.ifPresent(by -> people.put("/thrown/by", by.by()));
        ProblemCollector.each("/targets", targets, (at, target) -> people.put(at + "/who", target.who()));
        return people;
    }

    @Override
    public List<Name> everybody() {
        return people().values().stream().map(PersonSheet::name).toList();
    }

    @Override
    public Blast opening() {
        WoundModel model = rulings.woundModel();
        List<Blast.Victim> victims = targets.stream()
                .map(target -> Blast.Victim.of(target.who().read(model), target.parts()))
                .toList();
        Optional<Blast.Thrower> thrower =
                thrown.map(by -> new Blast.Thrower(by.by().read(model), by.how()));
        return new Blast(blast, thrower, victims, rulings, Optional.empty());
    }

    /** Returns the same blast at those who are left, as they are now; empty if nobody is. */
    @Override
    public Optional<BlastScenario> aftermath(Blast.Outcome outcome) {
        List<Target> left = new ArrayList<>();
        for (int i = 0; i < targets.size(); i++) {
            PersonOutcome fate = outcome.victims().get(i).fate();
            Target target = targets.get(i);
            if (fate.wounds() != WoundLevel.DEAD) {
                left.add(new Target(target.who.after(fate, rulings.woundModel()), target.reached));
            }
        }
        return left.isEmpty() ? Optional.empty() : Optional.of(new BlastScenario(blast, thrown, left, rulings));
    }

    /** Whoever threw it came out of it as he was. */
    @Override
    public SetUp<Blast, Blast.Outcome> after(
            Interlude what, SetUp<Blast, Blast.Outcome> before, String at, ProblemCollector refused) {
        Sheets<Target> sheets = new Sheets<>(targets, target -> target.who().name());
        UnaryOperator<Target> healing =
                one -> new Target(one.who().after(what, rulings.woundModel(), at, refused), one.reached);
        return switch (what) {
            case Interlude.HealAll all -> new BlastScenario(blast, thrown, sheets.each(healing), rulings);
            case Interlude.Rest rest -> new BlastScenario(blast, thrown, sheets.each(healing), rulings);
            case Interlude.Heal heal ->
                sheets.called(heal.who(), at, refused)
                        .map(who -> new BlastScenario(blast, thrown, sheets.with(who, healing), rulings))
                        .orElse(this);
            default -> SetUp.super.after(what, before, at, refused);
        };
    }

    /** A throw. */
    public record Thrown(PersonSheet by, @Unwrapped Blast.Toss how) {}

    /** Somebody it reaches. */
    public record Target(PersonSheet who, Optional<List<BodyPart>> reached) {

        /** Returns the parts, in the order of the sheet; the torso for something without parts. */
        List<BodyPart> parts() {
            return who.whole()
                    ? List.of(BodyPart.TORSO)
                    : BodyPart.ALL.stream()
                            .filter(part -> reached.isEmpty() || reached.get().contains(part))
                            .toList();
        }

        private void problems(String at, ProblemCollector complaints) {
            List<BodyPart> parts = reached.orElse(List.of());
            ProblemCollector widespread = complaints.against(HitLocationRule.HL_28_WIDESPREAD);
            ProblemCollector ofWhole = widespread.needing(at + "/who/whole");
            widespread.when(reached.isPresent() && parts.isEmpty(), at + "/reached", "nothing-reached");
            complaints.once(parts, i -> at + "/reached/" + i, "second-part");
            ProblemCollector.each(
                    at + "/reached",
                    parts,
                    (here, part) ->
                            ofWhole.when(who.whole() && part != BodyPart.TORSO, here, "reached-of-no-parts", part));
        }
    }
}
