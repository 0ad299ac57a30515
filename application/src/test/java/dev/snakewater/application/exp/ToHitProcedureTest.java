package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Seating;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Forecast;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.table.WeatherRow.FogOrSmoke;
import dev.snakewater.domain.exp.table.WeatherRow.Snow;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The steps of an attack: who is asked what, what comes of it, and how that is counted and told. */
class ToHitProcedureTest {

    private static final ScenarioKind<ExpScenario, ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();

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
                KIND.open(volley.scenario()),
                Terms.of(1),
                volley.played().answers());
        assertThat(sitting.played()).isEqualTo(volley.played());
    }

    /** MR 880 and BP 120: raw 1000 - 20 = 980, with skill 1100, at most 880, and + 10 is 890. */
    @Test
    void what_a_game_master_adds_stands_where_its_sign_puts_it() {
        Terms terms = new Terms(1, List.of(adds("to hit", -20), adds("to hit", 10), adds("armour rating", 15)));
        ExpEvent.Attacked attacked =
                Volley.under(terms, new Assault(), "Ann, to hit: 000").event(ExpEvent.Attacked.class);
        assertThat(attacked.toHit().lines().stream().map(line -> line.why().id()))
                .containsExactly("GM-01", "EX-60", "EX-05", "GM-01");
        assertThat(attacked.net()).isEqualTo(890);
        assertThat(attacked.armourRating().total()).isEqualTo(500);
    }

    /** 1d4-1 shows 2, less 5 is -3, and a hit never heals. */
    @Test
    void what_a_game_master_takes_off_damage_stops_at_nothing_and_that_is_told() {
        Terms terms = new Terms(1, List.of(adds("damage", -5)));
        ExpEvent.Damaged damaged = Volley.under(
                        terms,
                        new Assault()
                                .with("attacker: {weapons: [{damage: 1d4-1}]}")
                                .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 20, constitution: 0}"),
                        "Ann, to hit: 900; Ann, damage: 2")
                .event(ExpEvent.Damaged.class);
        assertThat(damaged.points()).isZero();
        assertThat(damaged.left()).contains(20);
        assertThat(damaged.damage().total()).isZero();
        assertThat(damaged.damage().lines().stream().map(line -> line.why().id()))
                .containsExactly("GM-01", "EXF-03");
    }

    /** The die shows 1, and 1d4-3 is -2: with 20 it comes to 18, and only then is it at least 0. */
    @Test
    void what_a_game_master_adds_to_damage_goes_in_before_its_floor() {
        Terms terms = new Terms(1, List.of(adds("damage", 20)));
        ExpEvent.Damaged damaged = Volley.under(
                        terms,
                        new Assault()
                                .with("attacker: {weapons: [{damage: 1d4-3}]}")
                                .with("target: {kind: alien, hitPoints: 50, mostHitPoints: 50, constitution: 0}"),
                        "Ann, to hit: 900; Ann, damage: 1")
                .event(ExpEvent.Damaged.class);
        assertThat(damaged.points()).isEqualTo(18);
    }

    @Test
    void no_number_leaves_its_range_whatever_a_game_master_adds() {
        Terms terms = new Terms(
                1,
                List.of(
                        adds("blind fire", 200),
                        new GameMasterModifier(new Name("Bill"), "armour rating", Optional.empty(), -900, "rust"),
                        new GameMasterModifier(new Name("Bill"), "system shock", Optional.empty(), -900, "nerves")));
        Volley volley = Volley.under(
                terms,
                new Assault()
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: anthro, hitPoints: 26, mostHitPoints: 38, constitution: 11}")
                        .with("blind: {cue: steps}")
                        .with("target: {size: large}"),
                "Ann, blind: 100; Ann, to hit: 1; Ann, damage: 16; Bill, system shock: 1");
        assertThat(volley.event(ExpEvent.Aimed.class).chance().total()).isEqualTo(100);
        assertThat(volley.event(ExpEvent.Attacked.class).armourRating().total()).isZero();
        assertThat(volley.event(ExpEvent.Reeled.class).against().total()).isZero();
    }

    /** Her own BP for the type is 40, so 40 it is; of an attack that has BP 30, her own 274 let her have all her 60. */
    @Test
    void a_bolster_is_capped_by_her_own_bp_for_the_type_of_the_attack() {
        assertThat(bolstered(300, 40)).isEqualTo(500 - 60 + 40);
        assertThat(bolstered(30, 274)).isEqualTo(500 - 60 + 60);
    }

    private static int bolstered(int bpOfTheBlow, int ownBp) {
        Assault assault = new Assault()
                .skill(bpOfTheBlow, Optional.of(880))
                .with("target: {armourRating: 440, vocation: mercenary, bolster: 60, level: 3}")
                .with("target: {combatTable: [{type: C, bp: %d, mr: 700}]}", ownBp);
        return Volley.of(assault, "Ann, to hit: 900")
                .event(ExpEvent.Attacked.class)
                .armourRating()
                .total();
    }

    @Test
    void a_robot_that_loses_far_too_much_is_destroyed_at_last() {
        Volley volley = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 3d10}]}")
                        .with("target: {kind: robot, hitPoints: 1, mostHitPoints: 2, constitution: 0}"),
                "Ann, to hit: 900; Ann, damage: 30; Bill, system: 72; Bill, system: 15");
        // 1 - 30 = -29; 2 x 0.9 is 1.8, so 1: -28; 1 x 0.9 is 0.9, so 0: nothing is left to break.
        assertThat(volley.outcome().state()).contains(HitPoints.State.DESTROYED);
        assertThat(volley.story()).contains("Bill is destroyed: nothing is left to break.");
    }

    @Test
    void a_game_master_adds_to_the_armour_rating_of_whom_she_names() {
        Terms terms = new Terms(
                1,
                List.of(new GameMasterModifier(
                        new Name("Bill"), "armour rating", Optional.empty(), 15, "a thick coat")));
        Volley volley = Volley.under(terms, new Assault(), "Ann, to hit: 394");
        assertThat(volley.event(ExpEvent.Attacked.class).armourRating().total()).isEqualTo(515);
        assertThat(volley.result()).isEqualTo(ExpOutcome.Result.MISS);
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

    @Test
    void the_best_chance_is_taken_when_nobody_asks() {
        ExpScenario scenario = new Assault()
                .armed("medium sword", "revolver")
                .with("attacker: {posture: seated}")
                .made();
        ToHitSituation opening = KIND.open(scenario);
        Played<ToHitSituation, ExpOutcome> played = Played.from(
                KIND.procedure(),
                opening,
                Terms.of(1),
                situation -> Seating.of(KIND, scenario).table(situation, new RandomDice(1)));
        // The sword has -100 from a chair.
        assertThat(played.answers().getFirst())
                .isEqualTo(new Answer.Chose(new Name("Ann"), "weapon", "EX-60", "revolver"));
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
        List<Variation<ExpScenario>> variations = KIND.variations(scenario);

        assertThat(variations)
                .extracting(Variation::words)
                .containsExactly(
                        "without the gale wind",
                        "without the dense fog or smoke",
                        "without the high gravity",
                        "without: moths",
                        "without the cover",
                        "with a weapon that pierces the cover",
                        "not firing blind",
                        "with Ann standing",
                        "with Bill standing",
                        "with Ann as fast as Bill",
                        "from behind",
                        "at 14 hexes",
                        "at 8 hexes",
                        "with Ann proficient");
        assertThat(variations).allSatisfy(variation -> {
            assertThat(KIND.problems(variation.setUp())).isEmpty();
            assertThat(variation.setUp()).isNotEqualTo(scenario);
        });
    }

    @Test
    void no_variation_of_any_attack_has_a_problem_or_is_the_same() {
        for (long seed = 0; seed < 3_000; seed++) {
            ExpScenario scenario = RandomAssault.of(seed).made();
            List<Variation<ExpScenario>> variations = KIND.variations(scenario);
            assertThat(variations).as("seed %s", seed).allSatisfy(variation -> {
                assertThat(KIND.problems(variation.setUp()))
                        .as(variation.words())
                        .isEmpty();
                assertThat(variation.setUp()).as(variation.words()).isNotEqualTo(scenario);
            });
            assertThat(variations)
                    .as("seed %s", seed)
                    .extracting(Variation::words)
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void the_next_attack_finds_the_target_as_this_one_left_her() {
        Volley wounded = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 30, constitution: 0}"),
                "Ann, to hit: 900",
                "Ann, damage: 9");
        assertThat(next(wounded).target().persona().body().points()).contains(new HitPoints(11, 30, 0));

        Volley broken = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 3d10}]}")
                        .with("target: {kind: robot, hitPoints: 5, mostHitPoints: 60, constitution: 0}"),
                "Ann, to hit: 900; Ann, damage: 12; Bill, system: 72");
        assertThat(next(broken).target().persona().body().points()).contains(new HitPoints(47, 54, 0));

        // 54 - 75 = -21, so a second system breaks: 54 x 0.9 = 48.6, so 48, and 48 - 21 = 27.
        Volley brokenTwice = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 8d10}]}")
                        .with("target: {kind: robot, hitPoints: 5, mostHitPoints: 60, constitution: 0}"),
                "Ann, to hit: 900; Ann, damage: 80; Bill, system: 72; Bill, system: 15");
        ExpScenario repaired = next(brokenTwice);
        assertThat(repaired.target().persona().body().points()).contains(new HitPoints(27, 48, 0));
        assertThat(KIND.problems(repaired)).isEmpty();

        Volley dead = Volley.of(
                new Assault()
                        .with("attacker: {weapons: [{damage: 4d10}]}")
                        .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 30, constitution: 0}"),
                "Ann, to hit: 900",
                "Ann, damage: 20");
        assertThat(KIND.aftermath(dead.scenario(), dead.outcome())).isEmpty();
    }

    @Test
    void the_next_attack_is_in_the_weather_that_the_dice_decided() {
        Volley volley = Volley.of(
                new Assault()
                        .with("weather: {thrown: [snow, fog or smoke]}")
                        .with("attacker: {weapons: [{damage: 2d8}]}")
                        .with("target: {kind: alien, hitPoints: 20, mostHitPoints: 30, constitution: 0}"),
                "Referee, fog or smoke: 2; Referee, snow: 3; Ann, to hit: 900; Ann, damage: 9");
        ExpScenario next = next(volley);
        Forecast weather = next.scene().weather();
        assertThat(weather.thrown()).isEmpty();
        assertThat(weather.snow()).contains(Snow.HEAVY);
        assertThat(weather.fogOrSmoke()).contains(FogOrSmoke.THIN);
        assertThat(KIND.problems(next)).isEmpty();
    }

    private static ExpScenario next(Volley volley) {
        return KIND.aftermath(volley.scenario(), volley.outcome()).orElseThrow();
    }

    @Test
    void of_equal_chances_the_first_listed_is_taken() {
        ExpScenario scenario = new Assault()
                .armed("revolver", "small crossbow")
                .skill(0, Optional.of(400))
                .made();
        ToHitSituation opening = KIND.open(scenario);
        Played<ToHitSituation, ExpOutcome> played = Played.from(
                KIND.procedure(),
                opening,
                Terms.of(1),
                situation -> Seating.of(KIND, scenario).table(situation, new RandomDice(1)));
        assertThat(played.answers().getFirst())
                .isEqualTo(new Answer.Chose(new Name("Ann"), "weapon", "EX-60", "revolver"));
    }

    private static GameMasterModifier adds(String on, int amount) {
        return new GameMasterModifier(new Name("Ann"), on, Optional.empty(), amount, "a whim");
    }
}
