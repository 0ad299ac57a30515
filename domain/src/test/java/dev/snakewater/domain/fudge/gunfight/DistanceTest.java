package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DistanceTest {

    private static final Name BOB = new Name("Bob");

    @ParameterizedTest(name = "{1}: {2}")
    @CsvSource({
        "IN_YER_FACE,       In Yer Face,       -2",
        "SPITTIN_DISTANCE,  'Spittin'' Distance', -1",
        "ACROSS_THE_ROOM,   Across the Room,    0",
        "ACROSS_THE_STREET, Across the Street,  1",
        "PRETTY_FAR_AWAY,   Pretty far away,    2",
        "REAL_FAR_AWAY,     Real far away,      3",
    })
    void each_range_has_the_difficulty_of_GF_35(RangeBand range, String words, int difficulty) {
        assertThat(range).hasToString(words);
        assertThat(Distance.of(range).difficulty(BOB).total()).isEqualTo(difficulty);
    }

    @Test
    void V38_beyond_the_table_there_is_no_difficulty_unless_the_game_master_names_one() {
        assertThat(Distance.of(RangeBand.BEYOND).difficulty()).isEmpty();
        Distance named = new Distance(RangeBand.BEYOND, Optional.of(Degree.LEGENDARY), Optional.empty(), true);
        assertThat(named.difficulty(BOB).total()).isEqualTo(4);
    }

    @Test
    void the_reason_is_the_range() {
        assertThat(Distance.of(RangeBand.IN_YER_FACE).difficulty(BOB).rules())
                .containsExactly(GunfightRule.GF_35_RANGE);
    }
}
