package dev.snakewater.application.fallout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.catalogue.HouseRules.WrittenCatalogue;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.WrittenWeapon;
import dev.snakewater.domain.fallout.Column;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Gun;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The two tables of similar guns (FO-65, FO-66): what the rules tell of them, and how a person's own guns stand in them. */
class SimilarGunsTest {

    @ParameterizedTest
    @EnumSource(Column.class)
    void the_rules_tell_each_column_with_its_guns(Column column) {
        String rule = column.hands() == 1 ? "FO-65" : "FO-66";

        assertThat(FalloutRule.RULEBOOK.rule(rule).orElseThrow().says())
                .contains(column + ": " + String.join(", ", column.guns()) + ".");
    }

    /** What the text leaves open of a gun that some need both hands for, and of fire that strikes what somebody holds. */
    @Test
    void the_rules_tell_how_the_223_pistol_and_critical_fire_on_a_weapon_are_read() {
        assertThat(FalloutRule.FO_64_TWO_LONG_GUNS.ours().orElseThrow())
                .contains(".223 Pistol", "below strength 6", "twice");
        assertThat(FalloutRule.FO_32_FIRE.ours().orElseThrow()).contains("weapon", "useless", "does not catch fire");
    }

    /** V120: M 14 and AK-112 are similar, whatever else the M 14 is like. */
    @Test
    void a_gun_that_the_tables_know_stands_where_they_have_it() {
        WrittenWeapon own = Filled.in(WrittenWeapon.class, "name", "M 14", "like", "Hunting rifle");
        Stock stock = Stock.with(new WrittenCatalogue(List.of(own), List.of(), List.of()));

        assertThat(Stream.of("AK-112", "Hunting rifle")
                        .map(other -> Gun.Similarity.of(
                                stock.gun("M 14").orElseThrow(),
                                stock.gun(other).orElseThrow())))
                .containsExactly(Gun.Similarity.SIMILAR, Gun.Similarity.DIFFERENT);
    }
}
