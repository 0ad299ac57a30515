package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.gurps.telling.GurpsTelling;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.End;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The boxes and exits of the chart, held against the catalogue's graph. */
class ChartTest {

    private static final Messages WORDS = new GurpsTelling().words();
    private static final JsonNode FLOW = CatalogueFile.json(ChartTest.class, "gurps3-flow.json");

    @Test
    void declares_the_exits_of_the_catalogue_and_no_others() {
        List<String> catalogue = FLOW.required("steps")
                .valueStream()
                .flatMap(step -> step.path("edges")
                        .valueStream()
                        .map(edge -> step.path("step").asInt(0) + " "
                                + edge.path("to").asInt(0) + " "
                                + (edge.path("source").asString().equals("implied") ? "implied" : "printed")))
                .toList();
        List<String> declared = Stream.of(Box.values())
                .flatMap(box -> box.exits().stream()
                        .map(exit -> box.number() + " " + exit.to() + " " + (exit.printed() ? "printed" : "implied")))
                .toList();

        assertThat(declared).containsExactlyElementsOf(catalogue).hasSize(83);
        assertThat(declared.stream().distinct()).hasSize(82);
    }

    @Test
    void cites_the_pages_of_the_catalogue() {
        for (JsonNode step : FLOW.required("steps")) {
            String pages = String.join(", ", CatalogueFile.texts(step.required("cites")));
            int number = step.path("step").asInt(0);
            assertThat(Box.of(number).from())
                    .isEqualTo("box " + number + " of the chart" + (pages.isEmpty() ? "" : "; cites " + pages));
        }
    }

    @Test
    void begins_at_1_and_has_six_ends() {
        assertThat(Box.START.number()).isEqualTo(FLOW.path("start").asInt(0));
        assertThat(Stream.of(Box.values()).filter(Box::isEnd).map(Box::number))
                .isEqualTo(CatalogueFile.numbers(FLOW.path("terminals")));
        // GR-8: 56 > 51 > 55 > 54 > 53, and a miss is milder than any hit.
        assertThat(Stream.of(52, 53, 54, 55, 51, 56).map(Box::of).map(End::of)).containsExactly(End.values());
    }

    @Test
    void a_box_that_is_left_by_a_way_that_it_does_not_have_is_named() {
        assertThatThrownBy(() -> Box.GU_14_ROLL_TO_HIT.exit(22)).hasMessage("box GU_14_ROLL_TO_HIT has no exit to 22");
        assertThat(WORDS.of(Box.GU_18_WHAT_A_MISS_BY_ONE_HITS.exits().get(1).when()))
                .isEqualTo("another location is hit instead");
    }

    @Test
    void every_box_has_its_rule() {
        for (Box box : Box.values()) {
            assertThat(box.id()).isEqualTo(String.format(Locale.ROOT, "GU-%02d", box.number()));
        }
    }

    @Test
    void is_drawn_with_all_boxes_and_exits() {
        List<String> lines =
                new GurpsRuleset().chart().orElseThrow().mermaid().lines().toList();

        assertThat(lines).hasSize(1 + 56 + 83);
        assertThat(lines.getFirst()).isEqualTo("flowchart TD");
        assertThat(lines)
                .contains("  b1[\"1. Take base weapon skill\"]")
                .contains("  b4 -->|\"a Wild Swing, or an attack aimed at no location\"| b5")
                .contains("  b15{\"15. Fumble?\"}")
                .contains("  b56([\"56. Dead\"])")
                .contains("  b1 --> b2")
                .contains("  b20 -.->|\"nobody is left\"| b52")
                .contains("  b15 -->|\"a critical miss\"| b16");
    }
}
