package dev.snakewater.application.exp.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Odds;
import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.modifier.Counting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** What the story, the table and the policy say of a throw is what the odds of that throw are, whatever a game master adds. */
class PromisesTest {

    private static final int SET_UPS = 240;
    private static final ScenarioKind<ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();
    private static final Pattern TOLD = Pattern.compile(".*Chance of the to-hit roll: (\\d+) in (\\d+)[,;].*");

    @Test
    void the_story_and_the_table_promise_what_the_odds_are() {
        List<Chance> chances =
                seeds(SET_UPS).parallelStream().map(PromisesTest::promised).toList();
        // They are worth comparing: many chances are neither nothing nor everything.
        assertThat(chances.stream().filter(chance -> !chance.equals(Chance.NONE) && !chance.equals(Chance.SURE)))
                .hasSizeGreaterThan(SET_UPS / 4);
    }

    @Test
    void for_five_thousand_set_ups_the_chance_that_is_told_is_what_the_odds_are() {
        List<Integer> hits =
                seeds(5_000).parallelStream().map(PromisesTest::inThousand).toList();
        assertThat(hits.stream().filter(number -> number > 0 && number < 1000)).hasSizeGreaterThan(5_000 / 3);
        assertThat(hits.stream().distinct()).hasSizeGreaterThan(500);
    }

    /** The first seeds that make attacks which nothing bars. */
    private static List<Long> seeds(int many) {
        return LongStream.iterate(0, seed -> seed + 1)
                .filter(seed -> Bar.of(made(seed).attack()).isEmpty())
                .limit(many)
                .boxed()
                .toList();
    }

    private static int inThousand(long seed) {
        ExpScenario scenario = made(seed);
        assertThat(scenario.problems()).as("problems with seed %s", seed).isEmpty();
        ToHit.HitChance faces =
                ToHit.of(scenario.attack(), Counting.adding(sum -> sum)).chance(scenario.attack());
        assertThat(hit(scenario(scenario, List.of())))
                .as("the odds of a throw with seed %s", seed)
                .isEqualTo(Chance.of(faces.hits(), faces.faces()));
        return faces.hits() * 1000 / faces.faces();
    }

    @Test
    void the_policy_takes_what_the_odds_say_is_likeliest() {
        int different = 0;
        for (long seed = 0; seed < SET_UPS / 4; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Assault assault = new Assault()
                    .armed("medium sword", "revolver", "small crossbow")
                    .with("target: {armourRating: %d}", 300 + random.nextInt(600));
            ExpScenario choosing = rows(assault, random).made();
            List<GameMasterModifier> modifiers = modifiers(random);
            List<Chance> chances = choosing.attack().attacker().weapons().stream()
                    .map(weapon -> hit(scenario(choosing.as(choosing.attack().withWeapon(weapon)), modifiers)))
                    .toList();
            FightAtTable fight = new Fights().begin(scenario(choosing, modifiers));
            Choice<?> choice = (Choice<?>) fight.question().orElseThrow();
            Answer.Chose chose = (Answer.Chose) fight.decided("best chance", new RandomDice(seed));
            int taken =
                    choice.options().stream().map(Choice.Option::word).toList().indexOf(chose.word());
            assertThat(chances.get(taken))
                    .as("seed %d: %s of %s", seed, chose.word(), chances)
                    .isEqualTo(chances.stream().max(Chance::compareTo).orElseThrow());
            different += chances.stream().distinct().count() > 1 ? 1 : 0;
        }
        assertThat(different).isGreaterThan(SET_UPS / 8);
    }

    private static Chance promised(long seed) {
        Scenario<ToHitSituation, ExpOutcome> scenario = scenario(made(seed), modifiers(new SplittableRandom(seed)));
        Chance odds = hit(scenario);
        if (isBlindForNothing(new Fights().begin(scenario))) {
            return odds;
        }
        assertThat(told(scenario)).as("told with seed %d", seed).isEqualTo(odds);
        assertThat(atTheTable(scenario)).as("at the table with seed %d", seed).isEqualTo(odds);
        return odds;
    }

    /** The chance of the to-hit roll itself, which a blind attack may not get. */
    private static Chance hit(Scenario<?, ?> scenario) {
        Odds odds = Odds.of(scenario);
        Chance hit = odds.chance("The attack", "Hit");
        return hit.equals(Chance.NONE) ? hit : hit.of(hit.plus(odds.chance("The attack", "Miss")));
    }

    private static Chance told(Scenario<?, ?> scenario) {
        return new Fights()
                .begin(scenario).account().opening().stream()
                        .map(sentence -> TOLD.matcher(sentence.text()))
                        .filter(Matcher::matches)
                        .map(told -> Chance.of(Integer.parseInt(told.group(1)), Integer.parseInt(told.group(2))))
                        .findFirst()
                        .orElseThrow();
    }

    /** Whether it never comes to the to-hit roll, because nothing passes the gate of blind fire. */
    private static boolean isBlindForNothing(FightAtTable fight) {
        return isBlind(fight.question().orElseThrow())
                && fight.counted().getFirst().total() < 1;
    }

    private static boolean isBlind(Question question) {
        return question.name().equals(Phase.Aiming.BLIND);
    }

    private static Chance atTheTable(Scenario<?, ?> scenario) {
        FightAtTable fight = new Fights().begin(scenario);
        if (fight.question().orElseThrow() instanceof Throw gate && isBlind(gate)) {
            fight = fight.after(Answer.of(gate, gate.dice().totalling(1)));
        }
        return fight.needs().stream()
                .filter(need -> need.is().equals("Hit"))
                .map(NeededRoll::share)
                .map(Share.Exact::chance)
                .findFirst()
                .orElse(Chance.NONE);
    }

    private static ExpScenario made(long seed) {
        return RandomAssault.of(seed).made();
    }

    private static Scenario<ToHitSituation, ExpOutcome> scenario(
            ExpScenario setUp, List<GameMasterModifier> modifiers) {
        return new Scenario<>(KIND, "Attack", "", new FightTerms(1, modifiers), List.of(), setUp);
    }

    private static List<GameMasterModifier> modifiers(SplittableRandom random) {
        List<GameMasterModifier> modifiers = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            modifiers.add(
                    switch (random.nextInt(4)) {
                        case 0 -> modifier("Bill", "armour rating", random.nextInt(-300, 301));
                        case 1 -> modifier("Ann", "blind fire", random.nextInt(-40, 41));
                        default -> modifier("Ann", "to hit", random.nextInt(-300, 301));
                    });
        }
        return modifiers;
    }

    private static GameMasterModifier modifier(String whom, String on, int amount) {
        return new GameMasterModifier(new Name(whom), on, Optional.empty(), amount, "a whim");
    }

    /** With a row of its own for each type of attack, so that what is likeliest depends on what is added. */
    private static Assault rows(Assault assault, SplittableRandom random) {
        String[] rows = IntStream.range(0, 3)
                .mapToObj(row -> "{bp: %d, mr: %d}".formatted(random.nextInt(300), 500 + random.nextInt(400)))
                .toArray(String[]::new);
        return assault.with("attacker: {combatTable: [%s]}", String.join(", ", rows));
    }
}
