package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessagesTest {

    private enum Hit {
        GRAZED,
        KILLED;

        @Override
        public String toString() {
            return Word.of(this);
        }
    }

    private record Gun(String name, int rounds) {}

    record Shot(String by, Optional<String> at, List<Gun> guns, int margin, boolean aimed, Hit hit) {
        int missedBy() {
            return -margin;
        }
    }

    private static final Messages WORDS =
            Messages.in().with("loud", value -> value.toString().toUpperCase(java.util.Locale.ROOT));

    private static final Shot SHOT = new Shot(
            "Bob", Optional.of("Joe"), List.of(new Gun("Colt", 5), new Gun("Peacemaker", 1)), -2, true, Hit.KILLED);

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "{by} shoots at {at}.=Bob shoots at Joe.",
                "{by} misses by {missedBy}.=Bob misses by 2.",
                "{margin,abs} and {margin,signed}=2 and -2",
                "{aimed}=yes",
                "{hit,capital}=Killed",
                "{by,loud} {,loud,at {at}}=BOB AT JOE",
                "{,sentence,{hit} by {by}}=Killed by Bob.",
                "{margin,choice,-9#a bad miss|-3<a miss|0#a hit}=a miss",
                "{guns,choice,0#no gun|1#a gun|1<{guns.size} guns}=2 guns",
                "{hit,select,GRAZED#a scratch|KILLED#the end of {at}}=the end of Joe",
                "{hit,select,GRAZED#a scratch|#something else}=something else",
                "{hit,select,GRAZED,KILLED#a hit}=a hit",
                "{aimed,select,true#calmly|false#wildly}=calmly",
                "{at,select,none#nobody|#{at}!}=Joe!",
                "{guns.0.name}=Colt",
                "{guns,row,{name} ({rounds})}=Colt (5) and Peacemaker (1)",
                "{guns,each,; |{by}''s {name}}=Bob''s Colt; Bob''s Peacemaker",
                "{,all,, |{by}|{aimed,select,false#unaimed}|{at}}=Bob, Joe"
            })
    void a_template_names_what_a_record_says(String template, String text) {
        assertThat(Template.of(template).filled(new Scope(SHOT, Optional.empty(), WORDS)))
                .isEqualTo(text);
    }

    @Test
    void what_is_not_there_is_nothing() {
        Shot wide = new Shot("Bob", Optional.empty(), List.of(), 0, false, Hit.GRAZED);
        assertThat(Template.of("{at}{at.length}{at,select,none#nobody|#{at}} {guns}{guns,each,,"
                                + " |{name}}{,sentence,{at}}.")
                        .filled(new Scope(wide, Optional.empty(), WORDS)))
                .isEqualTo("nobody .");
    }

    @Test
    void what_somebody_wrote_stays_within_its_sentence() {
        Shot wide = new Shot("Bob\n# Bill\tJoe", Optional.empty(), List.of(), 0, false, Hit.GRAZED);
        assertThat(Template.of("{by}: {,capital,{by}}{,all,, |{by}}").filled(new Scope(wide, Optional.empty(), WORDS)))
                .isEqualTo("Bob # Bill Joe: Bob # Bill JoeBob # Bill Joe");
    }

    private record Gain(String who, int points) {}

    /** The marks of headings and consequences are those of a template. */
    @Test
    void what_somebody_wrote_makes_no_heading_and_no_consequence() {
        Messages words = Messages.in("dev.snakewater.application.toy");
        assertThat(words.told(new Gain("- Bob", 1))).containsExactly(Sentence.deed("- Bob gains 1.", ""));
        assertThat(words.told(new Gain("# Bob", 2)))
                .containsExactly(
                        Sentence.deed("# Bob gains 2.", ""),
                        new Sentence(Sentence.Level.CONSEQUENCE, "# Bob is glad.", "2"));
    }

    private record Score(List<Gain> all) {}

    @Test
    void the_lines_of_a_table_are_told_from_sentences() {
        assertThat(Messages.in("dev.snakewater.application.toy").told(new Score(List.of(new Gain("Bob", 1)))))
                .containsExactly(
                        new Sentence(Sentence.Level.HEADING, "Scores", ""),
                        new Sentence(Sentence.Level.COLUMNS, "  Points", ""),
                        new Sentence(Sentence.Level.ROW, "Bob  1", ""),
                        Sentence.deed("1 in all", ""));
    }

    @Test
    void what_is_not_said_cannot_be_named() {
        assertThatThrownBy(() -> Template.of("{size}").filled(new Scope(SHOT, Optional.empty(), WORDS)))
                .hasMessage("a Shot says nothing that is called size");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {"{by", "{by,each,; |x", "{by,choice,0#x|1#y"})
    void a_place_has_an_end(String template) {
        assertThatThrownBy(() -> Template.of(template)).hasMessage("a place without its end: " + template);
    }
}
