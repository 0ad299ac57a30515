package dev.snakewater.domain.fudge.gunfight.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Duellist;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShotTest {

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
        "V40, GOOD,   FAN,             0, AIMED,   OPEN,         false, false, SPITTIN_DISTANCE,  +000,  0, -1, 1",
        "V40, GOOD,   FAN,             0, AIMED,   OPEN,         false, false, ACROSS_THE_ROOM,   0000, -1, 0, -1",
        "V43, GOOD,   FAN,             0, OPEN,    OPEN,         false, true,  ACROSS_THE_ROOM,   00+0,  1, 0,  1",
        "V43, GOOD,   FAN,             0, OPEN,    OPEN,         false, true,  ACROSS_THE_ROOM,   0000,  0, 0,  0",
        "V44, GREAT,  FAN,             0, AIMED,   DODGING,      false, false, ACROSS_THE_ROOM,   ++00,  0, 0,  0",
        "V44, GREAT,  FAN,             0, AIMED,   DODGING,      false, false, ACROSS_THE_ROOM,   +000, -1, 0, -1",
        "GF-13, GOOD, FAN,             0, OPEN,    OPEN,         true,  false, ACROSS_THE_ROOM,   0000, -1, 0, -1",
        "GF-24, GOOD, FAN,             0, OPEN,    OPEN,         false, false, ACROSS_THE_ROOM,   0000, -2, 0, -2",
        "GF-24, GOOD, FAN,             0, DODGING, OPEN,         false, false, ACROSS_THE_ROOM,   0000, -2, 0, -2",
    })
    // spotless:on
    void a_shot_is_counted(
            String vector,
            Degree pistol,
            Shot.Manner manner,
            int wounds,
            Gunfighter.Stance stance,
            Gunfighter.Stance targetStance,
            boolean drop,
            boolean prize,
            RangeBand range,
            String dice,
            int total,
            int difficulty,
            int margin) {
        Gunfighter bob = Duellist.named("Bob")
                .with("pistol", pistol)
                .wounds(wounds)
                .revolver()
                .in(stance)
                .ready();
        Gunfighter joe = Duellist.named("Joe").in(targetStance).ready();
        Tally toHit = shot(0, manner, drop, prize).toHit(bob, joe);
        int rolled = toHit.total() + DicePool.FOUR_FUDGE.told(dice).total();
        int needed = Distance.of(range).difficulty(BOB).total();
        assertThat(rolled).isEqualTo(total);
        assertThat(needed).isEqualTo(difficulty);
        assertThat(rolled - needed).isEqualTo(margin);
    }

    @Test
    void every_modifier_of_a_shot_has_its_rule() {
        Gunfighter bob = Duellist.named("Bob").wounds(3).revolver().ready();
        Gunfighter joe =
                Duellist.named("Joe").in(Gunfighter.Stance.DODGING_HARD).ready();
        Tally toHit = shot(0, Shot.Manner.SNAPSHOT, false, true).toHit(bob, joe);
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
        "TWO_GUN_SHOT,    AIMED,   false, GF_33_TWO_TARGETS",
    })
    void what_aim_or_drop_takes_away_stays_visible(
            Shot.Manner manner, Gunfighter.Stance stance, boolean drop, GunfightRule waivedBy) {
        Gunfighter bob = Duellist.named("Bob").revolver().in(stance).ready();
        Gunfighter joe = Duellist.named("Joe").ready();
        Tally toHit = shot(0, manner, drop, false).toHit(bob, joe);
        assertThat(toHit.total()).isZero();
        assertThat(toHit.lines()).singleElement().isInstanceOfSatisfying(Tally.Waived.class, waived -> {
            assertThat(waived.due().amount()).isEqualTo(-2);
            assertThat(waived.why()).isEqualTo(waivedBy);
        });
    }

    @ParameterizedTest(name = "{0}: Pistol {1}, Two-Gun Shooter {2}, {3}, {4}: {5}")
    @CsvSource({
        "V50,   GOOD,     FAIR,     TWO_GUN_SHOT,    AIMED,    0",
        "GF-32, GOOD,     FAIR,     SHOT,            AIMED,    0",
        "GF-32, GOOD,     FAIR,     SHOT,            OPEN,    -2",
        "GF-32, GOOD,     FAIR,     SNAPSHOT,        OPEN,    -2",
        "GF-32, GOOD,     FAIR,     SECOND_SNAPSHOT, SNAPPED, -2",
        "V49,   GREAT,    GREAT,    SHOT,            AIMED,    1",
        "GF-32, FAIR,     SUPERB,   TWO_GUN_SHOT,    AIMED,   -1",
        "GF-32, TERRIBLE, TERRIBLE, SHOT,            AIMED,   -4",
        "GF-32, SUPERB,   POOR,     SHOT,            AIMED,   -2",
    })
    void with_two_guns_he_shoots_with_their_skill_and_never_better_than_pistol_less_1(
            String vector, Degree pistol, Degree twoGun, Shot.Manner manner, Gunfighter.Stance stance, int total) {
        Gunfighter bob = Duellist.named("Bob")
                .with("pistol", pistol)
                .with("twoGun", Optional.of(twoGun))
                .twoRevolvers(6, 6)
                .in(stance)
                .ready();
        Gunfighter joe = Duellist.named("Joe").ready();
        for (int gun : List.of(0, 1)) {
            Tally toHit = shot(gun, manner, false, false).toHit(bob, joe);
            assertThat(toHit.total()).isEqualTo(total);
            assertThat(toHit.rules()).contains(GunfightRule.GF_32_TWO_GUN_SKILL);
        }
    }

    @Test
    void with_one_of_his_two_guns_in_use_he_shoots_with_pistol() {
        Gunfighter bob = Duellist.named("Bob")
                .with("pistol", Degree.GREAT)
                .twoRevolvers(6, 6)
                .using(1)
                .in(Gunfighter.Stance.AIMED)
                .ready();
        Tally toHit = shot(1, Shot.Manner.SHOT, false, false)
                .toHit(bob, Duellist.named("Joe").ready());
        assertThat(toHit.total()).isEqualTo(2);
        assertThat(toHit.rules()).doesNotContain(GunfightRule.GF_32_TWO_GUN_SKILL);
    }

    @ParameterizedTest(name = "FACT-16 {3}: {0} against {1}, dice show {2}: margin {4}, critical {5}")
    @CsvSource({
        " 0, 3,  4, true,   0, true",
        " 5, 1,  4, true,   4, true",
        " 2, 1, -4, true,  -1, true",
        " 1, 1, -4, true,  -1, true",
        "-4, 1, -4, true,  -5, true",
        " 0, 3,  4, false, -3, false",
        " 2, 1, -4, false,  1, false",
        " 0, 3,  3, true,  -3, false",
        " 4, 1, -3, true,   3, false",
        " 1, 1,  0, true,   0, false",
    })
    void with_criticals_natural_fours_decide_and_nothing_else_does(
            int total, int difficulty, int thrown, boolean criticals, int margin, boolean critical) {
        Rulings rulings = Rulings.DECLARED.byTheBookBut(Map.of("criticals", criticals));
        assertThat(Shot.margin(total, difficulty, thrown, rulings)).isEqualTo(margin);
        assertThat(Shot.critical(thrown, rulings))
                .isEqualTo(critical ? Optional.of(CoreOption.FACT_16_CRITICALS) : Optional.empty());
    }

    @ParameterizedTest(name = "FACT-12: margin {0}, {1}, armour {2}: {3} points")
    @CsvSource({
        "0, REVOLVER,  0,  2",
        "1, REVOLVER,  0,  2",
        "2, REVOLVER,  0,  5",
        "0, RIFLE,     0,  4",
        "1, RIFLE,     0,  4",
        "2, RIFLE,     0,  7",
        "1, RIFLE,     1,  2",
        "0, DERRINGER, 0,  1",
        "1, DERRINGER, 0,  2",
        "1, DERRINGER, 1,  1",
        "1, DERRINGER, 2,  0",
        "0, DERRINGER, 4, -3",
    })
    void with_grazes_a_narrow_hit_does_no_more_than_a_scratch_or_a_hurt(
            int margin, Firearm kind, int armour, int points) {
        Gunfighter joe = Duellist.named("Joe").with("armour", armour).ready();
        Tally damage = done(impact(kind, joe, margin), 0, Rulings.DECLARED.byTheBookBut(Map.of("grazes", true)));
        assertThat(damage.total()).isEqualTo(points);
        assertThat(damage.rules().contains(CoreOption.FACT_12_GRAZES)).isEqualTo(margin <= 1);
    }

    @ParameterizedTest(name = "FACT-14: {0} and dice that show {1} make {2}")
    @CsvSource({
        " 3,  4,  6",
        " 3,  3,  6",
        " 3,  2,  5",
        " 3,  0,  3",
        " 3, -1,  2",
        " 3, -2,  1",
        " 3, -4,  1",
        " 1,  4,  2",
        " 1, -1,  1",
        " 7,  4, 11",
        " 0,  3,  1",
        " 0,  1,  1",
        " 0,  0,  0",
        " 0, -1, -1",
        "-2,  4,  1",
        "-2,  3,  1",
        "-2,  1, -1",
    })
    void a_damage_roll_at_most_doubles_leaves_at_least_1_and_lifts_nothing_above_1(int sum, int thrown, int points) {
        Tally damage = Tally.of(JOE, "damage", sum, "margin", GunfightRule.GF_37_DAMAGE);
        Tally rolled = Impact.rolled(damage, thrown);
        assertThat(rolled.total()).isEqualTo(points);
        assertThat(rolled.rules()).contains(CoreOption.FACT_14_DAMAGE_ROLL);
    }

    @ParameterizedTest(name = "{0} is fired with {1}")
    @CsvSource({"DERRINGER, 1", "REVOLVER, 1", "RIFLE, 2", "SHOTGUN, 3"})
    void each_gun_is_fired_with_its_skill(Firearm kind, int skill) {
        Gunfighter bob = Duellist.named("Bob")
                .with("pistol", Degree.GOOD)
                .with("rifle", Degree.GREAT)
                .with("shotgun", Degree.SUPERB)
                .gun(Duellist.full(kind).withCarried(Gun.Carried.IN_HAND))
                .in(Gunfighter.Stance.AIMED)
                .ready();
        Gunfighter joe = Duellist.named("Joe").ready();
        assertThat(shot(0, Shot.Manner.SHOT, false, false).toHit(bob, joe).total())
                .isEqualTo(skill);
    }

    @ParameterizedTest(name = "size {0}: difficulty {1}, {2} points")
    @CsvSource({
        "-3, 4, 4",
        "-2, 3, 4",
        "-1, 2, 4",
        " 0, 1, 4",
        " 1, 0, 3",
        " 3, -2, 1",
        " 9, -8, 0",
    })
    void HL_03_HL_05_a_target_of_another_size_is_easier_or_harder_to_hit_and_a_big_one_takes_less(
            int size, int difficulty, int points) {
        Gunfighter joe = Duellist.named("Joe").with("size", size).ready();
        Shot shot = shot(0, Shot.Manner.SHOT, false, false);
        assertThat(shot.difficulty(Distance.of(RangeBand.ACROSS_THE_STREET), joe)
                        .total())
                .isEqualTo(difficulty);
        assertThat(done(impact(Firearm.REVOLVER, joe, 1), 0, Rulings.BY_THE_BOOK)
                        .total())
                .isEqualTo(points);
    }

    @ParameterizedTest(name = "margin {0}, {1}, armour {2}, size {3}, grazes {4}, she adds {5}: {6} points")
    @CsvSource({
        // HL-03: 0 + 1 - 3 and 4 more are 2; not 0, and then 4 more.
        "0, DERRINGER, 0, 3, false,   4, 2",
        // HL-03 never makes less than nothing of it, whatever she takes off.
        "1, REVOLVER,  0, 1, false, -10, 0",
        // FACT-12: however much she adds, a graze does 2 points.
        "0, REVOLVER,  0, 0, true,    5, 2",
        "1, REVOLVER,  0, 0, true,   -3, 1",
        // GF-37: armour beyond the damage leaves less than nothing.
        "1, DERRINGER, 4, 0, false,   0, -2",
    })
    void what_a_master_adds_goes_into_the_damage_before_the_book_limits_it(
            int margin, Firearm kind, int armour, int size, boolean grazes, int adds, int points) {
        Gunfighter joe =
                Duellist.named("Joe").with("armour", armour).with("size", size).ready();
        assertThat(done(impact(kind, joe, margin), adds, Rulings.DECLARED.byTheBookBut(Map.of("grazes", grazes)))
                        .total())
                .isEqualTo(points);
    }

    private static Tally done(Impact impact, int adds, Rulings rulings) {
        Tally damage = impact.damage(rulings);
        return impact.limited(
                adds == 0 ? damage : damage.plus(adds, "her word", GunfightRule.GF_37_DAMAGE),
                Optional.empty(),
                rulings);
    }

    @Test
    void V35_a_shot_misses_outright_only_behind_cover() {
        for (Gunfighter.Stance stance : Gunfighter.Stance.values()) {
            Optional<GunfightRule> why = stance == Gunfighter.Stance.IN_COVER
                    ? Optional.of(GunfightRule.GF_19_DIVE_EFFECT)
                    : Optional.empty();
            assertThat(Shot.missesOutright(Duellist.named("Joe").in(stance).ready()))
                    .as("%s", stance)
                    .isEqualTo(why);
        }
    }

    private static Shot shot(int gun, Shot.Manner manner, boolean drop, boolean prize) {
        return new Shot(BOB, gun, JOE, manner, drop, prize, Optional.empty());
    }

    private static Impact impact(Firearm kind, Gunfighter target, int margin) {
        return new Impact(Duellist.full(kind), target, margin, Optional.empty(), Optional.empty());
    }
}
