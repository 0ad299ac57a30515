package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.EffortSituation;
import dev.snakewater.application.fallout.procedure.EffortOutcome;
import dev.snakewater.application.fallout.procedure.EffortProcedure;
import dev.snakewater.application.fallout.telling.EffortTelling;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variations;
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
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import dev.snakewater.domain.rule.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to put somebody to a test, or to let her jump or run: nobody else is in it.
 *
 * @param <C> itself
 */
public sealed interface EffortScenario<C> extends SetUp<C, EffortSituation, EffortOutcome> {

    /** A test on a skill or on a statistic. */
    ScenarioKind<TestScenario, EffortSituation, EffortOutcome> TESTS = kind("fallout-test", TestScenario.class);

    /** A jump, if it is not too far. */
    ScenarioKind<JumpScenario, EffortSituation, EffortOutcome> JUMPS = kind("fallout-jump", JumpScenario.class);

    /** A run, and the test on body control after it. */
    ScenarioKind<RunScenario, EffortSituation, EffortOutcome> RUNS = kind("fallout-run", RunScenario.class);

    private static <C extends EffortScenario<C>> ScenarioKind<C, EffortSituation, EffortOutcome> kind(
            String id, Class<C> scenario) {
        return ScenarioKind.of(id, scenario, new EffortProcedure(), new EffortTelling())
                .withPolicies(List.of(EffortSituation.EffortPolicy.values()))
                .withNumbers(Stream.of(Skill.values(), Statistics.Statistic.values())
                        .flatMap(Stream::of)
                        .map(Word::of)
                        .toList());
    }

    /** What the master brings along. */
    HouseRules house();

    /** Whose sheet it is. */
    Name who();

    /** She is called as her sheet, capitals and all. */
    @Override
    default List<Name> everybody() {
        return List.of(sheet().map(sheet -> new Name(sheet.name())).orElse(who()));
    }

    /** Returns what is on her sheet; nothing, if that is not clear. */
    default Optional<Wastelander> sheet() {
        return Catalogue.with(house().catalogue()).characters().named(who().text());
    }

    /** Returns her as she is put to a test. */
    default Actor actor(Burdens burdens) {
        Person person = Person.of(everybody().getFirst(), sheet().orElseThrow()).withBurdens(burdens);
        return new Actor(person, house().master(), house().rulings());
    }

    /** Returns what is wrong with her, to which more can be added. */
    default SceneProblems scene() {
        SceneProblems found = SceneProblems.of(house());
        found.sheet("/who", who());
        found.exemption(false);
        return found;
    }

    /**
     * What a person writes to put somebody to a test.
     *
     * @param house what the master brings along
     * @param who whose sheet it is: a name of the catalogue
     * @param burdens how she is out of breath, and wounded
     * @param check what is tested
     */
    record TestScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Burdens burdens,
            @Unwrapped Check check) implements EffortScenario<TestScenario> {
        @Override
        public EffortSituation opening() {
            return new EffortSituation(actor(burdens), check, Optional.empty(), Optional.empty(), 0, true);
        }

        @Override
        public List<Problem> problems() {
            Complaints complaints = scene().complaints();
            boolean skilled = check.skill().isPresent();
            boolean inherent = check.statistic().isPresent();
            complaints.needing("/statistic").when(skilled && inherent, "/skill", "two-things-tested");
            complaints.needing("/skill", "/statistic").when(!skilled && !inherent, "", "nothing-tested");
            return complaints.all();
        }
    }

    /**
     * What a person writes to set up a jump.
     *
     * @param house what the master brings along
     * @param who whose sheet it is: a name of the catalogue
     * @param jump how far, and from what
     * @param actionPoints what she has left of them for the jump; all but those walked, if left out
     * @param describe how she jumps and what she is after, as the player says it
     * @param burdens how she is out of breath, and wounded
     */
    @Withers
    record JumpScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Jump jump,
            @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,

            @Spelt(pattern = "\\S", as = "jump") Optional<String> describe,

            @Unwrapped Burdens burdens)
            implements EffortScenarioJumpScenarioBuilder.With, EffortScenario<JumpScenario> {
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
            sheet().map(Wastelander::actionPoints)
                    .filter(all -> actionPoints.isEmpty() && jump.walked() > all)
                    .ifPresent(all -> found.complaints()
                            .needing("/who", "/actionPoints", sheets)
                            .tell(
                                    "/walked",
                                    "walked-too-far",
                                    jump.walked(),
                                    all,
                                    FalloutRule.FO_09_ACTION_POINTS.id()));
            return found.complaints().all();
        }

        @Override
        public void vary(Variations<JumpScenario> found) {
            boolean moving = !jump.isOutOfMovement();
            Variations<Jump> all =
                    found.only(varied -> varied.jump.isPossible()).within(this::withJump);
            all.add("variation.off", new Jump(jump.millimetres(), moving ? 1 : 0), moving);
            all.add("variation.less", jump.farther(-Jump.METRE));
            all.add("variation.more", jump.farther(Jump.METRE));
        }
    }

    /**
     * What a person writes to set up a run.
     *
     * @param house what the master brings along
     * @param who whose sheet it is: a name of the catalogue
     * @param run how far
     * @param actionPoints what she has left of them; all, if left out
     * @param wounds where she is wounded, which matters if the house's wounds are played with
     */
    @Withers
    record RunScenario(
            @Unwrapped HouseRules house,
            Name who,
            @Unwrapped Run run,
            @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
            List<Part> wounds)
            implements EffortScenarioRunScenarioBuilder.With, EffortScenario<RunScenario> {
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
        public void vary(Variations<RunScenario> all) {
            int shorter = run.millimetres() - Run.farthest(1);
            all.when(shorter > 0).add("variation.shorter", withRun(run.withMillimetres(shorter)));
            all.add("variation.rested", withRun(run.withWinded(List.of())));
        }
    }
}
