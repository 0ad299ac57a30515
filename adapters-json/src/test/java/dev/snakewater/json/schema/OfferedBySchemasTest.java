package dev.snakewater.json.schema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.GunfightRuleset;
import dev.snakewater.application.fudge.hitlocation.HitLocationRuleset;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schemas of FUDGE do not offer what a check refuses whatever else is written. */
class OfferedBySchemasTest {

    private static final DocumentSchemas SCHEMAS =
            new DocumentSchemas(List.of(new GunfightRuleset(), new HitLocationRuleset()));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fudge-gunfight",
                "fudge-attack",
                "fudge-draw",
                "fudge-staredown",
                "fudge-strike",
                "fudge-location",
                "fudge-blast",
                "fudge-hindrance"
            })
    void every_number_has_an_end_but_the_version_whose_value_is_told(String kind) {
        assertThat(schema(kind).lines().filter(line -> line.contains("" + Integer.MIN_VALUE)))
                .hasSize(1);
    }

    @Test
    void nobody_carries_a_gun_that_he_has_dropped_and_nobody_is_Legendary_with_two() {
        assertThat(schema("fudge-gunfight")).doesNotContain("\"dropped\"");
        String twoGun = schema("fudge-gunfight").split("\"twoGun\": ", 2)[1].split("}", 2)[0];
        assertThat(twoGun).contains("Superb").doesNotContain("Legendary");
    }

    @Test
    void what_has_no_numbers_has_no_modifiers() {
        assertThat(schema("fudge-location")).contains("\"maxItems\": 0");
        assertThat(schema("fudge-strike")).doesNotContain("\"maxItems\": 0");
    }

    @Test
    void HL_14_nobody_has_more_boxes_than_the_schema_allows_points_and_marks() {
        List<WoundBoxes> all = Stream.of(Degree.values()).map(WoundBoxes::of).toList();
        assertThat(all.stream().mapToInt(WoundBoxes::sum).max()).hasValue(WoundBoxes.MOST);
        assertThat(all.stream().flatMap(boxes -> boxes.each().stream()).max(Integer::compare))
                .hasValue(WoundBoxes.MOST_OF_A_LEVEL);
    }

    private static String schema(String kind) {
        return SCHEMAS.schema(kind).orElseThrow();
    }
}
