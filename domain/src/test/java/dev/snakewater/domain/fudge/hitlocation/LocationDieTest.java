package dev.snakewater.domain.fudge.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LocationDieTest {

    @ParameterizedTest(name = "{0}: {1} is the {2}")
    @CsvSource({
        "V57, 3,     TORSO",
        "V57, 4,     TORSO",
        "V57, 6,     HEAD",
        "V58, 2 3,   LEFT_LEG",
        "V58, 2 4,   RIGHT_LEG",
        "V58, 5 1,   LEFT_ARM",
        "V58, 5 6,   RIGHT_ARM",
        "V59, 1 2 6, RIGHT_FOOT",
        "V59, 1 3 3, LEFT_FOOT",
        "V59, 1 4 1, LEFT_HAND",
        "V59, 1 6 4, RIGHT_HAND",
    })
    void dice_tell_where_a_hit_goes_and_no_more_are_thrown_than_that_takes(String vector, String faces, BodyPart part) {
        List<Integer> shown =
                List.of(faces.split(" ")).stream().map(Integer::valueOf).toList();
        Region region = LocationDie.BY_THE_BOOK.shows(shown.getFirst());
        for (int face : shown.subList(1, shown.size())) {
            assertThat(region.part()).isEmpty();
            region = region.narrowed(face);
        }
        assertThat(region.part()).contains(part);
        assertThat(region.wants()).isEmpty();
    }

    /** Of 216: torso 72, head 36, each arm and leg 18, each hand and foot 9. */
    @Test
    void over_all_falls_of_three_dice_each_part_comes_as_often_as_the_catalogue_says() {
        Map<BodyPart, Integer> found = new EnumMap<>(BodyPart.class);
        for (int first = 1; first <= 6; first++) {
            for (int second = 1; second <= 6; second++) {
                for (int third = 1; third <= 6; third++) {
                    found.merge(part(List.of(first, second, third)), 1, Integer::sum);
                }
            }
        }
        Map<BodyPart, Integer> expected = new EnumMap<>(BodyPart.class);
        expected.put(BodyPart.TORSO, 72);
        expected.put(BodyPart.HEAD, 36);
        List.of(BodyPart.LEFT_ARM, BodyPart.RIGHT_ARM, BodyPart.LEFT_LEG, BodyPart.RIGHT_LEG)
                .forEach(part -> expected.put(part, 18));
        List.of(BodyPart.LEFT_HAND, BodyPart.RIGHT_HAND, BodyPart.LEFT_FOOT, BodyPart.RIGHT_FOOT)
                .forEach(part -> expected.put(part, 9));
        assertThat(found).isEqualTo(expected);
    }

    @Test
    void each_die_is_thrown_by_its_own_rule() {
        assertThat(LocationDie.BY_THE_BOOK.why()).isEqualTo(HitLocationRule.HL_07_RANDOM_LOCATION);
        assertThat(Region.EXTREMITY.wants()).contains(HitLocationRule.HL_08_EXTREMITY);
        for (Region region : List.of(Region.ARM, Region.LEG, Region.HAND, Region.FOOT)) {
            assertThat(region.wants()).contains(HitLocationRule.HL_09_SIDE);
        }
        assertThat(new LocationDie(Collections.nCopies(6, Region.HEAD)).why())
                .isEqualTo(HitLocationRule.HL_10_NOVELTY_DICE);
    }

    @Test
    void a_die_has_six_faces_and_a_part_that_is_found_wants_no_other() {
        assertThatThrownBy(() -> new LocationDie(List.of(Region.HEAD))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Region.TORSO.narrowed(1)).isInstanceOf(IllegalStateException.class);
    }

    private static BodyPart part(List<Integer> faces) {
        Region region = LocationDie.BY_THE_BOOK.shows(faces.getFirst());
        int next = 1;
        while (region.wants().isPresent()) {
            region = region.narrowed(faces.get(next++));
        }
        return region.part().orElseThrow();
    }
}
