package dev.snakewater.domain.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.rule.DeclaredRuling;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The switches of whole fights (FO-67; FR-03 and FR-14 of the catalogue). */
class FightRulingsTest {

    @ParameterizedTest
    @CsvSource({
        "initiative, true, FO-67 FO-42",
        "coveringFire, true, FO-67 FO-46",
        "walkTurns, false, FO-33",
        "nested, true, FO-45"
    })
    void by_the_book(String name, boolean byTheBook, String rules) {
        DeclaredRuling ruling = FightRulings.DECLARED.all().stream()
                .filter(declared -> declared.name().equals(name))
                .findFirst()
                .orElseThrow();
        assertThat(FightRulings.DECLARED.reading(FightRulings.BY_THE_BOOK, ruling))
                .isEqualTo(byTheBook);
        assertThat(ruling.rules()).extracting(rule -> rule.id()).containsExactly(rules.split(" ", -1));
    }
}
