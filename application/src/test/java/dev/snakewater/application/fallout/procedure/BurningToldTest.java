package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.scenario.BurningScenario;
import dev.snakewater.application.fallout.scenario.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.scenario.BurningScenario.WrittenTarget;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.Gist;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is told of a fire: what is told before is what is thrown for; and what the master amends of it by hand. */
class BurningToldTest {

    private static final WrittenShooter BROCK = Filled.in(WrittenShooter.class, "is", "Brock");
    private static final WrittenTarget SKAG = Filled.in(WrittenTarget.class, "is", "Skag", "millimetres", 150);
    private static final ScenarioKind<BurningSituation, BurningOutcome> KIND = BurningScenario.kind();

    /** Heavy weapons 65 and 5: 70, and 20 less. */
    @Test
    void what_the_master_has_laid_down_counts_before_the_throw_as_in_it() {
        Told<BurningScenario> told = fire(BROCK, SKAG).adding("Brock", "to hit", -20, "his cold");

        String sum = " (heavy weapons +65, close +5, his cold -20)";
        assertThat(told.opening())
                .containsExactly(
                        "Brock with the Flame thrower: 8 s in the tank, 8 AP; the stream costs 5 AP per second.",
                        "Skag, 30 HP: a second of the stream hits with 50 or less." + sum);
        assertThat(told.turns("Brock, stream: Skag", "Brock, shot: 51").getFirst())
                .contains("51 against 50: a miss." + sum);
    }

    @Test
    void who_cannot_be_hit_cannot_be_hit() {
        assertThat(fire(BROCK, SKAG).adding("Brock", "to hit", -80, "smoke").opening())
                .contains("Skag, 30 HP: a second of the stream cannot hit. (heavy weapons +65, close +5, smoke -80,"
                        + " a chance is at least 0)");
    }

    /** 1 and 1 are 2, and 5: 7, and 4 of leather; then 30 are 27. */
    @Test
    void a_round_begins_in_its_own_turn() {
        Told<BurningScenario> told = fire(Filled.like(BROCK, "actionPoints", 6), SKAG, 2);

        List<List<String>> turns = told.turns(
                "Brock, stream: Skag, hold fire", "Brock, shot: 70", "Skag, burn: 1 1", "Brock, stream: hold fire");

        assertThat(turns.get(0))
                .contains("Skag burns, first round, and loses 3 HP; 27 left. (2d10+5 +7, leather, body -4)")
                .noneMatch(line -> line.startsWith("Round 2"));
        assertThat(turns.get(1)).startsWith("Round 2: Brock has 8 AP again.");
    }

    /** Luck 5: 5 is critical. A 3 is a leg of people who stand. */
    @Test
    void where_it_strikes_says_why_there() {
        assertThat(struck(Filled.like(SKAG, "pose", Pose.PRONE), 3))
                .contains("The d6 shows 3: arm, because prone (FO-50).");
        assertThat(struck(Filled.like(SKAG, "armed", false), 6))
                .contains("The d6 shows 6: arm, because unarmed (FO-13).");
        assertThat(struck(SKAG, 3)).contains("The d6 shows 3: legs.");
    }

    private static List<String> struck(WrittenTarget target, int face) {
        return fire(BROCK, target)
                .turns("Brock, stream: Skag", "Brock, shot: 5", "Brock, location: " + face)
                .getFirst();
    }

    /** Luck 5: 5 is critical, and a head; what burns is doubled and 90 less: nothing, and a wound all the same. */
    @Test
    void nobody_with_a_wound_is_told_to_be_unhurt() {
        Told<BurningScenario> told = fire(BROCK, SKAG).adding("Skag", "burn", -90, "wet clothes");
        String[] script = {
            "Brock, stream: Skag, hold fire", "Brock, shot: 5", "Brock, location: 5", "Skag, burn: 1 1, 1, 1"
        };

        assertThat(told.turns(script).getFirst()).contains("Skag is wounded: head.");
        assertThat(told.ending(script)).contains("Skag has lost no HP.").noneMatch(line -> line.contains("unhurt"));
    }

    /** 6 is the weapon: 7 doubled. */
    @Test
    void critical_fire_on_a_weapon_says_how_it_is_read() {
        String[] script = {"Brock, stream: Skag, hold fire", "Brock, shot: 5", "Brock, location: 6", "Skag, burn: 1 1"};

        assertThat(fire(BROCK, SKAG).turns(script).getFirst())
                .contains("The fire ruins Skag's weapon (14 damage); Skag is not hurt by it, and does not catch"
                        + " fire from it. (2d10+5 +7, critical x 2)");
    }

    /** 5 and 9, told by what comes of it. */
    @Test
    void a_single_die_can_be_told_by_its_total_as_several_can() {
        BurningScenario alight = Filled.in(BurningScenario.class, "targets: [{is: Skag, alight: second round}]");

        assertThat(Told.of(KIND, alight).turns("Skag, burn: 14, 1").getFirst())
                .contains("Skag burns, second round, and loses 10 HP; 20 left. (1d10+5 +14, leather, body -4)");
    }

    @Test
    void nothing_before_the_first_turn_is_a_heading() {
        BurningSituation alone = Filled.in(
                        BurningScenario.class, "targets", List.of(Filled.like(SKAG, "alight", Fire.Stage.FIRST_ROUND)))
                .opening();

        assertThat(BurningScenario.kind().telling().opening(alone))
                .extracting(Sentence::level)
                .containsOnly(Sentence.Level.DEED);
    }

    private static Told<BurningScenario> fire(WrittenShooter shooter, WrittenTarget target) {
        return fire(shooter, target, 1);
    }

    private static Told<BurningScenario> fire(WrittenShooter shooter, WrittenTarget target, int rounds) {
        return Told.of(
                KIND,
                Filled.in(BurningScenario.class, "shooter", shooter, "rounds", rounds, "targets", List.of(target)));
    }

    @Test
    void everything_about_who_fires_and_who_burns_can_be_amended() {
        BurningSituation burning = streamAtSkag().opening();

        assertThat(KIND.procedure().amendments(burning))
                .extracting(choice -> choice.by() + ": " + choice.name())
                .containsExactly(
                        "Brock: action points",
                        "Brock: seconds in the tank",
                        "Brock: winded",
                        "Skag: hit points",
                        "Skag: fire",
                        "Skag: weapon",
                        "Skag: pose",
                        "Skag: cover",
                        "Skag: distance");
        assertThat(amended(burning, "Brock", "action points", "3").actionPoints())
                .isEqualTo(3);
        assertThat(amended(burning, "Brock", "seconds in the tank", "0").seconds())
                .isZero();
        assertThat(condition(amended(burning, "Skag", "hit points", "5")).hitPoints())
                .isEqualTo(5);
        assertThat(skag(amended(burning, "Skag", "fire", "second round")).fire().due())
                .contains(Fire.Stage.SECOND_ROUND);
        assertThat(condition(amended(burning, "Skag", "weapon", "weapon dropped"))
                        .grip())
                .isEqualTo(Condition.Grip.WEAPON_DROPPED);
        assertThat(skag(amended(burning, "Skag", "distance", "31 cm")).distance())
                .isEqualTo(310);
    }

    /** The flame thrower reaches 40 cm; but a second of the stream that is on its way can still be thrown for. */
    @Test
    void whoever_is_moved_out_of_reach_cannot_be_fired_at() {
        BurningSituation burning = streamAtSkag().opening();

        assertThat(amended(burning, "Skag", "distance", "41 cm").bars(0))
                .containsExactly(FalloutRule.FO_11_RANGE_BANDS);
        assertThat(Play.amendment(KIND.procedure(), burning.withPhase(new BurningPhase.Streaming(0)), "distance")
                        .options()
                        .getLast()
                        .word())
                .isEqualTo("40 cm");
    }

    /** 16 - 4 in the first round; then the second is due, but the fire began anew by the master's word: 2d10+5 again. */
    @Test
    void a_fire_that_the_master_kindles_anew_bites_once_in_the_round() {
        DiceInARow dice = new DiceInARow(List.of("7 4", "1 1", "1", "1"));
        BurningSituation bitten = Filled.in(BurningScenario.class, "targets: [{is: Skag, alight: first round}]")
                .opening();
        while (dice.events(BurningEvent.Bitten.class).isEmpty()) {
            bitten = ((Next.Go<BurningSituation, BurningOutcome>)
                            KIND.procedure().step(bitten, dice))
                    .situation();
        }
        Play.through(KIND.procedure(), amended(bitten, "Skag", "fire", "first round"), dice);

        assertThat(dice.events(BurningEvent.Bitten.class))
                .extracting(bite -> bite.stage().ordinal())
                .containsExactly(0, 0, 1, 2);
    }

    @Test
    void the_rulings_are_told_where_they_are_not_by_the_book() {
        Rulings rulings = Filled.like(Rulings.BY_THE_BOOK, "hitCap: 95, poses: false");

        assertThat(opening(streamAtSkag())).noneMatch(sentence -> sentence.contains("rules"));
        assertThat(opening(Filled.like(streamAtSkag(), "rulings", rulings)))
                .last()
                .isEqualTo("The game master rules: no chance is above 95 (FO-05) and no poses (FO-67).");
    }

    @Test
    void without_poses_nobody_wonders_what_a_pose_would_change() {
        Rulings rulings = Filled.like(Rulings.BY_THE_BOOK, "poses: false");

        assertThat(variations(streamAtSkag())).contains("Skag crouched", "Skag prone");
        assertThat(variations(Filled.like(streamAtSkag(), "rulings", rulings)))
                .noneMatch(words -> words.contains("crouched") || words.contains("prone"));
    }

    @Test
    void one_round_more_of_firing_is_one() {
        assertThat(KIND.variations(streamAtSkag()))
                .extracting(Variation::setUp)
                .extracting(set -> ((BurningScenario) set).rounds())
                .contains(Optional.of(2))
                .doesNotContain(Optional.of(3));
    }

    private static List<String> variations(BurningScenario scenario) {
        return KIND.variations(scenario).stream()
                .map(variation -> variation.words())
                .toList();
    }

    private static List<String> opening(BurningScenario scenario) {
        return KIND.telling().opening(scenario.opening()).stream()
                .map(Sentence::text)
                .toList();
    }

    private static BurningScenario streamAtSkag() {
        return Filled.in(BurningScenario.class, "shooter: {is: Brock}, targets: [{is: Skag, millimetres: 150}]");
    }

    private static Condition condition(BurningSituation burning) {
        return skag(burning).person().condition();
    }

    private static BurningSituation.Target skag(BurningSituation burning) {
        return burning.targets().getFirst();
    }

    private static BurningSituation amended(BurningSituation burning, String whose, String what, String word) {
        return Play.amendment(KIND.procedure(), burning, whose, what)
                .chosen(word)
                .answer();
    }

    @Test
    void what_comes_after_is_without_the_dead_and_with_what_is_left_in_the_tank() {
        BurningScenario written = Filled.in(
                BurningScenario.class,
                "shooter: {is: Brock}, targets: [{name: one, is: Skag, millimetres: 9}, {name: two, is: Skag,"
                        + " millimetres: 9}, {name: three, is: Skag, millimetres: 9}]");
        BurningSituation opening = written.opening();
        BurningSituation.Target second = opening.targets().get(1);
        Person dead = second.person().withCondition(second.person().condition().withHitPoints(0));
        BurningSituation after = opening.paid(5).with(1, second.withPerson(dead));

        BurningScenario next = written.aftermath(BurningOutcome.of(after)).orElseThrow();

        assertThat(next.targets())
                .extracting(target -> target.victim().called())
                .containsExactly(new Name("one"), new Name("three"));
        assertThat(next.shooter().orElseThrow().seconds()).contains(7);
        assertThat(next.problems()).isEmpty();
    }

    /** 7, 4 and 5 are 16, less 4 of leather. */
    @Test
    void what_a_bite_takes_is_found_as_it_happens() {
        assertThat(played(streamAtSkag(), "Brock, stream: Skag; Brock, shot: 40; Skag, burn: 7 4")
                        .first(BurningEvent.Bitten.class)
                        .findings())
                .containsExactly(Finding.counts("lost", 12, new Name("Skag")));
    }

    /** FO-31: a second hit in the same round adds nothing. */
    @Test
    void a_second_of_the_stream_that_adds_nothing_is_a_vain_attempt() {
        BurningScenario fire = Filled.in(
                BurningScenario.class,
                "shooter: {is: Brock, actionPoints: 10}, targets: [{is: Skag, millimetres: 150}]");

        assertThat(played(fire, "Brock, stream: Skag, Skag; Brock, shot: 40, 41; Skag, burn: 7 4")
                        .all(BurningEvent.Tested.class))
                .extracting(test -> test.gist().orElseThrow())
                .containsExactly(
                        new Gist.Attempt(new Name("Brock"), new Name("Skag"), true),
                        new Gist.Attempt(new Name("Brock"), new Name("Skag"), false));
    }

    /** Luck 5: 5 is critical; 6 is the weapon, which the fire strikes whether she burns or not. */
    @Test
    void a_fire_that_the_master_puts_out_takes_the_bite_from_her_and_not_from_her_weapon() {
        BurningSituation body = bitten("Brock, stream: Skag; Brock, shot: 40");
        BurningSituation weapon = bitten("Brock, stream: Skag; Brock, shot: 5; Brock, location: 6");

        assertThat(amended(body, "Skag", "fire", "out").phase()).isNotInstanceOf(BurningPhase.Biting.class);
        assertThat(amended(weapon, "Skag", "fire", "out").phase()).isEqualTo(weapon.phase());
    }

    private static BurningSituation bitten(String script) {
        BurningSituation burning = played(streamAtSkag(), script).asking().situation();
        assertThat(burning.phase()).isInstanceOf(BurningPhase.Biting.class);
        return burning;
    }

    @Test
    void whoever_is_sparing_leaves_the_burning_alone_and_whoever_is_relentless_does_not() {
        BurningScenario alight = Filled.in(
                BurningScenario.class,
                "shooter: {is: Brock}, targets: [{is: Skag, millimetres: 150, alight: second round}]");

        assertThat(decided(BurningSituation.BurningPolicy.SPARING, alight)).isEqualTo("hold fire");
        assertThat(decided(BurningSituation.BurningPolicy.RELENTLESS, alight)).isEqualTo("Skag");
        assertThat(decided(BurningSituation.BurningPolicy.SPARING, streamAtSkag()))
                .isEqualTo("Skag");
    }

    private static String decided(BurningSituation.BurningPolicy policy, BurningScenario scenario) {
        Standing.Asking<BurningSituation, BurningOutcome> asking =
                played(scenario).asking();
        return decided(policy, asking.situation(), (Choice<?>) asking.question());
    }

    private static <A> String decided(
            BurningSituation.BurningPolicy policy, BurningSituation burning, Choice<A> choice) {
        A answer = policy.decide(burning, choice, what -> {
            throw new AssertionError("nothing is left to chance");
        });
        return choice.optionOf(answer).word();
    }

    private static Play<BurningSituation, BurningOutcome> played(BurningScenario scenario, String... script) {
        return Play.of(KIND, scenario, script);
    }
}
