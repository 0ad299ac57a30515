package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.fallout.fight.policy.FightPolicy;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightProcedure;
import dev.snakewater.application.fallout.fight.procedure.FightScene;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.RoundPhase;
import dev.snakewater.application.fallout.fight.telling.FightTelling;
import dev.snakewater.application.fallout.scenario.Catalogue;
import dev.snakewater.application.fallout.scenario.HouseRules;
import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Skill;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.modifier.Initiative;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Stairs;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A scenario of a whole fight on a table: who fights, where they stand, and what stands between them. */
@Withers
public record FightScenario(
        WrittenCatalogue catalogue,
        List<MasterItem> master,
        WrittenRulings rulings,
        Table table,
        @Items(most = FightScenario.MOST_THINGS) List<Obstacle> things,
        @Items(most = FightScenario.MOST_THINGS) List<Stairs> stairs,
        @Items(least = 1, most = Roster.MOST) List<WrittenFighter> fighters,

        @Default("20") @Within({1, FightScenario.MOST_ROUNDS})
        int rounds)
        implements FightScenarioBuilder.With, SetUp<FightSituation, FightOutcome> {

    /** The most rounds of a fight. */
    public static final int MOST_ROUNDS = 100;

    /** The most walls and things on a table, and the most stairs. */
    public static final int MOST_THINGS = 100;

    private static final List<String> NUMBERS = Stream.concat(
                    Stream.of(Initiative.INITIATIVE, Shot.TO_HIT, Shot.CRITICAL, Damage.DAMAGE, Fire.Bite.BURN),
                    Stream.of(
                                    Skill.BODY_CONTROL,
                                    Skill.ACROBATICS,
                                    Statistics.Statistic.PERCEPTION,
                                    Statistics.Statistic.LUCK)
                            .map(Word::of))
            .toList();

    /** Returns the kind {@code fallout-fight}: a whole fight, round by round. */
    public static ScenarioKind<FightSituation, FightOutcome> kind() {
        return ScenarioKind.of("fallout-fight", FightScenario.class, new FightProcedure(), new FightTelling())
                .withPolicies(List.of(FightPolicy.values()))
                .withSequel(ScenarioKind.Sequel.WITH_OTHERS)
                .withNumbers(NUMBERS)
                .withNaming(Roster.NAMING);
    }

    @Override
    public List<Problem> problems() {
        return FightProblems.of(this);
    }

    @Override
    public List<Name> everybody() {
        return Roster.of(this).members().stream().map(Roster.Member::name).toList();
    }

    @Override
    public FightSituation opening() {
        Catalogue known = Catalogue.with(catalogue);
        List<Fighter> all = Roster.of(this).members().stream()
                .map(member -> FighterOpening.of(member, things, rulings.shots(), known))
                .toList();
        return new FightSituation(
                new FightScene(ground(), rulings.shots(), rulings.rounds(), master, rounds),
                all,
                List.of(),
                0,
                0,
                List.of(),
                new RoundPhase.RollingInitiative(0));
    }

    /** The game master's rulings on what any shot asks, and on what only rounds ask. */
    public record WrittenRulings(
            @Unwrapped Rulings shots, @Unwrapped FightRulings rounds) {}

    /** Returns what scenarios of every kind have of the game master. */
    HouseRules house() {
        return new HouseRules(catalogue, master, rulings.shots());
    }

    Ground ground() {
        return new Ground(table.width, table.height, things, stairs);
    }

    /** A newcomer is written as standing where she enters, or beside her model, unless somebody stood there at the beginning. */
    @Override
    public Optional<SetUp<FightSituation, FightOutcome>> joinedBy(Answer.Entered newcomer) {
        List<Roster.Member> members = Roster.of(this).members();
        return Optional.of(members.stream()
                .filter(member -> member.name().equals(newcomer.like()))
                .findFirst()
                .map(model -> {
                    List<Place> taken =
                            members.stream().map(Roster.Member::place).toList();
                    Place wish = newcomer.at().orElse(model.place());
                    Place at = taken.contains(wish) ? ground().nearestFree(wish, taken) : wish;
                    List<WrittenFighter> all = new ArrayList<>(fighters);
                    all.add(model.sheet().fresh(newcomer, at, Catalogue.with(catalogue)));
                    return withFighters(all);
                })
                .orElse(this));
    }

    @Override
    public Optional<Policy<FightSituation>> policyOf(Name fighter) {
        return sheetOf(fighter).map(WrittenFighter::policy);
    }

    @Override
    public boolean isPlayer(Name fighter) {
        return sheetOf(fighter).filter(WrittenFighter::player).isPresent();
    }

    private Optional<WrittenFighter> sheetOf(Name fighter) {
        return fighters.stream()
                .filter(sheet -> sheet.called().numbered(sheet.count()).contains(fighter.text()))
                .findFirst();
    }

    /** Returns the next fight of those who are left, where they stand, with what they still have; empty if nobody is left. */
    @Override
    public Optional<FightScenario> aftermath(FightOutcome outcome) {
        Roster roster = Roster.of(this);
        List<WrittenFighter> left = new ArrayList<>();
        List<Place> taken = new ArrayList<>();
        for (FightOutcome.Fate fate : outcome.fighters()) {
            if (!fate.isDown()) {
                Fighter after = asideOf(taken, fate.after());
                taken.add(after.place());
                left.add(roster.sheet(fate.name()).after(after, things));
            }
        }
        return Optional.of(withFighters(left)).filter(next -> !left.isEmpty());
    }

    /** Somebody may stand now where another was when she left. */
    private Fighter asideOf(List<Place> taken, Fighter one) {
        if (!taken.contains(one.place())) {
            return one;
        }
        Position position = new Position(
                ground().nearestFree(one.place(), taken), one.position().facing());
        return one.with(it -> it.position(position)
                .hides(Optional.empty())
                .person(one.person().withInCover(false)));
    }

    @Override
    public FightScenario after(
            Interlude what, SetUp<FightSituation, FightOutcome> before, String at, ProblemCollector refused) {
        FightScenario earlier = before instanceof FightScenario fight ? fight : this;
        return new FightInterlude(this, earlier, at, refused).after(what);
    }

    @Override
    public void vary(Variations<SetUp<FightSituation, FightOutcome>> all) {
        FightVariations.of(this, all.within(fight -> fight));
    }

    /** How large the table is, in millimetres: its width to the east, its height to the north. */
    public record Table(
            @Default("1200") @Within({100, Table.LARGEST}) int width,
            @Default("900") @Within({100, Table.LARGEST}) int height) {

        /** The longest side of a table, so that nobody is farther away than a shot can be. */
        public static final int LARGEST = 7_000;
    }
}
