package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.scenario.Problem;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What does not go together in Fallout's documents is told where it stands; of the rest, only what it depends on keeps it back. */
class FalloutProblemsTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Map<String, String> LEAST = Map.of(
            "fight",
                    "\"things\": [{\"name\": \"the car\", \"from\": \"300 300\", \"to\": \"420 300\"}], "
                            + "\"fighters\": [{\"is\": \"Vera\", \"at\": [\"100 100\"]}, {\"is\": \"Skag\", \"at\": [\"200 200\"]}]",
            "shot", "\"millimetres\": 180, \"shooter\": {\"is\": \"Vera\"}, \"target\": {\"is\": \"Skag\"}",
            "burning", "\"shooter\": {\"is\": \"Brock\"}, \"targets\": [{\"is\": \"Skag\", \"millimetres\": 100}]",
            "test", "\"who\": \"Vera\", \"statistic\": \"luck\"",
            "jump", "\"who\": \"Vera\", \"millimetres\": 30",
            "run", "\"who\": \"Vera\", \"millimetres\": 90");

    /** Everything that is wrong with a fight, its people and its table is told at once. */
    @Test
    void a_fight_is_told_all_its_mistakes() {
        assertThat(pointers("fight", """
            'table': {'width': 500, 'height': 9000},
            'things': [{'name': 'the car', 'from': '100 100', 'to': '100 100'}, {'name': 'The Car', 'from': '0 200', 'to': '90 200'}],
            'stairs': [{'from': '9 9', 'to': '9 9', 'width': 20}],
            'rulings': {'nested': false, 'reaction': false, 'poses': false, 'twoGuns': false},
            'fighters': [
              {'is': 'Vera', 'at': ['50 200'], 'facing': 400},
              {'is': 'Skag', 'count': 2, 'at': ['10 10', '10 10'], 'behind': 'the thing', 'pose': 'prone'},
              {'is': 'Gorm', 'at': ['there', '700 1'], 'holds': ['MP-5', 'MP-5'], 'bonus': 700},
              {'is': 'Brock', 'at': ['300 300'], 'holds': ['Laser'], 'inCover': true, 'armour': 'paper'},
              {'is': 'Brock', 'at': ['310 300'], 'armed': false, 'guns': [{'is': 'Pea'}]}]\
            """))
                .containsExactlyInAnyOrder(
                        "/table/height",
                        "/things/0/to",
                        "/things/1/name",
                        "/stairs/0/to",
                        "/rulings/nested",
                        "/fighters/0/facing",
                        "/fighters/0/at/0",
                        "/fighters/1/at/1",
                        "/fighters/1/behind",
                        "/fighters/1/behind",
                        "/fighters/1/pose",
                        "/fighters/2/at/0",
                        "/fighters/2/at",
                        "/fighters/2/holds",
                        "/fighters/2/bonus",
                        "/fighters/3/holds/0",
                        "/fighters/3/inCover",
                        "/fighters/3/armour",
                        "/fighters/4/is",
                        "/fighters/4/armed",
                        "/fighters/4/guns/0/is");
    }

    @Test
    void a_fight_has_no_more_than_fifty_fighters() {
        assertThat(pointers(
                        "fight",
                        "'fighters': [{'is': 'Vera', 'at': ['1 1']}, {'is': 'Skag', 'count': 50, 'at': ['2 2']}]"))
                .containsExactly("/fighters", "/fighters/1/at");
    }

    /** Strength 20 and agility 20 jump (20 + 20) : 2 = 20 metres of 30 millimetres; 20 action points run 45 millimetres each. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvFileSource(resources = "/cases/bad-fallout.csv", delimiter = '|', quoteCharacter = '`', nullValues = "")
    void what_is_wrong_is_told_where_it_stands(
            String kind, String fields, String pointer, String what, String instead) {
        assertThat(Documents.problems(document(kind, fields)))
                .extracting(Problem::pointer, Problem::what)
                .containsExactly(tuple(pointer == null ? "" : pointer, what));
        assertThat(instead.equals("*")
                        || Documents.problems(document(kind, fields))
                                .getFirst()
                                .instead()
                                .equals(instead))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        jump    | 'walked': 9
        fight   | 'fighters': [{'is': 'Vera', 'at': ['330 330'], 'inCover': true}, {'is': 'Skag', 'at': ['0 0']}]
        fight   | 'fighters': [{'is': 'Vera', 'at': ['1 2'], 'inCover': true, 'cover': true}, {'is': 'Skag', 'at': ['1200 900']}]
        fight   | 'fighters': [{'is': 'Gorm', 'at': ['1,2'], 'holds': ['MP-5', 'mp-5 2']}, {'is': 'Skag', 'count': 2, 'at': ['2 1', '2 2']}]
        fight   | 'rulings': {'coverExemption': 'both', 'nested': false, 'initiative': false}
        burning | 'shooter': null, 'targets': [{'is': 'Skag', 'alight': 'third round'}]
        shot    | 'action': {'way': 'aimed', 'at': 'head', 'extra': 19}
        shot    | 'before': ['into cover'], 'after': ['out of cover', 'reload']
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': 'Hunting rifle', 'support': 'bipod'}]}
        shot    | 'shooter': {'is': 'Vera', 'reacts': true}, 'rulings': {'coverExemption': 'both'}
        """)
    void what_goes_together_is_right(String kind, String fields) {
        assertThat(Documents.problems(document(kind, fields))).isEmpty();
    }

    /** A card that is like no other says everything that a gun must have. */
    @Test
    void all_that_is_missing_of_a_card_is_told() {
        assertThat(pointers("shot", "'catalogue': {'weapons': [{'name': 'Pea'}]}"))
                .containsExactlyInAnyOrderElementsOf(
                        Stream.of("skill", "minimumStrength", "magazine", "bands", "actionPoints", "damage")
                                .map("/catalogue/weapons/0/"::concat)
                                .toList());
        assertThat(pointers("shot", "'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5'}]}"))
                .isEmpty();
    }

    /** The Minimi of the book is no flame thrower and holds more than eight; that of these catalogues is, as far as it can be read. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        'name': 'minimi', 'like': 'Flame thrower', 'magazine': 0 | /catalogue/weapons/0/magazine
        'name': 'minimi', 'like': 7                             | /catalogue/weapons/0/like
        'name': 7, 'like': 'Flame thrower'                      | /catalogue/weapons/0/name
        """)
    void of_what_an_own_entry_replaces_nothing_is_told_that_does_not_hold(String card, String pointer) {
        assertThat(pointers(
                        "burning",
                        "'catalogue': {'weapons': [{" + card + "}]}, "
                                + "'shooter': {'is': 'Brock', 'with': 'Minimi', 'seconds': 9}"))
                .doesNotContain("/shooter/seconds")
                .contains(pointer);
    }

    @Test
    void mistakes_of_every_sort_are_told_at_once() {
        assertThat(pointers("shot", """
            'catalogue': {'characters': [{'name': 'Wisp', 'strength': 0}, {'name': 'Ogre', 'strengt': 9}]},
            'millimetres': -5, 'times': 9, 'master': [{'what': '', 'points': 300}],
            'shooter': {'is': 'Vera', 'winded': 15, 'actionPoints': -1, 'ambidextrous': true, 'level': 5,
              'guns': [{'is': 'Hunting rifle', 'rested': true}, {'is': 'Blunderbuss'}]},
            'target': {'armour': 'paper', 'locations': ['head']},
            'before': ['out of cover', 'sing', 'fold'], 'action': {'way': 'burst', 'from': 'blind'}\
            """))
                .containsExactlyInAnyOrder(
                        "/catalogue/characters/0/strength",
                        "/catalogue/characters/1/strengt",
                        "/millimetres",
                        "/times",
                        "/master/0/what",
                        "/master/0/points",
                        "/shooter/winded",
                        "/shooter/actionPoints",
                        "/shooter/ambidextrous",
                        "/shooter/guns/0/rested",
                        "/shooter/guns/1/is",
                        "/target/armour",
                        "/target/locations",
                        "/target/hitPoints",
                        "/before/1",
                        // A bolt action fires no bursts, and no burst is fired blind.
                        "/action/way",
                        "/action/way");
    }

    private static List<String> pointers(String kind, String fields) {
        return Documents.problems(document(kind, fields)).stream()
                .map(Problem::pointer)
                .toList();
    }

    private static String document(String kind, String fields) {
        ObjectNode document = (ObjectNode) MAPPER.readTree("{\"snakewater\": 1, \"kind\": \"fallout-" + kind
                + "\", \"title\": \"A try\", " + LEAST.get(kind) + "}");
        document.setAll((ObjectNode) MAPPER.readTree("{" + fields.replace('\'', '"') + "}"));
        Stream.of("shooter", "statistic")
                .filter(field -> document.has(field) && document.get(field).isNull())
                .forEach(document::remove);
        return document.toString();
    }
}
