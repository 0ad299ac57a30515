package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.scenario.Problem;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What does not go together in Fallout's documents is told where it stands; of the rest, only what it depends on keeps it back. */
class FalloutProblemsTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Map<String, String> LEAST = Map.of(
            "shot", "\"millimetres\": 180, \"shooter\": {\"is\": \"Vera\"}, \"target\": {\"is\": \"Skag\"}",
            "burning", "\"shooter\": {\"is\": \"Brock\"}, \"targets\": [{\"is\": \"Skag\", \"millimetres\": 100}]",
            "test", "\"who\": \"Vera\", \"statistic\": \"luck\"",
            "jump", "\"who\": \"Vera\", \"millimetres\": 30",
            "run", "\"who\": \"Vera\", \"millimetres\": 90");

    /** Strength 20 and agility 20 jump (20 + 20) : 2 = 20 metres of 30 millimetres; 20 action points run 45 millimetres each. */
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "", textBlock = """
        test    | 'statistic': null                          |         | missing: the skill or statistic to test | one of them
        test    | 'skill': 'rifles'                          | /skill  | both a skill and a statistic are given | one of them
        jump    | 'who': 'Vela'                              | /who    | there is no character 'Vela' | did you mean 'Vera'? one of: Vera, Brock, Skag, Gorm
        jump    | 'walked': 10                               | /walked | 10 AP spent on walking, of 9 in all | 0 to 9 (FO-09); or give the remaining actionPoints
        jump    | 'rulings': {'coverExemption': 'both'}      | /rulings/coverExemption | a ruling on reactions, but nobody reacts | somebody who reacts (FO-41); or leave it out
        burning | 'shooter': {'is': 'Brock', 'seconds': 9}   | /shooter/seconds        | 9 is out of range | 0 to 8
        burning | 'shooter': {'is': 'Brock', 'with': 'MP-5'} | /shooter/with           | 'MP-5' throws no fire | a flame thrower (FO-29); guns are fired by fallout-shot
        burning | 'shooter': null                            | /targets                | nobody fires and nobody burns | a shooter, or a target that is alight
        burning | 'targets': [{'is': 'Skag'}]                | /targets/0/millimetres  | missing: the distance of this target | millimetres on the table
        burning | 'targets': [{'is': 'Skag', 'millimetres': 9}, {'is': 'Skag', 'millimetres': 8}] | /targets/1/is | the name 'Skag' is already taken | a name that nobody else has, 1 to 40 characters
        burning | 'targets': [{'is': 'Skag', 'name': 'Hold Fire', 'millimetres': 9}] | /targets/0/name | the name 'Hold Fire' is already taken | a name that nobody else has, 1 to 40 characters
        burning | 'targets': [{'millimetres': 9}]            | /targets/0/hitPoints    | missing: the hit points | hitPoints, or the name of a sheet (is)
        burning | 'rulings': {'coverExemption': 'both'}      | /rulings/coverExemption | a ruling on reactions, but nobody reacts | somebody who reacts (FO-41); or leave it out
        shot    | 'target': {'is': 'Vera'}                   | /target/is              | the shooter has this name | a name that nobody else has
        shot    | 'target': {'is': 'Skag', 'name': 'vera'}   | /target/name            | the shooter has this name | a name that nobody else has
        shot    | 'target': {'is': 'Skag', 'armour': 'paper'} | /target/armour         | there is no armour 'paper' | one of: none, leather, metal, combat
        shot    | 'target': {}                               | /target/hitPoints       | missing: the hit points | hitPoints, or the name of a sheet (is)
        shot    | 'shooter': {'is': 'Vera', 'ambidextrous': true, 'level': 5} | /shooter/ambidextrous | the perk requires level 6 | level 6 or more (FO-63)
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': '10 mm Pistol', 'rounds': 13}]} | /shooter/guns/0/rounds | 13 is out of range | 0 to 12
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': 'MP-5', 'rested': true}]} | /shooter/guns/0/rested | a rested gun needs a support | bipod or tripod
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': '10 mm Pistol', 'support': 'bipod'}]} | /shooter/guns/0/support | a bipod has no effect on the 10 mm Pistol | no support, or a rifle, an automatic gun or a heavy weapon (FO-26)
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': 'Flame thrower'}]} | /shooter/guns/0/is | the Flame thrower does not fire shots | a gun; flame throwers are fired by fallout-burning
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': 'MP-5', 'tunings': [{'what': 'paint'}]}]} | /shooter/guns/0/tunings/0 | a tuning without effect | points, relief or critical
        shot    | 'shooter': {'is': 'Vera', 'guns': [{'is': 'MP-5'}, {'is': 'MP-5'}, {'is': 'MP-5'}, {'is': 'MP-5'}, {'is': 'MP-5'}]} | /shooter/guns | 5 guns at hand | at most 4
        shot    | 'catalogue': {'characters': [{'name': 'Nell'}]}, 'shooter': {'is': 'Nell'} | /shooter/guns | there is no gun on the sheet | list the guns here
        shot    | 'action': {'way': 'aimed'}                 | /action/at              | missing: the part to aim at | head, legs, weapon, arm or torso (FO-17)
        shot    | 'action': {'at': 'head'}                   | /action/at              | a part is given, but the shot is not aimed | "way": "aimed", or no part
        shot    | 'action': {'extra': 2}                     | /action/extra           | action points for aiming are given, but the shot is not aimed | "way": "aimed", or no extra
        shot    | 'action': {'way': 'burst'}                 | /action/way             | a burst with the 10 mm Pistol, which is not automatic (FO-21) | unaimed, aimed, or an automatic gun
        shot    | 'action': {'with': ['10 mm Pistol', '10 mm Pistol']} | /action/with/1 | the shooter has no '10 mm Pistol' at hand besides the other | one of: 10 mm Pistol, Hunting rifle
        shot    | 'action': {'with': ['10 mm Pistol', 'Hunting rifle']}, 'rulings': {'twoGuns': false} | /action/way | a gun in each hand, which is not played with (FO-67) | one gun, or "twoGuns": true
        shot    | 'action': {'from': 'blind'}                | /action/from            | blind, but the shooter is not in cover | leave it out, or go into cover first
        shot    | 'before': ['into cover'], 'action': {'from': 'in the open'} | /action/from | in the open, but the shooter is in cover | blind, or pop out
        shot    | 'before': ['out of cover']                 | /before/0               | 'out of cover' would change nothing at that point (FO-40) | a move that changes something
        shot    | 'before': ['into cover', 'into cover']     | /before/1               | 'into cover' would change nothing at that point (FO-36) | a move that changes something
        shot    | 'before': ['reload']                       | /before/0               | 'reload' would change nothing at that point (FO-72) | a move that changes something
        shot    | 'after': ['fold']                          | /after/0                | 'fold' would change nothing at that point (FO-26) | a move that changes something
        shot    | 'before': ['lie down'], 'rulings': {'poses': false} | /before/0      | 'lie down', and poses are not played with (FO-67) | something else, or "poses": true
        shot    | 'rulings': {'coverExemption': 'both'}      | /rulings/coverExemption | a ruling on reactions, but nobody reacts | somebody who reacts (FO-41); or leave it out
        shot    | 'rulings': {'coverExemption': 'both', 'reaction': false}, 'target': {'is': 'Skag', 'reacts': true} | /rulings/coverExemption | a ruling on reactions, but reactions are not in play (FO-67) | somebody who reacts (FO-41); or leave it out
        shot    | 'catalogue': {'armours': [{'name': 'tin', 'head': 1, 'body': 1, 'legs': 1}, {'name': 'Tin', 'head': 1, 'body': 1, 'legs': 1}]} | /catalogue/armours/1/name | there are two entries named 'Tin' | a different name
        shot    | 'catalogue': {'characters': [{'name': 'Cub', 'like': 'Bear'}, {'name': 'Bear'}]} | /catalogue/characters/0/like | 'Bear' does not come before this entry | a character that comes before this one
        shot    | 'catalogue': {'characters': [{'name': 'Cub', 'like': 'Cub'}]} | /catalogue/characters/0/like | 'Cub' does not come before this entry | a character that comes before this one
        shot    | 'catalogue': {'characters': [{'name': 'Cub', 'weapons': ['pea']}]} | /catalogue/characters/0/weapons/0 | there is no weapon 'pea' | *
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'bean'}]} | /catalogue/weapons/0/like | there is no weapon 'bean' | *
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5', 'perSecond': 5}]} | /catalogue/weapons/0/perSecond | a flame thrower cannot fire rounds as well | only perSecond (FO-29), or damage, actionPoints and burst
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5', 'damage': '1d6-2'}]} | /catalogue/weapons/0/damage | '1d6-2' can be less than 0 | dice that are never below 0
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5', 'bands': [{'limit': 9, 'perPerception': 0, 'modifier': 0}, {'limit': 10, 'perPerception': 0, 'modifier': 0}, {'limit': 11, 'perPerception': 0, 'modifier': 0}, {'limit': 11, 'perPerception': 0, 'modifier': 0}, {'limit': 12, 'perPerception': 0, 'modifier': 0}]}]} | /catalogue/weapons/0/bands/3/limit | the band does not end beyond the previous one | a limit beyond the previous one, for any perception
        jump    | 'millimetres': 601                         | /millimetres            | 601 is out of range (FO-52) | 1 to 600
        jump    | 'winded': 15                               | /winded                 | 15 is out of range (FO-59) | 10, 20, 40
        jump    | 'describe': ' '                            | /describe               | it is blank | how the jump is made (FO-53); or leave out the field
        run     | 'millimetres': 901                         | /millimetres            | 901 is out of range (FO-54) | 1 to 900
        run     | 'winded': [{'points': 0, 'rounds': 2}]     | /winded/0/points        | 0 is out of range (FO-59) | 10, 20, 40
        burning | 'targets': []                              | /targets                | a list of 0 | a list of 1 to 6
        shot    | 'target': {'is': 'Skag', 'locations': ['head']} | /target/locations  | a list of 1 | a list of 6
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5', 'skill': 'body control'}]} | /catalogue/weapons/0/skill | there is no 'body control' here | one of: handguns, rifles, heavy weapons
        shot    | 'catalogue': {'weapons': [{'name': 'Pea', 'like': 'MP-5', 'damage': '21d6'}]} | /catalogue/weapons/0/damage | the text '21d6' is not right here | 1 to 20 dice such as 2d6+4
        """)
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
