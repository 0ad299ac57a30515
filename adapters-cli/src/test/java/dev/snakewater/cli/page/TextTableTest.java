package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables on pages of all widths. */
class TextTableTest {

    private static final TextTable WOUNDS = new TextTable(
            List.of("", "Hurt", "Very Hurt", "Now"),
            List.of(List.of("Right hand", "1/1", "0/1", "Hurt"), List.of("Right foot", "0/2", "2/2", "Very Hurt")));

    @Test
    void what_fits_stands_in_aligned_columns() {
        assertThat(WOUNDS.lines(38))
                .containsExactly(
                        "            Hurt  Very Hurt  Now",
                        "Right hand  1/1   0/1        Hurt",
                        "Right foot  0/2   2/2        Very Hurt");
    }

    @Test
    void the_column_is_narrowed_that_costs_fewest_lines() {
        assertThat(WOUNDS.lines(33))
                .containsExactly(
                        "            Hurt  Very  Now",
                        "                  Hurt",
                        "Right hand  1/1   0/1   Hurt",
                        "Right foot  0/2   2/2   Very Hurt");
    }

    @Test
    void a_broken_cell_stays_in_its_column() {
        TextTable gun = new TextTable(
                List.of("", "Gun", "Now"), List.of(List.of(" Bob", "revolver", "shot, announced a dodge, down")));

        assertThat(gun.lines(30))
                .containsExactly(
                        "      Gun       Now",
                        " Bob  revolver  shot,",
                        "                announced a",
                        "                dodge, down");
    }

    @Test
    void where_not_even_narrow_columns_fit_each_row_stands_by_itself() {
        assertThat(WOUNDS.lines(16))
                .containsExactly(
                        "Right hand",
                        "  Hurt: 1/1;",
                        "  Very Hurt:",
                        "  0/1; Now: Hurt",
                        "Right foot",
                        "  Hurt: 0/2;",
                        "  Very Hurt:",
                        "  2/2; Now: Very",
                        "  Hurt");
    }

    @Test
    void where_columns_would_be_taller_than_that_each_row_stands_by_itself_too() {
        TextTable chatter = new TextTable(
                List.of("", "One", "Two"),
                List.of(List.of("Ann", "a b c d e f g h i j k l m n o p q r s t", "a b c d e f g h i j k l m n o p")));

        assertThat(chatter.lines(14)).hasSizeLessThan(12).startsWith("Ann", "  One: a b c d");
    }
}
