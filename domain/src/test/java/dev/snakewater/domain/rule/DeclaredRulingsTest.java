package dev.snakewater.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DeclaredRulingsTest {

    private static final Rulebook BOOK = new Rulebook("darts", List.of(HouseRule.values()));
    // Anew for each test, so that a fault in how they are declared is seen wherever it is planted.
    private final DeclaredRulings<Evening> declared = DeclaredRulings.of(Evening.class, BOOK);

    @Test
    void by_the_book_every_ruling_has_its_default_a_list_is_empty_and_what_may_be_left_open_is_open() {
        assertThat(declared.byTheBook())
                .isEqualTo(new Evening(true, 3, new Board(Wood.CORK, List.of()), Optional.empty()));
    }

    @Test
    void each_is_declared_with_its_rules_its_readings_and_the_books() {
        assertThat(declared.all())
                .extracting(
                        DeclaredRuling::name,
                        DeclaredRuling::rules,
                        DeclaredRuling::inPlay,
                        ruling -> ruling.usual() + ", else " + ruling.others())
                .containsExactly(
                        tuple("doubles", List.of(HouseRule.BONUS, HouseRule.PENALTY), true, "true, else [false]"),
                        tuple("arrows", List.of(HouseRule.PENALTY), true, "3, else [1, 2, 4, 5, 6, 7, 8, 9]"),
                        tuple("wood", List.of(HouseRule.BONUS), false, "cork, else [elm]"),
                        tuple("spare", List.of(HouseRule.BONUS), true, "[], else [cork, elm]"),
                        tuple("music", List.of(HouseRule.PENALTY), true, "false, else [true]"));
        assertThat(declared.all())
                .extracting(DeclaredRuling::bounds)
                .filteredOn(Optional::isPresent)
                .containsExactly(Optional.of(List.of(1, 9)));
    }

    @Test
    void a_ruling_is_read_otherwise_wherever_it_is_declared_and_nothing_else_changes() {
        Evening elm = declared.with(declared.byTheBook(), "wood", Wood.ELM);
        assertThat(elm).isEqualTo(new Evening(true, 3, new Board(Wood.ELM, List.of()), Optional.empty()));
        Evening loud = declared.with(elm, "music", true);
        assertThat(loud).isEqualTo(new Evening(true, 3, new Board(Wood.ELM, List.of()), Optional.of(true)));
        assertThat(declared.unusual(loud)).extracting(DeclaredRuling::name).containsExactly("wood", "music");
        assertThat(declared.unusual(declared.with(loud, "music", false)))
                .extracting(DeclaredRuling::name)
                .containsExactly("wood");
    }

    @Test
    void several_can_be_in_a_list() {
        Evening both = declared.with(declared.byTheBook(), "spare", List.of(Wood.ELM, Wood.CORK));
        assertThat(both.board().spare()).containsExactly(Wood.ELM, Wood.CORK);
    }

    @Test
    void a_rule_may_be_in_two_books() {
        assertThat(DeclaredRulings.of(Evening.class, BOOK, BOOK)).isEqualTo(declared);
    }

    @Test
    void what_is_no_reading_is_refused() {
        Evening book = declared.byTheBook();
        assertThatThrownBy(() -> declared.with(book, "arrows", 10)).hasMessage("arrows cannot be 10");
        assertThatThrownBy(() -> declared.with(book, "wood", List.of(Wood.ELM))).hasMessage("wood cannot be [elm]");
        assertThatThrownBy(() -> declared.with(book, "spare", Wood.ELM)).hasMessage("spare cannot be elm");
        assertThatThrownBy(() -> declared.with(book, "spare", List.of(true))).hasMessage("spare cannot be [true]");
        assertThatThrownBy(() -> declared.with(book, "beer", true)).hasMessage("Evening has no ruling beer");
    }

    @Test
    void readings_have_words() {
        assertThat(DeclaredRuling.word(true)).isEqualTo("on");
        assertThat(DeclaredRuling.word(9)).isEqualTo("9");
        assertThat(DeclaredRuling.word(List.of())).isEqualTo("none");
        assertThat(DeclaredRuling.word(List.of(Wood.ELM, Wood.CORK))).isEqualTo("elm, cork");
    }

    @Test
    void a_component_without_a_ruling_or_of_a_rule_that_is_in_no_book_is_refused() {
        assertThatThrownBy(() -> DeclaredRulings.of(Silent.class, BOOK)).hasMessage("loud declares no ruling");
        assertThatThrownBy(() -> DeclaredRulings.of(Board.class)).hasMessage("no book has the rule HOUSE-1");
        assertThatThrownBy(() -> DeclaredRulings.of(Maybe.class, BOOK)).hasMessage("loud cannot be maybe");
    }

    @Test
    void a_rule_is_found_by_its_id_in_capitals_or_not() {
        assertThat(BOOK.rule("HOUSE-1")).contains(HouseRule.BONUS);
        assertThat(BOOK.rule("house-1")).contains(HouseRule.BONUS);
        assertThat(BOOK.rule("HOUSE-99")).isEmpty();
    }

    @Test
    void no_two_rules_share_an_id() {
        List<Rule> twice = List.of(HouseRule.BASE, HouseRule.BASE);
        assertThatThrownBy(() -> new Rulebook("house", twice)).isInstanceOf(IllegalArgumentException.class);
    }

    public record Evening(
            @Ruling({"HOUSE-1", "HOUSE-2"}) @Default("true") boolean doubles,

            @Ruling("HOUSE-2") @Default("3") @Within({1, 9}) int arrows,

            @Unwrapped Board board,
            @Ruling("HOUSE-2") Optional<Boolean> music) {}

    public record Board(
            @Ruling(value = "HOUSE-1", inPlay = false) @Default("cork")
            Wood wood,

            @Ruling("HOUSE-1") List<Wood> spare) {}

    public record Silent(boolean loud) {}

    public record Maybe(@Ruling("HOUSE-1") @Default("maybe") boolean loud) {}

    public record Nothing() {}

    public enum Wood {
        CORK,
        ELM;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** A kind of scenario that holds rulings beside other things. */
    public record Table(String name, Board board, Evening evening, Silent silent, Nothing nothing) {}

    @Test
    void rulings_are_found_within_what_holds_them() {
        assertThat(DeclaredRulings.within(Table.class, BOOK))
                .extracting(DeclaredRulings::type)
                .isEqualTo(List.of(Board.class));
    }
}
