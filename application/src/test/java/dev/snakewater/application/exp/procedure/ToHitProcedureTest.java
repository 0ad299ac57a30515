package dev.snakewater.application.exp.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.scene.Scene.Forecast;
import dev.snakewater.domain.exp.scene.WeatherRow.FogOrSmoke;
import dev.snakewater.domain.exp.scene.WeatherRow.Snow;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** The steps of an attack: who is asked what, what comes of it, and how that is counted and told. */
class ToHitProcedureTest {

    private static final ScenarioKind<ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();

    @Test
    void weather_comes_first_then_the_weapon_the_gate_the_roll_damage_and_shock() {
        Volley volley = Volley.of(
                new Assault()
                        .with("weather: {thrown: [snow, wind]}")
                        .armed("medium sword", "revolver")
                        .with("target: {kind: anthro, hitPoints: 26, mostHitPoints: 38, constitution: 11}")
                        .with("blind: {cue: steps}")
                        .with("target: {size: large}"),
                "Referee, wind: 4; Referee, snow: 1; Ann, weapon: revolver; Ann, blind: 16; Ann, to hit: 900",
                "Ann, damage: 16; Bill, system shock: 42");
        assertThat(volley.played().answers().stream().map(answer -> answer.by() + ", " + answer.to()))
                .containsExactly(
                        "Referee, wind",
                        "Referee, snow",
                        "Ann, weapon",
                        "Ann, blind",
                        "Ann, to hit",
                        "Ann, damage",
                        "Bill, system shock");
        assertThat(volley.story())
                .contains("The blow stuns Bill: 42 against 41, unconscious. (3 x 10 hit points left +30, CON +11)");
        assertThat(KIND.telling().findings(volley.outcome()))
                .containsExactly(
                        Finding.one("result", ExpOutcome.Result.HIT),
                        Finding.counts("damage", 16),
                        Finding.counts("hit-points", 10, new Name("Bill")),
                        Finding.is("down", true, new Name("Bill")));
    }

    @Test
    void a_record_of_it_plays_again_to_the_same() {
        Volley volley = Volley.of(
                new Assault()
                        .with("weather: {thrown: [snow]}")
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 20, constitution: 0}"),
                "Referee, snow: 2; Ann, to hit: 000; Ann, damage: 9");
        Sitting<ToHitSituation, ExpOutcome> sitting = new Sitting<>(
                KIND.procedure(),
                volley.scenario().opening(),
                FightTerms.of(1),
                volley.played().answers());
        assertThat(sitting.played()).isEqualTo(volley.played());
    }

    @ParameterizedTest(name = "{1}: {3}")
    @CsvFileSource(resources = "game-master-adds.txt", delimiter = '|', quoteCharacter = '`')
    void what_a_game_master_adds_and_the_book_limits(String written, String added, String script, String expected) {
        Volley volley = Volley.under(
                new FightTerms(
                        1,
                        Pattern.compile("(\\w+) ([a-z ]+) (-?\\d+)")
                                .matcher(added)
                                .results()
                                .map(one -> new GameMasterModifier(
                                        new Name(one.group(1)),
                                        one.group(2),
                                        Optional.empty(),
                                        Integer.parseInt(one.group(3)),
                                        "a whim"))
                                .toList()),
                new Assault().changed(written),
                script);
        ExpOutcome outcome = volley.outcome();
        Stream<String> numbers = volley.play().events().stream()
                .flatMap(event -> event.tallies().stream())
                .filter(tally -> !tally.awaitsThrow())
                .flatMap(ToHitProcedureTest::said);
        assertThat(Stream.of(
                                numbers,
                                volley.story().stream(),
                                outcome.hitPoints().stream().map(left -> "left " + left),
                                Stream.of(
                                        outcome.result().toString(),
                                        outcome.state().toString()))
                        .flatMap(all -> all)
                        .map(told -> told.replaceFirst("^Optional\\[(.*)\\]$", "$1")))
                .contains(expected.split("; ", -1));
    }

    private static Stream<String> said(Tally tally) {
        String number = tally.of() + " " + tally.total();
        return Stream.of(
                number,
                tally.lines().stream()
                        .map(line -> line.why().id())
                        .collect(Collectors.joining(" ", number + " by ", "")));
    }

    @Test
    void outcomes_do_not_know_what_the_kilodie_showed() {
        assertThat(Volley.of(new Assault(), "Ann, to hit: 900").outcome())
                .isEqualTo(Volley.of(new Assault(), "Ann, to hit: 901").outcome());
    }

    /** 0 + -150 + -75 on percent dice: -225 / 10 towards zero is -22. */
    @Test
    void on_other_dice_each_total_is_scaled_once() {
        Volley volley = Volley.of(
                new Assault()
                        .with("hexes: 10")
                        .with("weather: {rain: heavy}")
                        .with("attacker: {posture: crouching}")
                        .theatrical()
                        .with("rulings: {theatricalDice: 1d100}"),
                "Ann, to hit: 60");
        assertThat(volley.counting()).containsExactly(-22, 12, 0);
        assertThat(volley.event(ExpEvent.Attacked.class).net()).isEqualTo(60 - 22 + 12);
        assertThat(volley.result()).isEqualTo(ExpOutcome.Result.HIT);
    }

    @Test
    void a_barred_weapon_is_told_with_every_rule_that_bars_it() {
        Volley volley = Volley.of(new Assault()
                .type("B")
                .with("hexes: 0")
                .with("attacker: {posture: prone}")
                .with("protection: {concealment: 100}"));
        assertThat(volley.result()).isEqualTo(ExpOutcome.Result.BARRED);
        assertThat(volley.outcome().bars().stream().map(bar -> bar.rule().id()))
                .containsExactly("EX-27", "EX-36", "EX-50");
        assertThat(volley.story().getLast()).contains("(EX-27)", "(EX-36)", "(EX-50)");
    }

    /** The sword has -100 from a chair; without skill a revolver hits as often as a crossbow. */
    @Test
    void the_best_chance_is_taken_when_nobody_asks_and_of_equal_ones_the_first_listed() {
        assertThat(taken(new Assault().armed("medium sword", "revolver").with("attacker: {posture: seated}")))
                .isEqualTo("revolver");
        assertThat(taken(new Assault().armed("revolver", "small crossbow").skill(0, Optional.of(400))))
                .isEqualTo("revolver");
    }

    private static String taken(Assault assault) {
        ExpScenario scenario = assault.made();
        Answer first = Played.from(
                        KIND.procedure(),
                        scenario.opening(),
                        FightTerms.of(1),
                        situation -> Deciders.of(KIND, scenario).table(situation, new RandomDice(1)))
                .answers()
                .getFirst();
        return ((Answer.Chose) first).word();
    }

    @Test
    void each_variation_changes_one_thing_and_has_no_problems() {
        ExpScenario scenario = new Assault()
                .with("hexes: 16")
                .with("attacker: {weapons: [{range: 14, decay: 300}]}")
                .with("weather: {fogOrSmoke: dense}")
                .with("weather: {wind: gale}")
                .with("blind: {cue: steps, causes: [fog or smoke]}")
                .with("target: {size: small}")
                .with("highGravity: true")
                .with("protection: {cover: 50}")
                .with("attacker: {speed: 22}, target: {speed: 0}")
                .unfamiliar()
                .with("adjustments: [{what: moths, perHex: -25, reason: because}]")
                .with("attacker: {posture: crouching}")
                .with("target: {posture: prone}")
                .made();
        List<Variation<ToHitSituation, ExpOutcome>> variations = KIND.variations(scenario);

        assertThat(variations)
                .extracting(Variation::words)
                .containsExactly(
                        "without the gale wind",
                        "without the dense fog or smoke",
                        "without high gravity",
                        "without: moths",
                        "without cover",
                        "with a weapon that pierces the cover",
                        "without firing blind",
                        "with Ann standing",
                        "with Bill standing",
                        "with Ann as fast as Bill",
                        "from behind",
                        "at 14 hexes",
                        "at 8 hexes",
                        "with Ann proficient");
        assertThat(variations).allSatisfy(variation -> {
            assertThat(variation.setUp().problems()).isEmpty();
            assertThat(variation.setUp()).isNotEqualTo(scenario);
        });
    }

    @Test
    void no_variation_of_any_attack_has_a_problem_or_is_the_same() {
        for (long seed = 0; seed < 3_000; seed++) {
            ExpScenario scenario = RandomAssault.of(seed).made();
            List<Variation<ToHitSituation, ExpOutcome>> variations = KIND.variations(scenario);
            assertThat(variations).as("seed %s", seed).allSatisfy(variation -> {
                assertThat(variation.setUp().problems()).as(variation.words()).isEmpty();
                assertThat(variation.setUp()).as(variation.words()).isNotEqualTo(scenario);
            });
            assertThat(variations)
                    .as("seed %s", seed)
                    .extracting(Variation::words)
                    .doesNotHaveDuplicates();
        }
    }

    /** 54 - 75 = -21, so a second system breaks: 54 x 0.9 = 48.6, so 48, and 48 - 21 = 27. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        attacker: {weapons: [{damage: 2d8}]}, target: {kind: alien, hitPoints: 20, mostHitPoints: 30} | Ann, to hit: 900; Ann, damage: 9 | 11 of 30
        attacker: {weapons: [{damage: 3d10}]}, target: {kind: robot, hitPoints: 5, mostHitPoints: 60} | Ann, to hit: 900; Ann, damage: 12; Bill, system: 72 | 47 of 54
        attacker: {weapons: [{damage: 8d10}]}, target: {kind: robot, hitPoints: 5, mostHitPoints: 60} | Ann, to hit: 900; Ann, damage: 80; Bill, system: 72; Bill, system: 15 | 27 of 48
        attacker: {weapons: [{damage: 4d10}]}, target: {kind: alien, hitPoints: 20, mostHitPoints: 30} | Ann, to hit: 900; Ann, damage: 20 | nobody
        attacker: {weapons: [{damage: 2d10}]}, target: {hitPoints: 20, mostHitPoints: 30, constitution: 5} | Ann, to hit: 900; Ann, damage: 11; Bill, system shock: 33 | 9 of 30
        """)
    void the_next_attack_finds_the_target_as_this_one_left_her(String written, String script, String left) {
        Volley volley = Volley.of(new Assault().changed(written), script);
        Optional<ExpScenario> next = volley.scenario().aftermath(volley.outcome());
        assertThat(next.flatMap(again -> again.target().persona().body().points())
                        .map(points -> points.left() + " of " + points.most())
                        .orElse("nobody"))
                .isEqualTo(left);
        assertThat(next.stream().flatMap(again -> again.problems().stream())).isEmpty();
    }

    @Test
    void the_next_attack_is_in_the_weather_that_the_dice_decided() {
        Volley volley = Volley.of(
                new Assault()
                        .with("weather: {thrown: [snow, fog or smoke]}")
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 30, constitution: 0}"),
                "Referee, fog or smoke: 2; Referee, snow: 3; Ann, to hit: 900; Ann, damage: 9");
        ExpScenario next = volley.scenario().aftermath(volley.outcome()).orElseThrow();
        Forecast weather = next.scene().weather();
        assertThat(weather.thrown()).isEmpty();
        assertThat(weather.snow()).contains(Snow.HEAVY);
        assertThat(weather.fogOrSmoke()).contains(FogOrSmoke.THIN);
        assertThat(next.problems()).isEmpty();
    }

    @Test
    void a_game_master_can_amend_the_attack_until_it_is_rolled_and_hit_points_longer() {
        ToHitSituation opening = wounded().opening();
        assertThat(amendable(opening))
                .containsExactly(
                        "Ann, hexes to Bill", "Ann, from behind", "Ann, posture", "Bill, posture", "Bill, hit points");
        assertThat(amendable(new ToHitSituation(wounded().attack(), List.of(), new Phase.Reeling(5))))
                .containsExactly("Bill, hit points");
        assertThat(amended(opening, "Ann", "hexes to Bill", "7").attack().hexes())
                .isEqualTo(7);
        assertThat(amended(opening, "Ann", "from behind", "yes")
                        .attack()
                        .approach()
                        .fromBehind())
                .isTrue();
        assertThat(amended(opening, "Ann", "posture", "prone").attack().attacker())
                .isEqualTo(opening.attack().attacker().in(Posture.PRONE));
        assertThat(amended(opening, "Bill", "posture", "prone").attack().target())
                .isEqualTo(opening.attack().target().in(Posture.PRONE));
        assertThat(amended(opening, "Bill", "hit points", "38").points().orElseThrow())
                .isEqualTo(new HitPoints(38, 38));
    }

    /** A weapon of type B reaches nobody in one's own hex (EX-36), so who aims already cannot be put there. */
    @Test
    void an_attack_that_is_allowed_is_not_amended_into_one_that_is_not() {
        ExpScenario scenario = new Assault().type("B").with("hexes: 1").made();
        ToHitSituation rolling = new ToHitSituation(scenario.attack(), List.of(), new Phase.Rolling());
        Choice<ToHitSituation> hexes = Play.amendment(KIND.procedure(), rolling, "hexes to Bill");
        assertThat(hexes.barsOn("0")).extracting(Rule::id).containsExactly("EX-36");
        assertThat(hexes.barsOn("1")).isEmpty();
    }

    private static ExpScenario wounded() {
        return new Assault()
                .with("target: {hitPoints: 26, mostHitPoints: 38, constitution: 11}")
                .made();
    }

    private static List<String> amendable(ToHitSituation now) {
        return KIND.procedure().amendments(now).stream()
                .map(choice -> choice.by() + ", " + choice.name())
                .toList();
    }

    private static ToHitSituation amended(ToHitSituation now, String whose, String what, String word) {
        return Play.amendment(KIND.procedure(), now, whose, what).chosen(word).answer();
    }

    /** EXF-04: 3 x 10 and 11 are 41. */
    @ParameterizedTest
    @CsvSource({"41, false", "42, true"})
    void whoever_is_stunned_by_a_blow_is_down_as_soon_as_the_dice_show_it(int fall, boolean down) {
        Volley volley = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: anthro, hitPoints: 26, mostHitPoints: 38, constitution: 11}"),
                "Ann, to hit: 900; Ann, damage: 16; Bill, system shock: " + fall);

        assertThat(volley.event(ExpEvent.Reeled.class).findings())
                .containsExactly(Finding.is("down", down, new Name("Bill")));
    }
}
