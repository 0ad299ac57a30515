package dev.snakewater.domain.fudge.gunfight.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Duellist;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.rule.Rule;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LegalityTest {

    private static final List<List<Rule>> ONE_FREE_TARGET = free(1);

    // spotless:off
    /** The catalogue's table of legal combinations (section 0, V27, V28, V36, V51); what is illegal is so by the rules named. */
    @ParameterizedTest(name = "after {0}: shoot {1}, snapshot {2}, fan {3}, reload {4}, nothing {5}, with two guns at two {6}")
    @CsvSource({
        "AIMED,        legal, GF-14, legal,       legal, legal, legal",
        "SNAPPED,      GF-16, legal, GF-16 GF-21, legal, legal, GF-16 GF-33",
        "DODGING,      legal, GF-14, legal,       legal, legal, GF-33",
        "DODGING_HARD, legal, GF-14, legal,       legal, legal, GF-33",
        "IN_COVER,     GF-19, GF-19, GF-19 GF-21, legal, legal, GF-19 GF-33",
        "OPEN,         legal, GF-14, legal,       legal, legal, GF-33",
    })
    // spotless:on
    void part_3_says_what_part_4_may_be(
            String stance, String shoot, String snapshot, String fan, String reload, String nothing, String two) {
        may("REVOLVER 3", stance, "SHOOT", 1, shoot);
        may("REVOLVER 3", stance, "SNAPSHOT", 1, snapshot);
        may("REVOLVER 3", stance, "FAN", 1, fan);
        may("REVOLVER 3", stance, "RELOAD", 1, reload);
        may("REVOLVER 3", stance, "NOTHING", 1, nothing);
        may("REVOLVER 6 REVOLVER 6", stance, "SHOOT_TWO", 2, two);
    }

    private void may(String guns, String stance, String deed, int enemies, String rules) {
        guns_say_what_may_be_done(
                "", guns, Gunfighter.Stance.valueOf(stance), Deed.valueOf(deed), Part.PART_4, enemies, rules);
    }

    // spotless:off
    @ParameterizedTest(name = "{0}: {1}, {2}: {3} in {4} at {5}: {6}")
    @CsvSource({
        "V50,        REVOLVER 6 REVOLVER 6,  AIMED,         SHOOT_TWO,  PART_4,  2, legal",
        "V51,        REVOLVER 6 REVOLVER 0,  AIMED,         SHOOT_TWO,  PART_4,  2, GF-33",
        "V51,        REVOLVER 6 REVOLVER 0,  AIMED,         SHOOT,      PART_4,  2, legal",
        "V51,        REVOLVER 0 REVOLVER 6,  AIMED,         SHOOT,      PART_4,  2, legal",
        "GF-38,      REVOLVER 0 REVOLVER 0,  AIMED,         SHOOT_TWO,  PART_4,  2, GF-33 GF-38",
        "GF-38,      REVOLVER 0 REVOLVER 0,  AIMED,         SHOOT,      PART_4,  2, GF-38",
        "GF-34,      REVOLVER 6 REVOLVER 6,  AIMED,         SHOOT_TWO,  PART_4,  1, GF-34",
        "GF-34,      REVOLVER 6 REVOLVER 6,  AIMED,         SHOOT,      PART_4,  1, legal",
        "V45,        REVOLVER 6 REVOLVER 6,  AIMED,         FAN,        PART_4,  2, GF-21",
        "V52,        REVOLVER 6 REVOLVER 0,  AIMED,         FAN,        PART_4,  2, GF-21",
        "GF-25,      REVOLVER 6 REVOLVER 6,  AIMED,         RELOAD,     PART_4,  2, GF-25",
        "GF-25,      REVOLVER 6 REVOLVER 5,  AIMED,         RELOAD,     PART_4,  2, legal",
        "V52,        REVOLVER 6,             OPEN,          FAN,        PART_4,  1, legal",
        "GF-21,      DERRINGER 1,            OPEN,          FAN,        PART_4,  1, legal",
        "V45,        RIFLE 6,                OPEN,          FAN,        PART_4,  1, GF-21",
        "GF-21,      SHOTGUN 2,              OPEN,          FAN,        PART_4,  1, GF-21",
        "GF-23,      REVOLVER 0,             OPEN,          FAN,        PART_4,  1, GF-38",
        "section 0,  REVOLVER 6,             OPEN,          AIM,        PART_3,  1, legal",
        "section 0,  REVOLVER 6,             OPEN,          SNAPSHOT,   PART_3,  1, legal",
        "section 0,  REVOLVER 6,             OPEN,          DODGE,      PART_3,  1, legal",
        "section 0,  REVOLVER 6,             OPEN,          DIVE,       PART_3,  1, GF-18",
        "section 0,  REVOLVER 6,             OPEN,          NOTHING,    PART_3,  1, legal",
        "V39,        REVOLVER 0,             OPEN,          SHOOT,      PART_4,  1, GF-38",
        "GF-38,      REVOLVER 0,             OPEN,          SNAPSHOT,   PART_3,  1, GF-38",
        "GF-12,      REVOLVER 0,             OPEN,          AIM,        PART_3,  1, legal",
        "GF-25,      REVOLVER 0,             OPEN,          RELOAD,     PART_4,  1, legal",
        "V47,        REVOLVER 6,             OPEN,          RELOAD,     PART_4,  1, GF-25",
        "GF-07,      unarmed,                OPEN,          AIM,        PART_3,  1, GF-07",
        "GF-07,      unarmed,                OPEN,          SNAPSHOT,   PART_3,  1, GF-07",
        "GF-07,      unarmed,                OPEN,          DODGE,      PART_3,  1, legal",
        "GF-07,      unarmed,                OPEN,          NOTHING,    PART_3,  1, legal",
        "GF-07,      unarmed,                OPEN,          SHOOT,      PART_4,  1, GF-07",
        "GF-07,      unarmed,                OPEN,          RELOAD,     PART_4,  1, GF-07",
        "GF-07,      unarmed,                OPEN,          NOTHING,    PART_4,  1, legal",
    })
    // spotless:on
    void guns_say_what_may_be_done(
            String vector, String guns, Gunfighter.Stance stance, Deed deed, Part part, int enemies, String rules) {
        Duellist bob = Duellist.named("Bob");
        String[] words = guns.split(" ", -1);
        for (int i = 0; i + 1 < words.length; i += 2) {
            Gun full = Duellist.full(Firearm.valueOf(words[i])).withCarried(Gun.Carried.IN_HAND);
            bob = bob.gun(full.withRounds(Integer.parseInt(words[i + 1])));
        }
        Gunfighter ready =
                (words.length == 4 ? bob.using(0, 1) : bob).in(stance).ready();
        assertThat(ids(Legality.bars(deed, part, ready, free(enemies)))).isEqualTo(rules);
    }

    @Test
    void V52_who_uses_one_of_his_two_pistols_may_fan_it_and_not_shoot_at_two() {
        Gunfighter bob = Duellist.named("Bob")
                .twoRevolvers(6, 6)
                .using(1)
                .in(Gunfighter.Stance.AIMED)
                .ready();
        assertThat(Legality.bars(Deed.FAN, Part.PART_4, bob, ONE_FREE_TARGET)).isEmpty();
        assertThat(ids(Legality.bars(Deed.SHOOT_TWO, Part.PART_4, bob, free(2))))
                .isEqualTo("GF-33");
    }

    @ParameterizedTest(name = "{0}: {1}, {2} paces, in sight {3}: {4}")
    @CsvSource({
        "GF-22, IN_YER_FACE,       ,   true,  legal",
        "GF-22, SPITTIN_DISTANCE,  ,   true,  legal",
        "GF-22, ACROSS_THE_ROOM,   ,   true,  legal",
        "V45,   ACROSS_THE_STREET, ,   true,  GF-22",
        "E2,    PRETTY_FAR_AWAY,   ,   true,  GF-22",
        "E2,    REAL_FAR_AWAY,     ,   true,  GF-22",
        "GF-22, BEYOND,            ,   true,  GF-35 GF-22",
        "V41,   ACROSS_THE_STREET, 20, true,  legal",
        "GF-22, ACROSS_THE_STREET, 21, true,  GF-22",
        "GF-22, IN_YER_FACE,       21, true,  GF-22",
        "GF-22, IN_YER_FACE,       ,   false, GF-22",
        "GF-22, IN_YER_FACE,        1, false, GF-22",
    })
    void a_fan_reaches_who_is_in_sight_within_20_paces_or_across_the_room(
            String vector, RangeBand range, @Nullable Integer paces, boolean visible, String rules) {
        Distance distance = new Distance(range, Optional.empty(), Optional.ofNullable(paces), visible);
        Gunfighter joe = Duellist.named("Joe").ready();
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.FAN, joe, distance, Rulings.BY_THE_BOOK)))
                .isEqualTo(rules);
    }

    @Test
    void a_game_master_says_how_far_a_fan_reaches() {
        Gunfighter joe = Duellist.named("Joe").ready();
        Rulings far =
                Rulings.DECLARED.byTheBookBut(Map.of("fanMaxPaces", 30, "fanMaxRange", RangeBand.ACROSS_THE_STREET));
        Distance thirty = new Distance(RangeBand.REAL_FAR_AWAY, Optional.empty(), Optional.of(30), true);
        Distance more = new Distance(RangeBand.IN_YER_FACE, Optional.empty(), Optional.of(31), true);
        assertThat(Legality.barsOnTarget(Legality.Aim.FAN, joe, thirty, far)).isEmpty();
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.FAN, joe, more, far))).isEqualTo("GF-22");
        assertThat(Legality.barsOnTarget(Legality.Aim.FAN, joe, Distance.of(RangeBand.ACROSS_THE_STREET), far))
                .isEmpty();
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.FAN, joe, Distance.of(RangeBand.PRETTY_FAR_AWAY), far)))
                .isEqualTo("GF-22");
    }

    @Test
    void a_fan_with_nobody_in_reach_is_barred_and_a_shot_is_not() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        List<List<Rule>> far = List.of(List.of(GunfightRule.GF_22_FAN_TARGETS));
        assertThat(ids(Legality.bars(Deed.FAN, Part.PART_4, bob, far))).isEqualTo("GF-22");
        assertThat(Legality.bars(Deed.SHOOT, Part.PART_4, bob, ONE_FREE_TARGET)).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"FIGHTING, legal", "FLED, SW-01", "SURRENDERED, SW-02"})
    void who_has_left_the_fight_is_no_target(Gunfighter.Presence presence, String rules) {
        Gunfighter joe = Duellist.named("Joe").presence(presence).ready();
        Distance near = Distance.of(RangeBand.IN_YER_FACE);
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.SHOT, joe, near, Rulings.BY_THE_BOOK)))
                .isEqualTo(rules);
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.FAN, joe, near, Rulings.BY_THE_BOOK)))
                .isEqualTo(rules);
    }

    @ParameterizedTest(name = "flight {0}, surrender {1}: part 3 may flee {2}, surrender {3}; part 4 {4}, {5}")
    @CsvSource({
        "false, false, false, false, false, false",
        "true,  false, false, false, true,  false",
        "false, true,  false, true,  false, true",
        "true,  true,  false, true,  true,  true",
    })
    void flight_and_surrender_are_there_only_if_switched_on(
            boolean flight, boolean surrender, boolean flee3, boolean surrender3, boolean flee4, boolean surrender4) {
        Rulings house = Rulings.DECLARED.byTheBookBut(Map.of("flight", flight, "surrender", surrender));
        assertThat(Legality.deeds(Part.PART_3, house).contains(Deed.FLEE)).isEqualTo(flee3);
        assertThat(Legality.deeds(Part.PART_3, house).contains(Deed.SURRENDER)).isEqualTo(surrender3);
        assertThat(Legality.deeds(Part.PART_4, house).contains(Deed.FLEE)).isEqualTo(flee4);
        assertThat(Legality.deeds(Part.PART_4, house).contains(Deed.SURRENDER)).isEqualTo(surrender4);
    }

    @Test
    void V37_with_cover_nearby_a_dive_is_legal() {
        Gunfighter bob = Duellist.named("Bob").with("coverNearby", true).ready();
        assertThat(Legality.bars(Deed.DIVE, Part.PART_3, bob, ONE_FREE_TARGET)).isEmpty();
    }

    @Test
    void every_rule_that_forbids_is_named_once() {
        Gunfighter bob = Duellist.named("Bob")
                .gun(Duellist.full(Firearm.REVOLVER).withRounds(0).withCarried(Gun.Carried.IN_HAND))
                .in(Gunfighter.Stance.SNAPPED)
                .ready();
        List<List<Rule>> allTooFar = List.of(
                List.of(GunfightRule.GF_35_RANGE), List.of(GunfightRule.GF_40_PASSING, GunfightRule.GF_35_RANGE));
        assertThat(ids(Legality.bars(Deed.SHOOT, Part.PART_4, bob, allTooFar))).isEqualTo("GF-16 GF-38 GF-35 GF-40");
    }

    @Test
    void one_target_that_may_be_shot_at_is_enough() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        List<List<Rule>> oneTooFar = List.of(List.of(GunfightRule.GF_35_RANGE), List.of());
        assertThat(Legality.bars(Deed.SHOOT, Part.PART_4, bob, oneTooFar)).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1} points, {2}: {3}")
    @CsvSource({
        "GF-40,  0, ACROSS_THE_STREET, legal",
        "GF-40,  9, ACROSS_THE_STREET, legal",
        "GF-40, 11, ACROSS_THE_STREET, GF-40",
        "V38,    0, BEYOND,            GF-35",
        "V38,    0, REAL_FAR_AWAY,     legal",
        "GF-40, 11, BEYOND,            GF-40 GF-35",
    })
    void the_dead_and_those_out_of_range_are_no_targets(String vector, int points, RangeBand range, String rules) {
        Gunfighter joe = Duellist.named("Joe").wounds(points).ready();
        assertThat(ids(Legality.barsOnTarget(Legality.Aim.SHOT, joe, Distance.of(range), Rulings.BY_THE_BOOK)))
                .isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}: {1}: {2}")
    @CsvSource({
        "V10,   AIM,      GF-04",
        "V10,   RELOAD,   GF-04",
        "V10,   DIVE,     GF-04 GF-05",
        "GF-04, NOTHING,  GF-04",
        "GF-04, SNAPSHOT, legal",
        "GF-04, SHOOT,    legal",
        "GF-04, DODGE,    legal",
        "V43,   FAN,      legal",
        "GF-04, SHOOT_TWO, legal",
        "GF-04, FLEE,     GF-04",
        "GF-04, SURRENDER, GF-04",
    })
    void the_prize_of_the_staredown_goes_to_an_action_that_it_can_help(String vector, Deed deed, String rules) {
        assertThat(ids(Legality.barsOnPrize(deed))).isEqualTo(rules);
    }

    /** So many enemies, each of whom may be fired at. */
    private static List<List<Rule>> free(int enemies) {
        return Collections.nCopies(enemies, List.of());
    }

    private static String ids(List<Rule> rules) {
        return rules.isEmpty()
                ? "legal"
                : String.join(" ", rules.stream().map(Rule::id).toArray(String[]::new));
    }

    /** What is only about order he can allow, and a fan to somebody with one pistol; an empty gun and a missing one he cannot. */
    @Test
    void a_game_master_can_allow_what_breaks_only_the_order() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        Gunfighter two = Duellist.named("Bob").twoRevolvers(6, 6).ready();
        List<Rule> order = List.of(GunfightRule.GF_14_SNAPSHOT, GunfightRule.GF_16_SECOND_SNAPSHOT);
        List<Rule> fan = List.of(GunfightRule.GF_16_SECOND_SNAPSHOT, GunfightRule.GF_21_FAN_WHO);
        List<Rule> empty = List.of(GunfightRule.GF_14_SNAPSHOT, GunfightRule.GF_38_AMMUNITION);
        assertThat(Legality.isAllowable(order, bob)).isTrue();
        assertThat(Legality.isAllowable(fan, bob)).isTrue();
        assertThat(Legality.isAllowable(fan, two)).isFalse();
        assertThat(Legality.isAllowable(empty, bob)).isFalse();
    }

    @Test
    void a_game_master_can_allow_a_target_out_of_a_fans_reach_or_who_gave_up_and_no_dead_one() {
        List<Rule> allowable = List.of(GunfightRule.GF_22_FAN_TARGETS, HouseRule.SW_02_SURRENDER);
        List<Rule> dead = List.of(GunfightRule.GF_40_PASSING, GunfightRule.GF_22_FAN_TARGETS);
        assertThat(Legality.isTargetAllowable(allowable)).isTrue();
        assertThat(Legality.unlessAllowable(allowable)).isEmpty();
        assertThat(Legality.isTargetAllowable(dead)).isFalse();
        assertThat(Legality.unlessAllowable(dead)).isEqualTo(dead);
    }
}
