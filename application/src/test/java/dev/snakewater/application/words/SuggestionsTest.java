package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SuggestionsTest {

    private static final List<String> GUNS =
            List.of("10 mm Pistol", "14 mm Pistol", "10 mm SMG", "Hunting Rifle", "Sniper Rifle", "Rocket Launcher");

    @ParameterizedTest
    @CsvSource({
        "10mm Pistol, 10 mm Pistol",
        "14mm pistol, 14 mm Pistol",
        "smg, 10 mm SMG",
        "hunting, Hunting Rifle",
        "Rockt Launcher, Rocket Launcher",
        "snipper rifle, Sniper Rifle",
    })
    void a_name_is_meant_by_its_words_its_letters_or_without_its_blanks(String written, String meant) {
        assertThat(Suggestions.meant(written, GUNS)).hasValue(meant);
    }

    @ParameterizedTest
    @CsvSource({"Bazooka", "x", "''"})
    void what_is_like_no_name_means_none(String written) {
        assertThat(Suggestions.meant(written, GUNS)).isEmpty();
    }

    @Test
    void instead_of_an_unknown_name_the_one_that_was_meant_is_told_first_and_then_all() {
        assertThat(Suggestions.instead("Vara", List.of("Vera", "Skag")))
                .isEqualTo("did you mean 'Vera'? one of: Vera, Skag");
        assertThat(Suggestions.instead("Brock", List.of("Vera", "Skag"))).isEqualTo("one of: Vera, Skag");
        assertThat(Suggestions.instead("Brock", List.of("Vera, the elder", "Skag")))
                .isEqualTo("one of: 'Vera, the elder', 'Skag'");
    }
}
