package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Fire;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the master amends by hand where there is fire, and what she rules otherwise from the next round on. */
class BurningByHandTest {

    private static final ScenarioKind<BurningScenario, Burning, BurningOutcome> KIND = BurningScenario.kind();
    private static final Name BROCK = new Name("Brock");
    private static final Name SKAG = new Name("Skag");

    @Test
    void everything_about_who_fires_and_who_burns_can_be_amended() {
        Burning burning = KIND.open(streamAtSkag());

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
        assertThat(amended(burning, BROCK, "action points", "3").actionPoints()).isEqualTo(3);
        assertThat(amended(burning, BROCK, "seconds in the tank", "0").seconds())
                .isZero();
        assertThat(condition(amended(burning, SKAG, "hit points", "5")).hitPoints())
                .isEqualTo(5);
        assertThat(skag(amended(burning, SKAG, "fire", "second round")).fire().due())
                .contains(Fire.Stage.SECOND);
        assertThat(condition(amended(burning, SKAG, "weapon", "weapon dropped")).grip())
                .isEqualTo(Condition.Grip.DROPPED);
        assertThat(skag(amended(burning, SKAG, "distance", "31 cm")).distance()).isEqualTo(310);
    }

    /** The flame thrower reaches 40 cm. */
    @Test
    void whoever_is_moved_out_of_reach_cannot_be_fired_at() {
        Played<Burning, BurningOutcome> played = sitting(streamAtSkag())
                .answering(amendment(SKAG, "distance", "41 cm"))
                .played();

        assertThat(((Choice<?>) question(played)).barsOn("Skag")).containsExactly(FalloutRule.FO_11_RANGE_BANDS);
    }

    /** A second of the stream that is on its way can still be thrown for. */
    @Test
    void who_is_being_fired_at_stays_within_reach() {
        Sitting<Burning, BurningOutcome> sitting = sitting(streamAtSkag());
        Sitting<Burning, BurningOutcome> streaming =
                sitting.answering(Answer.of((Choice<?>) question(sitting), "Skag"));

        List<Choice<Burning>> amendments = KIND.procedure()
                .amendments(((Standing.Asking<Burning, BurningOutcome>)
                                streaming.played().standing())
                        .situation());

        assertThat(amendments.getLast().options().getLast().word()).isEqualTo("40 cm");
    }

    /** 16 - 4 in the first round; then the second is due, but the fire began anew by the master's word: 2d10+5 again. */
    @Test
    void a_fire_that_the_master_kindles_anew_bites_once_in_the_round() {
        BurningScenario alight = Filled.in(BurningScenario.class, "targets: [{is: Skag, alight: first round}]");
        Sitting<Burning, BurningOutcome> sitting = sitting(alight);
        sitting = thrown(sitting, "7 4");
        sitting = thrown(sitting.answering(amendment(SKAG, "fire", "first round")), "1 1");

        assertThat(bites(sitting)).containsExactly(Fire.Stage.FIRST, Fire.Stage.FIRST);
        assertThat(question(sitting).name()).isEqualTo("burn");
    }

    @Test
    void the_rulings_are_told_where_they_are_not_by_the_book() {
        Rulings rulings = Filled.like(Rulings.BY_THE_BOOK, "hitCap: 95, poses: false");

        assertThat(opening(streamAtSkag())).noneMatch(sentence -> sentence.contains("rules"));
        assertThat(opening(Filled.like(streamAtSkag(), "rulings", rulings)))
                .last()
                .isEqualTo("The master rules: no chance is above 95 (FO-05) and no poses (FO-67).");
    }

    @Test
    void without_poses_nobody_wonders_what_a_pose_would_change() {
        Rulings rulings = Filled.like(Rulings.BY_THE_BOOK, "poses: false");

        assertThat(variations(streamAtSkag())).contains("Skag crouched", "Skag prone");
        assertThat(variations(Filled.like(streamAtSkag(), "rulings", rulings)))
                .noneMatch(words -> words.contains("crouched") || words.contains("prone"));
    }

    private static List<String> variations(BurningScenario scenario) {
        return KIND.variations(scenario).stream()
                .map(variation -> variation.words())
                .toList();
    }

    private static List<String> opening(BurningScenario scenario) {
        return KIND.telling().opening(KIND.open(scenario)).stream()
                .map(Sentence::text)
                .toList();
    }

    private static BurningScenario streamAtSkag() {
        return Filled.in(BurningScenario.class, "shooter: {is: Brock}, targets: [{is: Skag, millimetres: 150}]");
    }

    private static Sitting<Burning, BurningOutcome> sitting(BurningScenario scenario) {
        return new Sitting<>(KIND.procedure(), KIND.open(scenario), Terms.of(9), List.of());
    }

    private static Question question(Sitting<Burning, BurningOutcome> sitting) {
        return question(sitting.played());
    }

    private static Question question(Played<Burning, BurningOutcome> played) {
        return ((Standing.Asking<Burning, BurningOutcome>) played.standing()).question();
    }

    private static Sitting<Burning, BurningOutcome> thrown(Sitting<Burning, BurningOutcome> sitting, String faces) {
        Throw what = (Throw) question(sitting);
        return sitting.answering(Answer.of(what, what.dice().told(faces)));
    }

    private static Answer amendment(Name whose, String what, String word) {
        return new Answer.Amended(whose, what, GameMasterRule.GM_03_AMENDMENT.id(), word);
    }

    private static List<Fire.Stage> bites(Sitting<Burning, BurningOutcome> sitting) {
        return told(sitting, BurningEvent.Bitten.class).stream()
                .map(BurningEvent.Bitten::stage)
                .toList();
    }

    private static <E extends Event> List<E> told(Sitting<Burning, BurningOutcome> sitting, Class<E> sort) {
        return sitting.played().turns().stream()
                .flatMap(List::stream)
                .filter(sort::isInstance)
                .map(sort::cast)
                .toList();
    }

    private static Condition condition(Burning burning) {
        return skag(burning).person().condition();
    }

    private static Burning.Target skag(Burning burning) {
        return burning.targets().getFirst();
    }

    private static Burning amended(Burning burning, Name whose, String what, String word) {
        return Play.amendment(KIND.procedure(), burning, whose.text(), what)
                .chosen(word)
                .answer();
    }

    @Test
    void what_comes_after_is_without_the_dead_and_with_what_is_left_in_the_tank() {
        ScenarioKind<BurningScenario, Burning, BurningOutcome> kind = BurningScenario.kind();
        List<WrittenTarget> targets = Stream.of("one", "two")
                .map(name -> Filled.in(WrittenTarget.class, "is", "Skag", "millimetres", 100, "name", name))
                .toList();
        BurningScenario written = Filled.in(
                BurningScenario.class, "shooter", Filled.in(WrittenShooter.class, "is: Brock"), "targets", targets);
        Burning opening = kind.open(written);
        Burning.Target first = opening.targets().getFirst();
        Person dead = first.person().withCondition(first.person().condition().withHitPoints(0));
        Burning after = opening.paid(5).with(0, first.withPerson(dead));

        BurningScenario next = kind.aftermath(written, BurningOutcome.of(after)).orElseThrow();

        assertThat(next.targets())
                .extracting(target -> target.victim().called())
                .containsExactly(new Name("two"));
        assertThat(next.shooter().orElseThrow().seconds()).contains(7);
        assertThat(kind.problems(next)).isEmpty();
    }
}
