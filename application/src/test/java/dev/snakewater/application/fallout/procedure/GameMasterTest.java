package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Gist;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ForwardingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a game master adds at the table, what she amends, and what is chosen where she settles nothing. */
class GameMasterTest {

    private static final ScenarioKind<ShotSituation, ShotOutcome> KIND = ShotScenario.kind();

    /** 80 + 10 = 90, and a third less is 60; 80 + 40 is cut to 100, and half of that is 50. */
    @ParameterizedTest
    @CsvSource({"crouched, 10, 60", "crouched, -5, 50", "prone, 40, 50", "prone, -100, 0"})
    void what_is_added_to_a_chance_comes_before_its_bounds_and_the_pose(String pose, int added, int chance) {
        DiceInARow dice = new DiceInARow(List.of("100"));

        play(
                Filled.like(Shots.PISTOL, "target: {hitPoints: 30, pose: %s}".formatted(pose)),
                new Adding(dice, Shot.TO_HIT, added));

        assertThat(Shots.first(dice).chance().total()).isEqualTo(chance);
    }

    /** Luck 6: nothing makes criticals rarer than that. */
    @ParameterizedTest
    @CsvSource({"4, 10", "-3, 6", "120, 100"})
    void criticals_are_never_rarer_than_luck(int added, int critical) {
        DiceInARow dice = new DiceInARow(List.of("95"));

        play(Shots.PISTOL, new Adding(dice, Shot.CRITICAL, added));

        assertThat(Shots.first(dice).critical().total()).isEqualTo(critical);
    }

    /** 11 and 5 less 4; 11 less 20 less 4 heals nobody. */
    @ParameterizedTest
    @CsvSource({"5, 12", "-20, 0"})
    void a_hit_never_heals(int added, int lost) {
        DiceInARow dice = new DiceInARow(List.of("50", "3 4"));

        ShotOutcome outcome = play(Shots.PISTOL, new Adding(dice, Damage.DAMAGE, added));

        assertThat(outcome.lost()).isEqualTo(lost);
    }

    @Test
    void hit_points_action_points_rounds_and_how_the_target_stands_can_be_amended() {
        ShotSituation situation = Shots.PISTOL.opening();

        assertThat(KIND.procedure().amendments(situation))
                .extracting(Choice::name)
                .containsExactly(
                        "hit points",
                        "pose",
                        "cover",
                        "weapon",
                        "action points",
                        "rounds in the 10 mm Pistol",
                        "pose",
                        "cover",
                        "winded",
                        "distance");
        assertThat(amended(situation, "hit points", "12").target().hitPoints()).isEqualTo(12);
        assertThat(amended(situation, "pose", "prone").encounter().target().pose())
                .isEqualTo(Pose.PRONE);
        assertThat(amended(situation, "cover", "in cover").encounter().target().inCover())
                .isTrue();
        assertThat(amended(situation, "action points", "3").actionPoints()).isEqualTo(3);
        ShotSituation emptied = amended(situation, "rounds in the 10 mm Pistol", "0");
        assertThat(emptied.guns().getFirst().rounds()).isZero();
    }

    /** A shot of 4 points, and one more to pop out; in the open again it is 4. */
    @Test
    void what_is_settled_follows_the_shooter_into_cover_and_out_of_it() {
        ShotSituation situation = Shots.PISTOL.opening();
        ShotSituation covered = amended(situation, "Vera", "cover", "in cover");

        assertThat(paid(situation)).isEqualTo(4);
        assertThat(covered.encounter().shooter().inCover()).isTrue();
        assertThat(paid(covered)).isEqualTo(5);
        assertThat(paid(amended(covered, "Vera", "cover", "in the open"))).isEqualTo(4);
    }

    /** The pistol reaches a metre. */
    @Test
    void whoever_is_moved_out_of_reach_is_not_shot_at_but_a_shot_on_its_way_arrives() {
        ShotSituation situation = Shots.PISTOL.opening();
        ShotSituation firing = ((Next.Go<ShotSituation, ShotOutcome>)
                        KIND.procedure().step(situation, new DiceInARow(List.of())))
                .situation();

        assertThat(amended(situation, "distance", "101 cm")
                        .refusals(situation.settled().orElseThrow()))
                .extracting(Refusal::reason)
                .containsExactly(Refusal.Reason.OUT_OF_RANGE);
        List<? extends Choice.Option<?>> distances =
                KIND.procedure().amendments(firing).getLast().options();
        assertThat(distances.getLast().word()).isEqualTo("100 cm");
    }

    @Test
    void weapons_and_wounds_can_be_amended() {
        Rulings wounds = Filled.like(Rulings.BY_THE_BOOK, "wounds: true");
        ShotSituation situation = Filled.like(Shots.PISTOL, "rulings", wounds).opening();

        assertThat(amended(situation, "weapon", "unarmed").target().grip()).isEqualTo(Condition.Grip.UNARMED);
        Condition wounded =
                amended(situation, "Target", "wound of the arm", "yes").target();
        assertThat(wounded.grip()).isEqualTo(Condition.Grip.WEAPON_DROPPED);
        assertThat(amended(situation, "Vera", "wound of the weapon", "yes")
                        .refusals(situation.settled().orElseThrow()))
                .extracting(Refusal::reason)
                .containsExactly(Refusal.Reason.WEAPON_UNUSABLE);
        Encounter winded = amended(situation, "Vera", "winded", "40").encounter();
        assertThat(winded.shooter().burdens().winded()).contains(40);
    }

    private static int paid(ShotSituation situation) {
        DiceInARow table = new DiceInARow(List.of());
        KIND.procedure().step(situation, table);
        return table.events(ShotEvent.Acted.class).getFirst().price().total();
    }

    private static ShotSituation amended(ShotSituation situation, String whose, String what, String word) {
        return Play.amendment(KIND.procedure(), situation, whose, what)
                .chosen(word)
                .answer();
    }

    private static ShotSituation amended(ShotSituation situation, String what, String word) {
        return Play.amendment(KIND.procedure(), situation, what).chosen(word).answer();
    }

    /** A table at which the game master adds something to one number. */
    private record Adding(Table table, String on, int amount) implements ForwardingTable {
        @Override
        public Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
            return limits.apply(
                    asWritten.of().equals(on)
                            ? asWritten.plus(amount, "her word", GameMasterRule.GM_01_MODIFIER)
                            : asWritten);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ShotPolicy.class,
            names = {"MOST_DAMAGE", "BEST_VALUE", "MOST_HITS"})
    void of_equal_ways_the_first_listed_is_taken(ShotPolicy policy) {
        ShotSituation situation = Shots.PISTOL.opening();
        CandidatePlans course = new CandidatePlans(
                List.of(new CandidatePlans.Plan(List.of(0), new Way.Unaimed(), Way.FromCover.IN_THE_OPEN)));
        CandidatePlans another = new CandidatePlans(course.plans());
        Choice<Object> choice = Choice.among(
                        situation.encounter().shooter().name(),
                        "way",
                        List.of("not at all", "left", "right"),
                        FalloutRule.FO_12_WAYS_TO_SHOOT)
                .leadingTo(word -> word.equals("left") ? course : word.equals("right") ? another : word);

        Object decided = policy.decide(situation, choice, what -> {
            throw new AssertionError("nothing is left to chance");
        });

        assertThat(decided).isSameAs(course);
    }

    @Test
    void a_gun_for_bursts_only_is_refused_for_the_points_that_are_lacking() {
        ShotOutcome outcome = play(armed(3, "[{is: Minimi}]"), new DiceInARow(List.of()));

        assertThat(outcome.refused())
                .containsExactly(new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS));
    }

    @Test
    void a_gun_for_bursts_only_is_barred_by_the_points_that_are_lacking() {
        Choice<?> asked = (Choice<?>) Play.of(KIND, armed(5, "[{is: Minimi}, {is: 10 mm Pistol}]"))
                .asking()
                .question();

        assertThat(asked.barsOn("Minimi")).containsExactly(FalloutRule.FO_09_ACTION_POINTS);
    }

    /** What a record says of it is refused, as it always was. */
    @ParameterizedTest
    @ValueSource(strings = {"way: aimed, at: head, extra: 0", "with: [MAC-10, MAC-10, MAC-10]"})
    void nobody_aims_for_nothing_or_fires_three_guns(String action) {
        ShotScenario shot = Shots.of("millimetres: 180, action: {" + action
                + "}, shooter: {is: Vera, guns: [{is: MAC-10}, {is: MAC-10}, {is: MAC-10}]}");

        assertThatThrownBy(() -> shot.opening()).isInstanceOf(IllegalArgumentException.class);
    }

    private static ShotScenario armed(int actionPoints, String guns) {
        return Shots.of(
                "millimetres: 180, shooter: {is: Brock, actionPoints: %d, guns: %s}".formatted(actionPoints, guns));
    }

    private static ShotOutcome play(ShotScenario scenario, Table table) {
        return Play.through(KIND.procedure(), scenario.opening(), table);
    }

    /** GM-04, FO-69: a ruling that is made counts from then on. */
    @Test
    void a_ruling_can_be_made_in_the_middle_of_an_action() {
        ShotSituation after = KIND.procedure().rulings(Shots.PISTOL.opening()).stream()
                .filter(choice -> choice.name().equals("wounds"))
                .findFirst()
                .orElseThrow()
                .chosen("on")
                .answer();

        assertThat(after.encounter().rulings().wounds()).isTrue();
    }

    /** 3, 4 and 4, less 4 of leather, are 7. */
    @Test
    void who_goes_down_is_put_down_to_the_shot() {
        DiceInARow dice = new DiceInARow(List.of("50", "3 4"));

        play(Filled.like(Shots.PISTOL, "target: {hitPoints: 7}"), dice);

        assertThat(dice.events(ShotEvent.WentDown.class))
                .extracting(event -> event.gist().orElseThrow())
                .containsExactly(new Gist.Became(new Name("Target"), Reason.of("gone-down")));
    }
}
