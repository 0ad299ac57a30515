package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.scenario.DrawScenario;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The drop that a game master grants at the table: it counts from the next draw on (GF-10). */
class GrantedDropTest {

    @Test
    void in_the_middle_of_a_turn_it_waits_for_the_next_draw_and_lasts_for_that_turn() {
        FightAtTable fight = comingTo(duel(), "Ann", "part 3");
        fight = granting(fight, "Ann", "Bill");
        fight = comingTo(chosen(fight, "snapshot"), "Ann", "snapshot");
        // GF-14: nothing of it counts in this turn.
        assertThat(total(fight)).isEqualTo(1 - 2);
        fight = comingTo(fight, "Ann", "draw");
        assertThat(total(fight)).isEqualTo(2);
        assertThat(fight.counted().getFirst().rules())
                .containsSubsequence(GunfightRule.GF_10_THE_DROP, GunfightRule.GF_10_THE_DROP);
        fight = comingTo(chosen(comingTo(fight, "Ann", "part 3"), "snapshot"), "Ann", "snapshot");
        // GF-13: it is an aim already held.
        assertThat(total(fight)).isEqualTo(1);
        fight = comingTo(fight, "Ann", "draw");
        // GF-29: the gun is drawn, and the drop is gone.
        assertThat(total(fight)).isEqualTo(2);
        assertThat(fight.counted().getFirst().rules())
                .contains(GunfightRule.GF_29_ALREADY_DRAWN)
                .doesNotContain(GunfightRule.GF_10_THE_DROP);
    }

    @Test
    void before_the_first_draw_it_counts_at_once_and_a_gun_is_out() {
        FightAtTable fight = granting(duel(), "Ann", "Bill");
        assertThat(total(fight)).isEqualTo(2);
        assertThat(fight.counted().getFirst().rules())
                .contains(GunfightRule.GF_10_THE_DROP)
                .doesNotContain(GunfightRule.GF_29_ALREADY_DRAWN);
    }

    @Test
    void it_is_granted_on_one_after_the_other_and_taken_away_again() {
        FightAtTable fight = granting(granting(duel(), "Ann", "Bill"), "Ann", "Cid");
        assertThat(sheet(fight)).contains("drop on Bill and Cid");
        fight = granting(fight, "Ann", "nobody");
        assertThat(sheet(fight)).doesNotContain("drop on");
    }

    @Test
    void who_has_no_gun_that_he_can_hold_cannot_have_it() {
        assertThat(drop(duel(), "Cid")).isEmpty();
        FightAtTable disarmed = begun(
                GunfightScenario.kind(),
                Showdown.of(
                                "Ann, guns: [{kind: revolver}]",
                                "Bill, guns: [{kind: revolver}], parts: [{part: left hand, wounds: 5}, {part: right"
                                        + " hand, wounds: 5}]")
                        .written());
        assertThat(drop(disarmed, "Ann")).isPresent();
        assertThat(drop(disarmed, "Bill")).isEmpty();
    }

    @Test
    void in_a_draw_alone_it_is_granted_to_whoever_has_not_drawn() {
        GunfightScenario written = scenario();
        FightAtTable draw =
                begun(DrawScenario.kind(), new DrawScenario(written.fighters(), List.of(), written.rulings()));
        assertThat(total(granting(draw, "Ann", "Bill"))).isEqualTo(2);
        FightAtTable drawn = draw.after(usual(draw.question().orElseThrow()));
        assertThat(drop(drawn, "Ann")).isEmpty();
        assertThat(drop(drawn, "Bill")).isPresent();
    }

    /** Ann and Bill have revolvers, Cid has nothing; all draw with Fair, and Ann shoots with Good. */
    private static GunfightScenario scenario() {
        return Showdown.of(
                        "Ann, pistol: Good, guns: [{kind: revolver, loaded: 6}]",
                        "Bill, guns: [{kind: revolver}]",
                        "Cid")
                .written();
    }

    private static FightAtTable duel() {
        return begun(GunfightScenario.kind(), scenario());
    }

    private static <S, O> FightAtTable begun(ScenarioKind<S, O> kind, SetUp<S, O> setUp) {
        assertThat(setUp.problems()).isEmpty();
        return new Fights().begin(new Scenario<>(kind, "A drop", "", FightTerms.of(9), List.of(), setUp));
    }

    /** The fight at the next such question after the one that is asked; everything else shows 0, and nobody does anything. */
    private static FightAtTable comingTo(FightAtTable fight, String who, String what) {
        FightAtTable now = fight;
        while (!isAsked(now, who, what)) {
            now = now.after(usual(now.question().orElseThrow()));
        }
        return now;
    }

    private static boolean isAsked(FightAtTable fight, String who, String what) {
        Question asked = fight.question().orElseThrow();
        return asked.by().text().equals(who)
                && (asked.name().equals(what) || asked.name().equals("second " + what));
    }

    private static Answer usual(Question question) {
        return switch (question) {
            case Throw what -> Answer.of(what, what.dice().told("0000"));
            case Choice<?> choice when choice.name().startsWith("part") -> Answer.of(choice, "nothing");
            case Choice<?> choice ->
                Answer.of(choice, choice.options().getFirst().word());
        };
    }

    private static FightAtTable chosen(FightAtTable fight, String word) {
        return fight.after(Answer.of((Choice<?>) fight.question().orElseThrow(), word));
    }

    private static FightAtTable granting(FightAtTable fight, String who, String on) {
        Choice<?> drop = drop(fight, who).orElseThrow();
        return fight.after(new Answer.Amended(drop.by(), drop.name(), drop.why().id(), on));
    }

    private static Optional<? extends Choice<?>> drop(FightAtTable fight, String who) {
        return fight.amendments().stream()
                .filter(choice ->
                        choice.by().text().equals(who) && choice.name().equals("drop"))
                .findFirst();
    }

    /** What the throw that is asked for starts from. */
    private static int total(FightAtTable fight) {
        Tally tally = fight.counted().getFirst();
        return tally.total();
    }

    private static String sheet(FightAtTable fight) {
        return Stream.concat(
                        fight.state().rows().stream().flatMap(row -> row.cells().stream()),
                        fight.account().turns().stream()
                                .flatMap(List::stream)
                                .map(FightReport.NarratedEvent::event)
                                .map(Object::toString))
                .reduce("", (one, other) -> one + "\n" + other);
    }
}
