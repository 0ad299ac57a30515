package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.Told;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Fire;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is told of a fire: what is told before is what is thrown for, and each round stands in its turn. */
class BurningToldTest {

    private static final WrittenShooter BROCK = Filled.in(WrittenShooter.class, "is", "Brock");
    private static final WrittenTarget SKAG = Filled.in(WrittenTarget.class, "is", "Skag", "millimetres", 150);

    /** Heavy weapons 65 and 5: 70, and 20 less. */
    @Test
    void what_the_master_has_laid_down_counts_before_the_throw_as_in_it() {
        Told<BurningScenario> told = fire(BROCK, SKAG).adding("Brock", "to hit", -20, "his cold");

        String sum = " (heavy weapons +65, close +5, his cold -20)";
        assertThat(told.opening())
                .containsExactly(
                        "Brock with the Flame thrower: 8 s in the tank, 8 AP, 5 for a second.",
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
        assertThat(turns.get(1)).startsWith("Round 2: Brock has 8 AP anew.");
    }

    /** Luck 5: 5 is critical. A 3 is a leg of people who stand. */
    @Test
    void where_it_strikes_says_why_there() {
        assertThat(fire(BROCK, Filled.like(SKAG, "pose", Pose.PRONE))
                        .turns("Brock, stream: Skag", "Brock, shot: 5", "Brock, location: 3")
                        .getFirst())
                .contains("The d6 shows 3: arm, because prone (FO-50).");
        assertThat(fire(BROCK, Filled.like(SKAG, "armed", false))
                        .turns("Brock, stream: Skag", "Brock, shot: 5", "Brock, location: 6")
                        .getFirst())
                .contains("The d6 shows 6: arm, because unarmed (FO-13).");
        assertThat(fire(BROCK, SKAG)
                        .turns("Brock, stream: Skag", "Brock, shot: 5", "Brock, location: 3")
                        .getFirst())
                .contains("The d6 shows 3: legs.");
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
        assertThat(fire(BROCK, SKAG)
                        .turns(
                                "Brock, stream: Skag, hold fire",
                                "Brock, shot: 5",
                                "Brock, location: 6",
                                "Skag, burn: 1 1")
                        .getFirst())
                .contains(
                        "The weapon of Skag takes the fire (14) and is useless; Skag loses nothing, and does not catch"
                                + " fire from it. (2d10+5 +7, critical x 2)");
    }

    /** 5 and 9, told by what comes of it. */
    @Test
    void a_single_die_can_be_told_by_its_total_as_several_can() {
        WrittenTarget alight = Filled.like(SKAG, "alight", Fire.Stage.SECOND);

        assertThat(Told.of(BurningScenario.kind(), Filled.in(BurningScenario.class, "targets", List.of(alight)))
                        .turns("Skag, burn: 14, 1")
                        .getFirst())
                .contains("Skag burns, second round, and loses 10 HP; 20 left. (1d10+5 +14, leather, body -4)");
    }

    @Test
    void nothing_before_the_first_turn_is_a_heading() {
        Burning alone = BurningScenario.kind()
                .open(Filled.in(
                        BurningScenario.class, "targets", List.of(Filled.like(SKAG, "alight", Fire.Stage.FIRST))));

        assertThat(BurningScenario.kind().telling().opening(alone))
                .extracting(Sentence::level)
                .containsOnly(Sentence.Level.DEED);
    }

    private static Told<BurningScenario> fire(WrittenShooter shooter, WrittenTarget target) {
        return fire(shooter, target, 1);
    }

    private static Told<BurningScenario> fire(WrittenShooter shooter, WrittenTarget target, int rounds) {
        return Told.of(
                BurningScenario.kind(),
                Filled.in(BurningScenario.class, "shooter", shooter, "rounds", rounds, "targets", List.of(target)));
    }
}
