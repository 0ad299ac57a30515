package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.snakewater.application.Play;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.scenario.GurpsScenario.Attacked;
import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What holds of every attack in which a game master adds to any numbers whatever. */
class RandomModifiersTest {

    private static final ScenarioKind<ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();
    private static final int SET_UPS = 300;
    private static final int ATTACKS_EACH = 20;
    private static final int DEFENDED = 10;
    private static final int MOST_SEEDS = 1_000;
    private static final int BUDGET = 5_000;

    @Test
    void no_number_of_an_event_leaves_its_range_and_what_is_told_on_the_way_is_thrown_against() {
        int setUps = 0;
        for (long seed = 0; setUps < SET_UPS; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            GurpsScenario setUp = new RandomAttack(random).setUp();
            if (!setUp.problems().isEmpty()) {
                continue;
            }
            setUps++;
            for (int i = 0; i < ATTACKS_EACH; i++) {
                List<GameMasterModifier> modifiers = modifiers(setUp, random);
                try {
                    told(setUp, modifiers, seed * ATTACKS_EACH + i);
                } catch (AssertionError | RuntimeException failure) {
                    throw new AssertionError("seed " + seed + ", " + modifiers + ": " + failure.getMessage(), failure);
                }
            }
        }
    }

    private static void told(GurpsScenario setUp, List<GameMasterModifier> modifiers, long seed) {
        ChartedAttack opening = setUp.opening();
        List<Event> told = new ArrayList<>();
        RandomDice dice = new RandomDice(seed);
        ModifiedTable table = new ModifiedTable(new SeatedTable(dice, new Anybody(dice), told::add), modifiers, 1);
        Play.through(KIND.procedure(), opening, table);
        boolean capped = opening.engagement().isCapped(Engagement.TARGET);
        int running = 0;
        for (Event event : told) {
            BoxPassed passed = (BoxPassed) event;
            switch (passed.found()) {
                case BoxResult.RunningNumber number -> running = number.number().total();
                case BoxResult.Compared compared
                when passed.box() == Box.GU_11_SNAP_SHOT_NUMBER.number() ->
                    assertThat(compared.number()).isEqualTo(running);
                case BoxResult.WrongTarget wrong -> capped = true;
                case BoxResult.Attacked attacked ->
                    assertThat(attacked.number().total()).isEqualTo(capped ? Math.min(ToHit.CAP, running) : running);
                case BoxResult.KnockedBack back -> assertThat(back.hexes()).isNotNegative();
                case BoxResult.Lost lost -> assertThat(lost.hits()).isNotNegative();
                default -> passed.tallies().forEach(RandomModifiersTest::inRange);
            }
        }
    }

    /** Whatever is written of damage, armour and wounds is nothing at the least, and a wound that got through 1. */
    private static void inRange(Tally tally) {
        switch (tally.of()) {
            case "basic damage", "damage", "DR", "hits" ->
                assertThat(tally.total()).as(tally.toString()).isNotNegative();
            case "wound" -> assertThat(tally.total()).as(tally.toString()).isPositive();
            default -> {
                // HT and DX may be anything, and what gets through may be less than nothing.
            }
        }
        tally.lines().stream()
                .filter(Tally.AtMost.class::isInstance)
                .map(Tally.AtMost.class::cast)
                .forEach(cap -> assertThat(tally.total()).as(tally.toString()).isLessThanOrEqualTo(cap.limit()));
    }

    @Test
    void what_the_table_and_the_policy_say_of_a_throw_is_what_the_odds_say() {
        int defended = 0;
        for (long seed = 0; seed < MOST_SEEDS && defended < DEFENDED; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            GurpsScenario setUp = aimedAtTheTorso(new RandomAttack(random).setUp());
            if (!setUp.problems().isEmpty() || setUp.opening().engagement().isRandom(Engagement.TARGET)) {
                continue;
            }
            FightTerms terms = new FightTerms(1, modifiers(setUp, random));
            Scenario<?, ?> scenario = new Scenario<>(KIND, "Chance", "", terms, List.of(), setUp);
            Chances chances = new ExactOdds(Clock.STOPPED).of(scenario, Effort.ofSituations(BUDGET), Waiting.PATIENTLY);
            if (chances.beyond().isPresent()) {
                continue;
            }
            FightAtTable fight = new Fights().begin(scenario);
            assertThat(need(fight, Box.GU_14_ROLL_TO_HIT, 21))
                    .as("seed " + seed)
                    .isEqualTo(passed(chances, 21), within(1e-12));
            Optional<Double> defence = defence(fight);
            if (defence.isPresent() && passed(chances, 23) > 0) {
                defended++;
                assertThat(defence.get())
                        .as("seed " + seed + " " + terms)
                        .isEqualTo(passed(chances, 24) / passed(chances, 23), within(1e-12));
            }
        }
        assertThat(defended).isEqualTo(DEFENDED);
    }

    /** Nobody else there, no second defence and no group, so that each of the boxes is passed once at most, and on the same location. */
    private static GurpsScenario aimedAtTheTorso(GurpsScenario setUp) {
        Figure target = setUp.target().figure();
        return setUp.withAttack(setUp.attack()
                        .withLocation(Optional.of(HitLocation.TORSO))
                        .withRounds(1))
                .withTarget(new Attacked(
                        target.withGuard(target.guard().withAllOutDefense(false)),
                        setUp.target().policy(),
                        false))
                .withBystanders(List.of());
    }

    /** How likely the defence succeeds that the best policy chooses against a hit, by what the table says; none if there is no throw. */
    private static Optional<Double> defence(FightAtTable fight) {
        Throw attack = (Throw) fight.question().orElseThrow();
        for (int total = 18; total >= 3; total--) {
            FightAtTable hit = fight.after(Answer.of(attack, attack.dice().totalling(total)));
            FightAtTable chosen =
                    hit.question().filter(Choice.class::isInstance).isPresent()
                            ? hit.after(hit.decided("best", new RandomDice(0)))
                            : hit;
            boolean defends = chosen.question()
                    .filter(question -> question.why().id().equals(Box.GU_23_DEFENCE.id()))
                    .isPresent();
            if (defends) {
                return Optional.of(need(chosen, Box.GU_23_DEFENCE, 24));
            }
        }
        return Optional.empty();
    }

    private static double need(FightAtTable fight, Box box, int to) {
        Messages words = new GurpsTelling().words();
        String is = Messages.capitalised(words.of(box.exit(to).when()));
        return fight.needs().stream()
                .filter(need -> need.of().equals(words.of(box)) && need.is().equals(is))
                .mapToDouble(need -> need.share().value())
                .sum();
    }

    private static double passed(Chances chances, int box) {
        return chances.passed().orElseThrow().stages().stream()
                .filter(stage -> stage.is().startsWith(box + ". "))
                .mapToDouble(stage -> stage.atAll().value())
                .sum();
    }

    private static List<GameMasterModifier> modifiers(GurpsScenario setUp, SplittableRandom random) {
        List<Name> fighters = setUp.everybody();
        return Stream.concat(
                        KIND.numbers().stream().filter(on -> random.nextInt(3) == 0),
                        IntStream.range(0, random.nextInt(4)).mapToObj(i -> "to hit"))
                .map(on -> new GameMasterModifier(
                        fighters.get(random.nextInt(Math.min(2, fighters.size()))),
                        on,
                        Optional.empty(),
                        random.nextInt(-20, 21),
                        "a word"))
                .toList();
    }

    /** Decides anything. */
    private record Anybody(RandomDice dice) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            return Pick.atRandom(choice, dice);
        }
    }
}
