package dev.snakewater.domain.fudge.gunfight.combatant;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings.DropScope;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TheDropTest {

    private static final Gunfighter FRANK =
            Duellist.named("Frank").dropOn("Bob").ready();

    @ParameterizedTest(name = "GF-13, {0}: at {1} in {2}: {3}")
    @CsvSource({
        "FIRST_ATTACK, Bob, PART_3, true",
        "FIRST_ATTACK, Bob, PART_4, true",
        "FIRST_ATTACK, Joe, PART_3, false",
        "PART_3_ONLY,   Bob, PART_3, true",
        "PART_3_ONLY,   Bob, PART_4, false",
        "PART_3_ONLY,   Joe, PART_3, false",
        "WHOLE_TURN,   Bob, PART_3, true",
        "WHOLE_TURN,   Bob, PART_4, true",
        "WHOLE_TURN,   Joe, PART_4, false",
    })
    void it_counts_against_those_under_it_as_long_as_it_lasts(
            DropScope scope, String target, Part part, boolean counts) {
        assertThat(FRANK.canUseDropOn(new Name(target), part, scope)).isEqualTo(counts);
    }

    @ParameterizedTest(name = "GF-13, {0}: after an attack at {1} he has it still: {2}")
    @CsvSource({
        "FIRST_ATTACK, Bob,     false",
        "FIRST_ATTACK, Joe,     true",
        "FIRST_ATTACK, Joe Bob, false",
        "PART_3_ONLY,   Bob,     true",
        "WHOLE_TURN,   Bob,     true",
    })
    void the_first_attack_at_one_under_it_spends_it(DropScope scope, String targets, boolean still) {
        Gunfighter after = FRANK;
        for (String target : targets.split(" ", -1)) {
            after = after.havingShotAt(new Name(target), scope);
        }
        assertThat(after.drop().contains(new Name("Bob"))).isEqualTo(still);
    }
}
