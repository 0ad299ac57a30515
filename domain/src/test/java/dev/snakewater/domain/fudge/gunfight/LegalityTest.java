package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

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

    /** The catalogue's table of legal combinations; what is illegal is so by the rules named. */
    @ParameterizedTest(name = "{0}: after {1}, {2}: {3}")
    @CsvSource({
        "section 0, AIMED,        SHOOT,    legal",
        "section 0, AIMED,        SNAPSHOT, GF-14",
        "section 0, AIMED,        RELOAD,   legal",
        "section 0, AIMED,        NOTHING,  legal",
        "V28,       SNAPPED,      SHOOT,    GF-16",
        "V28,       SNAPPED,      SNAPSHOT, legal",
        "V28,       SNAPPED,      RELOAD,   legal",
        "V28,       SNAPPED,      NOTHING,  legal",
        "V27,       DODGING,      SHOOT,    legal",
        "section 0, DODGING,      SNAPSHOT, GF-14",
        "section 0, DODGING,      RELOAD,   legal",
        "section 0, DODGING,      NOTHING,  legal",
        "section 0, DODGING_HARD, SHOOT,    legal",
        "section 0, DODGING_HARD, SNAPSHOT, GF-14",
        "V36,       IN_COVER,     SHOOT,    GF-19",
        "section 0, IN_COVER,     SNAPSHOT, GF-19",
        "V36,       IN_COVER,     RELOAD,   legal",
        "section 0, IN_COVER,     NOTHING,  legal",
        "section 0, OPEN,         SHOOT,    legal",
        "section 0, OPEN,         SNAPSHOT, GF-14",
        "section 0, OPEN,         RELOAD,   legal",
        "section 0, OPEN,         NOTHING,  legal",
        "section 0, AIMED,        FAN,      legal",
        "V28,       SNAPPED,      FAN,      GF-16 GF-21",
        "section 0, DODGING,      FAN,      legal",
        "section 0, DODGING_HARD, FAN,      legal",
        "section 0, IN_COVER,     FAN,      GF-19 GF-21",
        "section 0, OPEN,         FAN,      legal",
    })
    void part_3_says_what_part_4_may_be(String vector, Gunfighter.Stance stance, Deed deed, String rules) {
        Gunfighter bob = Duellist.named("Bob")
                .gun(Duellist.full(Firearm.REVOLVER).withRounds(3).withCarried(Gun.Carried.IN_HAND))
                .in(stance)
                .ready();
        assertThat(ids(Legality.bars(deed, Part.PART_4, bob, ONE_FREE_TARGET))).isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}: after {1}, two targets: {2}")
    @CsvSource({
        "section 0, AIMED,        legal",
        "V28,       SNAPPED,      GF-16 GF-33",
        "section 0, DODGING,      GF-33",
        "section 0, DODGING_HARD, GF-33",
        "section 0, IN_COVER,     GF-19 GF-33",
        "V51,       OPEN,         GF-33",
    })
    void only_who_aimed_shoots_at_two(String vector, Gunfighter.Stance stance, String rules) {
        Gunfighter bob = Duellist.named("Bob").twoRevolvers(6, 6).in(stance).ready();
        assertThat(ids(Legality.bars(Deed.SHOOT_TWO, Part.PART_4, bob, free(2))))
                .isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}: guns with {1} and {2}, {3} enemies: {4}: {5}")
    @CsvSource({
        "V50,   6, 6, 2, SHOOT_TWO, legal",
        "V51,   6, 0, 2, SHOOT_TWO, GF-33",
        "V51,   6, 0, 2, SHOOT,     legal",
        "V51,   0, 6, 2, SHOOT,     legal",
        "GF-38, 0, 0, 2, SHOOT_TWO, GF-33 GF-38",
        "GF-38, 0, 0, 2, SHOOT,     GF-38",
        "GF-34, 6, 6, 1, SHOOT_TWO, GF-34",
        "GF-34, 6, 6, 1, SHOOT,     legal",
        "V45,   6, 6, 2, FAN,       GF-21",
        "V52,   6, 0, 2, FAN,       GF-21",
        "GF-25, 6, 6, 2, RELOAD,    GF-25",
        "GF-25, 6, 5, 2, RELOAD,    legal",
    })
    void two_guns_need_two_targets_and_a_bullet_in_each(
            String vector, int first, int second, int enemies, Deed deed, String rules) {
        Gunfighter bob = Duellist.named("Bob")
                .twoRevolvers(first, second)
                .in(Gunfighter.Stance.AIMED)
                .ready();
        assertThat(ids(Legality.bars(deed, Part.PART_4, bob, free(enemies)))).isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}: {1} with {2}: {3}")
    @CsvSource({
        "V52,   REVOLVER,  6, legal",
        "GF-21, DERRINGER, 1, legal",
        "V45,   RIFLE,     6, GF-21",
        "GF-21, SHOTGUN,   2, GF-21",
        "GF-23, REVOLVER,  0, GF-38",
    })
    void a_single_loaded_pistol_is_fanned(String vector, Firearm kind, int rounds, String rules) {
        Gunfighter bob = Duellist.named("Bob")
                .gun(Duellist.full(kind).withRounds(rounds).withCarried(Gun.Carried.IN_HAND))
                .ready();
        assertThat(ids(Legality.bars(Deed.FAN, Part.PART_4, bob, ONE_FREE_TARGET)))
                .isEqualTo(rules);
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

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"AIM, legal", "SNAPSHOT, legal", "DODGE, legal", "DIVE, GF-18", "NOTHING, legal"})
    void without_cover_nothing_but_a_dive_is_barred_in_part_3(Deed deed, String rules) {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        assertThat(ids(Legality.bars(deed, Part.PART_3, bob, ONE_FREE_TARGET))).isEqualTo(rules);
    }

    @Test
    void V37_with_cover_nearby_a_dive_is_legal() {
        Gunfighter bob = Duellist.named("Bob").with("coverNearby", true).ready();
        assertThat(Legality.bars(Deed.DIVE, Part.PART_3, bob, ONE_FREE_TARGET)).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1} in {2}: {3}")
    @CsvSource({
        "V39,   SHOOT,    PART_4, GF-38",
        "GF-38, SNAPSHOT, PART_3, GF-38",
        "GF-12, AIM,      PART_3, legal",
        "GF-25, RELOAD,   PART_4, legal",
    })
    void an_empty_gun_fires_no_shot(String vector, Deed deed, Part part, String rules) {
        Gunfighter bob = Duellist.named("Bob")
                .gun(Duellist.full(Firearm.REVOLVER).withRounds(0).withCarried(Gun.Carried.IN_HAND))
                .ready();
        assertThat(ids(Legality.bars(deed, part, bob, ONE_FREE_TARGET))).isEqualTo(rules);
    }

    @Test
    void V47_a_full_gun_is_not_reloaded() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        assertThat(ids(Legality.bars(Deed.RELOAD, Part.PART_4, bob, ONE_FREE_TARGET)))
                .isEqualTo("GF-25");
    }

    @ParameterizedTest(name = "{0} in {1}: {2}")
    @CsvSource({
        "AIM,      PART_3, GF-07",
        "SNAPSHOT, PART_3, GF-07",
        "DODGE,    PART_3, legal",
        "NOTHING,  PART_3, legal",
        "SHOOT,    PART_4, GF-07",
        "RELOAD,   PART_4, GF-07",
        "NOTHING,  PART_4, legal",
    })
    void who_has_no_gun_can_do_nothing_with_it(Deed deed, Part part, String rules) {
        Gunfighter bob = Duellist.named("Bob").ready();
        assertThat(ids(Legality.bars(deed, part, bob, ONE_FREE_TARGET))).isEqualTo(rules);
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
}
