package dev.snakewater.domain.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the file of words beside an enum of rules says of them. */
class RuleTest {

    private static final Rulebook BOOK = new Rulebook("club", List.of(ClubRule.values()));

    @Test
    void a_book_has_a_title_a_source_and_a_notice() {
        assertThat(BOOK.title()).isEqualTo("House rules of the club");
        assertThat(BOOK.source()).isEqualTo("the committee");
        assertThat(BOOK.notice()).contains("Not for sale.");
    }

    @Test
    void a_rule_has_what_is_written_of_it_and_nothing_else() {
        Rule open = ClubRule.CL_1_OPEN;
        assertThat(open.from()).isEqualTo("page 1");
        assertThat(open.ours()).contains("The text does not say when.");
        assertThat(open.switches()).containsExactly("hours: early or late", "days: any");
        assertThat(ClubRule.CL_2_BARRED.ours()).isEmpty();
        assertThat(ClubRule.CL_2_BARRED.switches()).isEmpty();
    }

    @Test
    void what_applies_or_refuses_takes_effect_if_it_is_played() {
        assertThat(ClubRule.CL_3_LATER.unplayed()).contains("There is no garden yet.");
        assertThat(Stream.of(ClubRule.values()).filter(Rule::takesEffect))
                .containsExactly(ClubRule.CL_1_OPEN, ClubRule.CL_2_BARRED);
    }

    @Test
    void a_bundle_is_opened_if_there_is_one() {
        ClassLoader here = RuleTest.class.getClassLoader();
        assertThat(Bundles.ifAny(ClubRule.class.getName(), here))
                .hasValueSatisfying(
                        words -> assertThat(words.getString("CL-1.title")).isEqualTo("Open"));
        assertThat(Bundles.ifAny("dev.snakewater.domain.rule.NoSuchWords", here))
                .isEmpty();
    }
}
