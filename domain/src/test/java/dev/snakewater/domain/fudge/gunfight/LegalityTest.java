package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.rule.Rule;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LegalityTest {

    private static final Legality.Opposition ONE_FREE_TARGET = free(1);

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
    })
    void part_3_says_what_part_4_may_be(String vector, Stance stance, Deed deed, String rules) {
        Gunfighter bob = Duellist.named("Bob")
                .gun(Gun.full(Firearm.REVOLVER).withRounds(3).carried(Carried.IN_HAND))
                .in(stance)
                .ready();
        assertThat(ids(Legality.bars(deed, Part.PART_4, bob, ONE_FREE_TARGET))).isEqualTo(rules);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"AIM, legal", "SNAPSHOT, legal", "DODGE, legal", "DIVE, GF-18", "NOTHING, legal"})
    void without_cover_nothing_but_a_dive_is_barred_in_part_3(Deed deed, String rules) {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        assertThat(ids(Legality.bars(deed, Part.PART_3, bob, ONE_FREE_TARGET))).isEqualTo(rules);
    }

    @Test
    void V37_with_cover_nearby_a_dive_is_legal() {
        Gunfighter bob = Duellist.named("Bob").coverNearby().ready();
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
                .gun(Gun.full(Firearm.REVOLVER).withRounds(0).carried(Carried.IN_HAND))
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
                .gun(Gun.full(Firearm.REVOLVER).withRounds(0).carried(Carried.IN_HAND))
                .in(Stance.SNAPPED)
                .ready();
        Legality.Opposition allTooFar = opposition(List.of(
                List.of(GunfightRule.GF_35_RANGE), List.of(GunfightRule.GF_40_PASSING, GunfightRule.GF_35_RANGE)));
        assertThat(ids(Legality.bars(Deed.SHOOT, Part.PART_4, bob, allTooFar))).isEqualTo("GF-16 GF-38 GF-35 GF-40");
    }

    @Test
    void one_target_that_may_be_shot_at_is_enough() {
        Gunfighter bob = Duellist.named("Bob").revolver().ready();
        Legality.Opposition oneTooFar = opposition(List.of(List.of(GunfightRule.GF_35_RANGE), List.of()));
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
        assertThat(ids(Legality.barsOnTarget(joe, Distance.of(range)))).isEqualTo(rules);
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
    })
    void the_prize_of_the_staredown_goes_to_an_action_that_it_can_help(String vector, Deed deed, String rules) {
        assertThat(ids(Legality.barsOnPrize(deed))).isEqualTo(rules);
    }

    /** So many enemies, each of whom may be shot at and fanned at. */
    private static Legality.Opposition free(int enemies) {
        return opposition(Collections.nCopies(enemies, List.of()));
    }

    private static Legality.Opposition opposition(List<List<Rule>> bars) {
        return new Legality.Opposition(bars, bars);
    }

    private static String ids(List<Rule> rules) {
        return rules.isEmpty()
                ? "legal"
                : String.join(" ", rules.stream().map(Rule::id).toArray(String[]::new));
    }
}
