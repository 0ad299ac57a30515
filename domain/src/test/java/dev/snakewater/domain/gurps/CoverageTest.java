package dev.snakewater.domain.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.gurps.table.Armour;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which locations a piece of armour covers, and which a cover hides: every location of every row. */
class CoverageTest {

    private static final String SUIT = "far arm, near arm, torso, far leg, near leg, vitals, groin, kidneys";
    private static final String JACKET = "far arm, near arm, torso, vitals, kidneys";
    private static final String TRUNK = "torso, vitals, kidneys";
    private static final String SKULL = "brain, head";

    @Test
    void pieces_of_the_list_cover_this() {
        assertThat(Stream.of(Armour.values())
                        .map(piece -> piece + ": " + covered(piece.listed().covers())))
                .containsExactly(
                        "cloth: " + SUIT,
                        "leather jacket: " + JACKET,
                        "leather: " + SUIT,
                        "chain: " + SUIT,
                        "scale: " + SUIT,
                        "bronze breastplate: " + TRUNK,
                        "steel breastplate: " + TRUNK,
                        "corselet: " + TRUNK,
                        "heavy corselet: " + TRUNK,
                        "leather helm: " + SKULL,
                        "chain coif: " + SKULL,
                        "pot helm: " + SKULL,
                        "greathelm: brain, eye, head, nose, jaw",
                        "boots: foot",
                        "vest IIa: " + TRUNK,
                        "vest IIIa: " + TRUNK,
                        "trauma plate: " + TRUNK,
                        "composite insert: " + TRUNK);
    }

    @Test
    void a_piece_of_ones_own_covers_torso_and_vitals() {
        assertThat(covered(Armour.Coverage.FRONT.locations())).isEqualTo("torso, vitals");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        ONLY_THE_HEAD      | -5 | brain, eye, head, nose, jaw
        HEAD_AND_SHOULDERS | -4 | brain, eye, head, nose, jaw, neck, far arm, near arm
        HALF_THE_BODY      | -3 | brain, eye, head, nose, jaw, neck, far arm, hand, shield hand, near arm, torso, vitals, kidneys
        LIGHT              | -2 | brain, eye, head, nose, jaw, neck, far arm, hand, shield hand, near arm, torso, far leg, near leg, foot, vitals, groin, kidneys
        BEHIND_SOMEBODY    | -4 | brain, eye, head, nose, jaw, neck, far arm, hand, shield hand, near arm, torso, far leg, near leg, foot, vitals, groin, kidneys
        PRONE_HEAD_UP      | -5 | brain, eye, head, nose, jaw
        PRONE_HEAD_DOWN    | -7 | ''
        """)
    void covers_cost_this_and_show_this(Cover cover, int amount, String shown) {
        assertThat(cover.amount()).isEqualTo(amount);
        assertThat(Stream.of(HitLocation.values())
                        .filter(location -> !cover.hides(location))
                        .map(Word::of)
                        .collect(Collectors.joining(", ")))
                .isEqualTo(shown);
    }

    private static String covered(List<HitLocation> locations) {
        return Stream.of(HitLocation.values())
                .filter(locations::contains)
                .map(Word::of)
                .collect(Collectors.joining(", "));
    }
}
