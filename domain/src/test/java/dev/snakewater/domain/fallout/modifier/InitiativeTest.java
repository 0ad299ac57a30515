package dev.snakewater.domain.fallout.modifier;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who acts first (FO-42). */
class InitiativeTest {

    private static final Person VERA = person(Wastelander.VERA);
    private static final Person SKAG = person(Wastelander.SKAG);

    /** As the sheets have it. Vera: 8 + 7 + 3; Brock: 6 + 5 + 2.5; Skag: 5 + 5 + 2.5; Gorm: 4 + 4 + 2. */
    @ParameterizedTest
    @CsvSource({"Vera, 18", "Brock, 14", "Skag, 13", "Gorm, 10"})
    void the_base(String name, int base) {
        Person person = Wastelander.ALL.stream()
                .filter(sheet -> sheet.name().equals(name))
                .map(InitiativeTest::person)
                .findFirst()
                .orElseThrow();
        assertThat(Initiative.base(person).total()).isEqualTo(base);
        assertThat(Initiative.base(person).rules())
                .contains((Rule) FalloutRule.FO_42_INITIATIVE, FalloutRule.FO_04_ROUNDING);
    }

    /** V90 and V91: Vera with a 4; Skag with a 4 and a bonus of 5. */
    @Test
    void the_total() {
        assertThat(total(VERA, 4, 0)).isEqualTo(8 + 7 + 3 + 4);
        assertThat(total(SKAG, 4, 5)).isEqualTo(5 + 5 + 3 + 4 + 5);
        assertThat(Initiative.tally(SKAG, 5).rules()).contains(FalloutRule.FO_68_MASTER);
        assertThat(Initiative.tally(SKAG, 0).rules()).doesNotContain(FalloutRule.FO_68_MASTER);
    }

    /** V92: 22 and 22, base 18 against 13. */
    @Test
    void the_higher_base_wins_a_tie() {
        assertThat(Initiative.order(List.of(Initiative.of(SKAG, 22), Initiative.of(VERA, 22))))
                .containsExactly(VERA.name(), SKAG.name());
    }

    /** Total, base, agility, then the order of the roster. */
    @Test
    void ties() {
        Initiative last = new Initiative(new Name("last"), 20, 15, 9);
        Initiative first = new Initiative(new Name("first"), 21, 10, 1);
        Initiative third = new Initiative(new Name("third"), 20, 16, 4);
        Initiative second = new Initiative(new Name("second"), 20, 16, 5);
        Initiative fourth = new Initiative(new Name("fourth"), 20, 16, 4);
        assertThat(Initiative.order(List.of(last, third, second, fourth, first)))
                .extracting(Name::text)
                .containsExactly("first", "second", "third", "fourth", "last");
    }

    /** P13: Vera 35/36, the tie of 19 among them; with a bonus of 5 she is above in 15 of 36. */
    @Test
    void the_odds_of_vera_against_skag() {
        assertThat(firstInOf36(0)).isEqualTo(35 + 1);
        assertThat(Chance.of(above(0), 36)).isEqualTo(Chance.of(35, 36));
        assertThat(Chance.of(above(5), 36)).isEqualTo(Chance.of(5, 12));
    }

    private static int above(int bonus) {
        return count((vera, skag) -> total(VERA, vera, 0) > total(SKAG, skag, bonus));
    }

    private static int firstInOf36(int bonus) {
        return count((vera, skag) -> Initiative.order(List.of(
                        Initiative.of(SKAG, total(SKAG, skag, bonus)), Initiative.of(VERA, total(VERA, vera, 0))))
                .getFirst()
                .equals(VERA.name()));
    }

    private interface Faces {
        boolean hold(int vera, int skag);
    }

    private static int count(Faces faces) {
        int count = 0;
        for (int vera = 1; vera <= 6; vera++) {
            for (int skag = 1; skag <= 6; skag++) {
                count += faces.hold(vera, skag) ? 1 : 0;
            }
        }
        return count;
    }

    private static int total(Person person, int face, int bonus) {
        return Initiative.tally(person, bonus)
                .completedBy(Initiative.DIE.totalling(face))
                .total();
    }

    private static Person person(Wastelander sheet) {
        return Person.of(new Name(sheet.name()), sheet);
    }
}
