package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.EffortOutcome;
import dev.snakewater.application.fallout.procedure.EffortProcedure;
import dev.snakewater.application.fallout.procedure.EffortSituation;
import dev.snakewater.application.fallout.telling.EffortTelling;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A scenario of one person who is tested, jumps or runs. */
public sealed interface EffortScenario extends SetUp<EffortSituation, EffortOutcome> {

    /** A test of a skill or a statistic. */
    ScenarioKind<EffortSituation, EffortOutcome> TESTS = kind("fallout-test", TestScenario.class);

    /** A jump, if it is not too far. */
    ScenarioKind<EffortSituation, EffortOutcome> JUMPS = kind("fallout-jump", JumpScenario.class);

    /** A run, with the body control test after it. */
    ScenarioKind<EffortSituation, EffortOutcome> RUNS = kind("fallout-run", RunScenario.class);

    private static ScenarioKind<EffortSituation, EffortOutcome> kind(
            String id, Class<? extends EffortScenario> scenario) {
        return ScenarioKind.of(id, scenario, new EffortProcedure(), new EffortTelling())
                .withPolicies(List.of(EffortSituation.EffortPolicy.values()))
                .withNumbers(Stream.of(Skill.values(), Statistics.Statistic.values())
                        .flatMap(Stream::of)
                        .map(Word::of)
                        .toList());
    }

    /** Returns the game master's catalogue, modifiers and rulings. */
    HouseRules house();

    /** Returns the name of the person's sheet. */
    Name who();

    /** Her name is that of her sheet, with the same capitals. */
    @Override
    default List<Name> everybody() {
        return List.of(sheet().map(sheet -> new Name(sheet.name())).orElse(who()));
    }

    /** Returns her sheet; empty if it could not be read. */
    default Optional<Wastelander> sheet() {
        return Catalogue.with(house().catalogue()).characters().named(who().text());
    }

    /** Returns the person who is tested. */
    default Actor actor(Burdens burdens) {
        Person person = Person.of(everybody().getFirst(), sheet().orElseThrow()).withBurdens(burdens);
        return new Actor(person, house().master(), house().rulings());
    }

    /** Returns the mistakes found in the person; more can be added. */
    default SceneProblems scene() {
        SceneProblems found = SceneProblems.of(house());
        found.sheet("/who", who());
        found.exemption(false);
        return found;
    }

    /** A test of a skill or a statistic. */
    record TestScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Burdens burdens,
            @Unwrapped Check check) implements EffortScenario {
        @Override
        public EffortSituation opening() {
            return new EffortSituation(actor(burdens), check, Optional.empty(), Optional.empty(), 0, true);
        }

        @Override
        public List<Problem> problems() {
            ProblemCollector complaints = scene().complaints();
            boolean skilled = check.skill().isPresent();
            boolean inherent = check.statistic().isPresent();
            complaints.needing("/statistic").when(skilled && inherent, "/skill", "two-things-tested");
            complaints.needing("/skill", "/statistic").when(!skilled && !inherent, "", "nothing-tested");
            return complaints.all();
        }
    }

    /** A jump, with the action points that are left for it. */
    @Withers
    record JumpScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Jump jump,
            @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,

            @Spelt(pattern = "\\S", as = "jump") Optional<String> describe,

            @Unwrapped Burdens burdens)
            implements EffortScenarioJumpScenarioBuilder.With, EffortScenario {
        @Override
        public EffortSituation opening() {
            int before = actionPoints.orElseGet(
                    () -> Math.max(0, sheet().orElseThrow().actionPoints() - jump.walked()));
            return EffortSituation.of(actor(burdens), jump, before).withDescribed(describe);
        }

        @Override
        public List<Problem> problems() {
            SceneProblems found = scene();
            String sheets = found.catalogue().characters().place(who.text());
            ProblemCollector ofTheSheet = found.complaints().needing("/who", "/actionPoints", sheets);
            String why = FalloutRule.FO_09_ACTION_POINTS.id();
            sheet().map(Wastelander::actionPoints)
                    .filter(all -> actionPoints.isEmpty() && jump.walked() > all)
                    .ifPresent(all -> ofTheSheet.tell("/walked", "walked-too-far", jump.walked(), all, why));
            return found.complaints().all();
        }

        @Override
        public void vary(Variations<SetUp<EffortSituation, EffortOutcome>> found) {
            boolean moving = !jump.isOutOfMovement();
            Variations<Jump> all = found.<Jump>within(this::withJump).only(Jump::isPossible);
            all.add("variation.off", new Jump(jump.millimetres(), moving ? 1 : 0), moving);
            all.add("variation.less", jump.farther(-Jump.METRE));
            all.add("variation.more", jump.farther(Jump.METRE));
        }
    }

    /** A run, with the action points that are left for it. */
    @Withers
    record RunScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Run run,
            @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
            List<Part> wounds)
            implements EffortScenarioRunScenarioBuilder.With, EffortScenario {
        @Override
        public EffortSituation opening() {
            Optional<Integer> worst =
                    run.winded().stream().map(Run.Exhaustion::points).max(Comparator.naturalOrder());
            int before = actionPoints.orElseGet(() -> sheet().orElseThrow().actionPoints());
            return EffortSituation.of(actor(new Burdens(worst, wounds)), run, before);
        }

        @Override
        public List<Problem> problems() {
            return scene().complaints().all();
        }

        @Override
        public void vary(Variations<SetUp<EffortSituation, EffortOutcome>> all) {
            int shorter = run.millimetres() - Run.farthest(1);
            all.when(shorter > 0).add("variation.shorter", withRun(run.withMillimetres(shorter)));
            all.add("variation.rested", withRun(run.withWinded(List.of())));
        }
    }
}
