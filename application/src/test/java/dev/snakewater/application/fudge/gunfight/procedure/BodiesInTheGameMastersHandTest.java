package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a game master may amend and rule anew in the middle of a gunfight with hit location. */
class BodiesInTheGameMastersHandTest {

    private static final Name ANN = new Name("Ann");
    private static final Name JOE = new Name("Joe");

    @Test
    void HL_20_nobody_has_a_word_in_it_while_somebody_rolls_for_his_feet() {
        Gunfight fight = fight("Joe, parts: [{part: left foot, wounds: 5}]");
        Body stood = fight.fighter(ANN).body().orElseThrow();
        Gunfight falling = fight.with(
                        JOE, joe -> joe.withWounds(joe.body().orElseThrow().withProne(false)))
                .withPhase(new Phase.Falling(
                        new Phase.Place(Part.PART_4, List.of(List.of(ANN), List.of(JOE)), 0),
                        List.of(new Phase.Faller(JOE, BodyPart.LEFT_FOOT, stood)),
                        List.of()));
        assertThat(amendments(falling, JOE)).isNotEmpty().noneMatch(what -> what.matches("wounds of .*|posture"));
        assertThat(amendments(falling, ANN)).contains("wounds of the left foot", "posture");
    }

    @Test
    void HL_21_who_cannot_stand_is_not_stood_up_by_hand() {
        Gunfight lame =
                fight("Joe, support: true, parts: [{part: left leg, lost: true}, {part: right leg, wounds: 6}]");
        Choice<Gunfight> posture = amendment(lame, "posture");
        assertThat(posture.barsOn("standing")).containsExactly(HitLocationRule.HL_21_GETTING_UP);
        assertThat(posture.options()).extracting(Choice.Option::word).containsExactly("on the ground");
        Choice<Gunfight> leaning =
                amendment(fight("Joe, support: true, parts: [{part: right leg, wounds: 6}]"), "posture");
        assertThat(leaning.chosen("standing").answer().fighter(JOE).isProne()).isFalse();
    }

    @Test
    void how_far_a_fan_and_a_called_shot_reach_can_be_ruled_anew() {
        Gunfight fight = fight("Joe");
        assertThat(ruled(fight, "fanMaxPaces", "30").scene().rulings().fanMaxPaces())
                .isEqualTo(30);
        assertThat(ruled(fight, "fanMaxRange", "Pretty far away")
                        .scene()
                        .rulings()
                        .fanMaxRange())
                .isEqualTo(RangeBand.PRETTY_FAR_AWAY);
        assertThat(ruled(fight, "calledShotMaxRange", "In Yer Face")
                        .scene()
                        .rulings()
                        .calledShotMaxRange())
                .isEqualTo(RangeBand.IN_YER_FACE);
        assertThat(ruled(fight, "agilitySaveOnFall", "off")
                        .scene()
                        .rulings()
                        .body()
                        .agilitySaveOnFall())
                .isFalse();
    }

    @Test
    void HL_12_where_bodies_have_no_parts_nothing_is_ruled_about_parts() {
        Gunfight whole = Showdown.of("Ann", "Joe").written().opening();
        assertThat(ruling(whole, "calledShotMaxRange").barsOn("In Yer Face"))
                .containsExactly(HitLocationRule.HL_12_CAPACITY_OF_PARTS);
        assertThat(ruling(fight("Joe"), "calledShotMaxRange").barsOn("In Yer Face"))
                .isEmpty();
    }

    private static Gunfight fight(String joe) {
        return Showdown.of("Ann, guns: [{kind: revolver}]", joe + ", guns: [{kind: revolver}]")
                .ruled("hitLocation: true, agilitySaveOnFall: true")
                .written()
                .opening();
    }

    private static Gunfight ruled(Gunfight fight, String ruling, String word) {
        return ruling(fight, ruling).chosen(word).answer();
    }

    private static Choice<Gunfight> ruling(Gunfight fight, String ruling) {
        return new GunfightProcedure()
                .rulings(fight).stream()
                        .filter(choice -> choice.name().equals(ruling))
                        .findFirst()
                        .orElseThrow();
    }

    private static Choice<Gunfight> amendment(Gunfight fight, String what) {
        return new GunfightProcedure()
                .amendments(fight).stream()
                        .filter(choice ->
                                choice.by().equals(JOE) && choice.name().equals(what))
                        .findFirst()
                        .orElseThrow();
    }

    private static List<String> amendments(Gunfight fight, Name whose) {
        return new GunfightProcedure()
                .amendments(fight).stream()
                        .filter(choice -> choice.by().equals(whose))
                        .map(Choice::name)
                        .toList();
    }
}
