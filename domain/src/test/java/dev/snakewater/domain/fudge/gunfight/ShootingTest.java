package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShootingTest {

    private static final Name BOB = new Name("Bob");
    private static final Name JOE = new Name("Joe");

    // spotless:off
    @ParameterizedTest(name = "{0}: {2}, {1}, wounds {3}, target {4}, drop {5}, +2 {6}, {7}, {8}: {9} against {10}, margin {11}")
    @CsvSource({
        // id   pistol  manner           wounds stance      target        drop   prize  range              dice  total diff margin
        "V21, GOOD,   SHOT,            0, AIMED,   OPEN,         false, false, ACROSS_THE_STREET, 0000,  1, 1,  0",
        "V22, GOOD,   SHOT,            0, OPEN,    OPEN,         false, false, ACROSS_THE_STREET, 0000, -1, 1, -2",
        "V23, GOOD,   SHOT,            0, OPEN,    OPEN,         false, false, ACROSS_THE_STREET, ++00,  1, 1,  0",
        "V24, GOOD,   SNAPSHOT,        0, OPEN,    OPEN,         true,  false, ACROSS_THE_ROOM,   00-0,  0, 0,  0",
        "V25, GOOD,   SNAPSHOT,        0, OPEN,    OPEN,         false, false, ACROSS_THE_ROOM,   +000,  0, 0,  0",
        "V25, GOOD,   SECOND_SNAPSHOT, 0, SNAPPED, OPEN,         false, false, ACROSS_THE_ROOM,   ++00,  1, 0,  1",
        "V26, GOOD,   SECOND_SNAPSHOT, 0, SNAPPED, OPEN,         false, false, ACROSS_THE_ROOM,   00-0, -2, 0, -2",
        "V27, GOOD,   SHOT,            0, DODGING, OPEN,         true,  false, ACROSS_THE_STREET, 0000,  1, 1,  0",
        "V29, GREAT,  SHOT,            3, DODGING, OPEN,         false, false, ACROSS_THE_STREET, 0000, -1, 1, -2",
        "V32, GREAT,  SHOT,            0, AIMED,   DODGING,      false, false, ACROSS_THE_STREET, +00-,  0, 1, -1",
        "V33, GREAT,  SHOT,            0, OPEN,    DODGING,      false, false, ACROSS_THE_STREET, +++0,  1, 1,  0",
        "V34, SUPERB, SHOT,            0, AIMED,   DODGING_HARD, false, false, ACROSS_THE_ROOM,   +-00, -1, 0, -1",
        "V34, SUPERB, SHOT,            0, AIMED,   DODGING_HARD, false, false, ACROSS_THE_ROOM,   +000,  0, 0,  0",
        "V56, GOOD,   SHOT,            3, AIMED,   OPEN,         false, false, ACROSS_THE_STREET, 0000,  0, 1, -1",
        "D7,  GREAT,  SNAPSHOT,        0, OPEN,    OPEN,         true,  false, ACROSS_THE_STREET, -000,  1, 1,  0",
        "D7,  GREAT,  SECOND_SNAPSHOT, 0, SNAPPED, DODGING,      false, false, ACROSS_THE_STREET, ++00,  0, 1, -1",
        "D7,  GOOD,   SHOT,            3, AIMED,   SNAPPED,      false, true,  ACROSS_THE_STREET, 0000,  2, 1,  1",
        "D7,  FAIR,   SHOT,            0, DODGING, SNAPPED,      false, false, ACROSS_THE_STREET, ++++,  2, 1,  1",
        "D7,  GOOD,   SNAPSHOT,        3, OPEN,    OPEN,         false, false, ACROSS_THE_STREET, +++0,  1, 1,  0",
    })
    // spotless:on
    void a_shot_is_counted(
            String vector,
            Degree pistol,
            Shot.Manner manner,
            int wounds,
            Stance stance,
            Stance targetStance,
            boolean drop,
            boolean prize,
            RangeBand range,
            String dice,
            int total,
            int difficulty,
            int margin) {
        Gunfighter bob = Duellist.named("Bob")
                .pistol(pistol)
                .wounds(wounds)
                .revolver()
                .in(stance)
                .ready();
        Gunfighter joe = Duellist.named("Joe").in(targetStance).ready();
        Tally toHit = Shooting.toHit(bob, joe, new Shot(BOB, 0, JOE, manner, drop, prize));
        int rolled = toHit.total() + DicePool.FOUR_FUDGE.told(dice).total();
        int needed = Distance.of(range).difficulty(BOB).total();
        assertThat(rolled).isEqualTo(total);
        assertThat(needed).isEqualTo(difficulty);
        assertThat(rolled - needed).isEqualTo(margin);
    }

    @Test
    void every_modifier_of_a_shot_has_its_rule() {
        Gunfighter bob = Duellist.named("Bob").wounds(3).revolver().ready();
        Gunfighter joe = Duellist.named("Joe").in(Stance.DODGING_HARD).ready();
        Tally toHit = Shooting.toHit(bob, joe, new Shot(BOB, 0, JOE, Shot.Manner.SNAPSHOT, false, true));
        assertThat(toHit.total()).isEqualTo(-2 - 2 - 2 + 2 - 1);
        assertThat(toHit.rules())
                .containsExactly(
                        GunfightRule.GF_36_UNOPPOSED,
                        GunfightRule.GF_14_SNAPSHOT,
                        GunfightRule.GF_17_DODGE,
                        GunfightRule.GF_05_PRIZE_ON_DODGE,
                        GunfightRule.GF_04_STAREDOWN_PRIZE,
                        HitLocationRule.HL_24_WORST_WOUND);
    }

    @ParameterizedTest(name = "{0}, {1}, drop {2}: waived by {3}")
    @CsvSource({
        "SHOT,            AIMED,   false, GF_12_AIM",
        "SHOT,            OPEN,    true,  GF_13_DROP_AND_AIMING",
        "SNAPSHOT,        OPEN,    true,  GF_13_DROP_AND_AIMING",
        "SECOND_SNAPSHOT, SNAPPED, true,  GF_13_DROP_AND_AIMING",
    })
    void what_aim_or_drop_takes_away_stays_visible(
            Shot.Manner manner, Stance stance, boolean drop, GunfightRule waivedBy) {
        Gunfighter bob = Duellist.named("Bob").revolver().in(stance).ready();
        Gunfighter joe = Duellist.named("Joe").ready();
        Tally toHit = Shooting.toHit(bob, joe, new Shot(BOB, 0, JOE, manner, drop, false));
        assertThat(toHit.total()).isZero();
        assertThat(toHit.lines()).singleElement().isInstanceOfSatisfying(Tally.Waived.class, waived -> {
            assertThat(waived.due().amount()).isEqualTo(-2);
            assertThat(waived.why()).isEqualTo(waivedBy);
        });
    }

    @ParameterizedTest(name = "{0} is fired with {1}")
    @CsvSource({"DERRINGER, 1", "REVOLVER, 1", "RIFLE, 2", "SHOTGUN, 3"})
    void each_gun_is_fired_with_its_skill(Firearm kind, int skill) {
        Gunfighter bob = Duellist.named("Bob")
                .pistol(Degree.GOOD)
                .rifle(Degree.GREAT)
                .shotgun(Degree.SUPERB)
                .gun(Gun.full(kind).carried(Carried.IN_HAND))
                .in(Stance.AIMED)
                .ready();
        Gunfighter joe = Duellist.named("Joe").ready();
        assertThat(Shooting.toHit(bob, joe, new Shot(BOB, 0, JOE, Shot.Manner.SHOT, false, false))
                        .total())
                .isEqualTo(skill);
    }

    @ParameterizedTest(name = "{0}: margin {1}, {2}, armour {3}: {4} points")
    @CsvSource({
        "V21,   0, REVOLVER,  0, 3",
        "D7,    1, REVOLVER,  0, 4",
        "V76,   2, REVOLVER,  1, 4",
        "GF-37, 0, DERRINGER, 0, 1",
        "GF-37, 0, DERRINGER, 1, 0",
        "GF-37, 1, DERRINGER, 4, -2",
        "GF-37, 2, RIFLE,     1, 6",
        "GF-37, 3, SHOTGUN,   0, 8",
    })
    void damage_is_margin_and_strength_less_armour(String vector, int margin, Firearm kind, int armour, int points) {
        Gunfighter joe = Duellist.named("Joe").armour(armour).ready();
        assertThat(Shooting.damage(Gun.full(kind), joe, margin, Rulings.BY_THE_BOOK)
                        .total())
                .isEqualTo(points);
    }

    @Test
    void V35_a_shot_misses_outright_only_behind_cover() {
        for (Stance stance : Stance.values()) {
            Optional<GunfightRule> why =
                    stance == Stance.IN_COVER ? Optional.of(GunfightRule.GF_19_DIVE_EFFECT) : Optional.empty();
            assertThat(Shooting.missesOutright(Duellist.named("Joe").in(stance).ready()))
                    .as("%s", stance)
                    .isEqualTo(why);
        }
    }
}
