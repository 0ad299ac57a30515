package dev.snakewater.domain.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of the chapter, figure by figure. */
class TablesTest {

    @ParameterizedTest(name = "table {1}, {0}: {2}, {3} for each hex")
    @CsvSource({
        "rain, 35.1, light normal heavy monsoon, 3 8 15 22",
        "hail, 35.2, light heavy, 12 24",
        "sandstorm, 35.3, light normal heavy blizzard, 30 42 60 90",
        "wind, 35.4, normal strong fierce gale, 0 20 40 60",
        "fog or smoke, 35.5, trace thin normal thick dense opaque, 2 5 15 60 115 230",
        "darkness, 35.6, twilight moonlight starlight void, 10 20 35 42",
        "snow, 35.7, light normal heavy blizzard, 3 12 24 48",
    })
    void the_weather_tables(String word, String table, String rows, String rates) {
        Condition condition = Stream.of(Condition.values())
                .filter(each -> each.toString().equals(word))
                .findFirst()
                .orElseThrow();
        List<Weather> all = IntStream.rangeClosed(1, condition.dice().most())
                .mapToObj(condition::weather)
                .toList();

        assertThat(condition.table()).isEqualTo(table);
        assertThat(all.stream().map(weather -> weather.row().toString())).containsExactly(rows.split(" ", -1));
        assertThat(all.stream().map(weather -> "" + weather.row().perHex())).containsExactly(rates.split(" ", -1));
        assertThat(all.stream().map(weather -> weather.row().intensity()))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, all.size()).boxed().toList());
    }

    /** AX-01 to AX-04. */
    @ParameterizedTest(name = "{0} {1} is {2}, -{3} for each hex")
    @CsvSource({
        "RAIN, 3, 2, normal, 8",
        "FOG_OR_SMOKE, 5, 6, opaque, 230",
        "HAIL, 1, 2, heavy, 24",
        "WIND, 3, 1, normal, 0"
    })
    void the_face_of_the_die_is_the_row(Condition condition, int lessThanFaces, int face, String row, int rate) {
        assertThat(condition.dice().most()).isGreaterThan(lessThanFaces);
        assertThat(condition.weather(face).row()).hasToString(row);
        assertThat(condition.weather(face).row().perHex()).isEqualTo(rate);
    }

    @Test
    void weather_is_told_in_two_words() {
        assertThat(Condition.SNOW.weather(3)).hasToString("heavy snow");
    }

    @Test
    void high_gravity() {
        assertThat(Stream.of(Encumbrance.values()).map(Encumbrance::highGravity))
                .containsExactly(
                        Optional.of(50), Optional.of(100), Optional.of(200), Optional.of(300), Optional.empty());
    }

    @ParameterizedTest
    @CsvSource({"90, 450, 80", "75, 220, 60", "66, 175, 40", "50, 125, 20", "33, 80, 0"})
    void cover_and_concealment(int percent, int cover, int concealment) {
        Hidden row = Hidden.row(percent).orElseThrow();
        assertThat(List.of(row.percent(), row.cover(), row.concealment())).containsExactly(percent, cover, concealment);
    }

    /** AX-15. */
    @ParameterizedTest(name = "{0}% hidden is the row of {1}%")
    @CsvSource({
        "32, 0", "33, 33", "49, 33", "50, 50", "65, 50", "66, 66", "74, 66", "75, 75", "89, 75", "90, 90", "99, 90",
        "0, 0"
    })
    void between_two_rows_the_lower_one_counts(int percent, int row) {
        assertThat(Hidden.row(percent).map(Hidden::percent).orElse(0)).isEqualTo(row);
    }

    @Test
    void what_a_corner_hides_by_what_is_used_round_it() {
        assertThat(Stream.of(Hidden.values()).map(row -> row + ": " + row.percent()))
                .containsExactly(
                        "looking through a slit: 90",
                        "peeking round a corner: 75",
                        "pistol or binoculars round a corner: 66",
                        "rifle round a corner: 50",
                        "type A or B weapon round a corner: 33");
    }

    @Test
    void the_gate_doubles_with_each_size() {
        assertThat(Stream.of(Size.values()).map(Size::chance)).containsExactly(2, 4, 8, 16, 32);
    }

    @ParameterizedTest(name = "{0}: type {1}, range {2}, decay {3}, accuracy {4}, {5}")
    @CsvSource({
        "throwing axe, B, 14, 300, 0, 1d8",
        "large bow, B, 30, 120, 0, 1d6",
        "thrown dagger, B, , , 0, 1d3",
        "small crossbow, C, 25, 125, 0, 1d10",
        "bullwhip, C, 2, , 0, 1d3+1",
        "revolver, C, 80, 66, 0, 2d8",
        "bolt-action rifle, C, 150, 50, 75, 3d10",
        "derringer, C, 40, 99, -125, 2d8",
        "gauss rifle, E, 190, 40, 170, 4d12",
        "medium sword, A, , , 0, 1d8",
        "axe, A, , , 0, 1d10+2",
        "fist, A, , , 0, 1d4-3",
    })
    void the_armoury(String name, String type, Integer range, Integer decay, int accuracy, String damage) {
        Armoury weapon = Stream.of(Armoury.values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow();

        assertThat(weapon.type()).hasToString(type);
        assertThat(weapon.hexes()).isEqualTo(Optional.ofNullable(range));
        assertThat(weapon.decay()).isEqualTo(Optional.ofNullable(decay));
        assertThat(weapon.accuracy()).isEqualTo(accuracy);
        assertThat(weapon.damage()).hasToString(damage);
    }

    @Test
    void no_two_weapons_of_the_armoury_are_called_the_same() {
        assertThat(Stream.of(Armoury.values()).map(Armoury::toString)).doesNotHaveDuplicates();
    }

    @Test
    void types_above_c_count_as_c() {
        assertThat(Stream.of(WeaponType.values()).map(type -> type + " as " + type.countsAs()))
                .containsExactly("A as A", "B as B", "C as C", "D as C", "E as C", "F as C", "full auto as C");
    }
}
