package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.value.JsonPrinter;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be read of a transcript is told with its line and place, all at once. */
class TranscriptMistakesTest extends TranscriptOnFile {

    @ParameterizedTest(name = "line {0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', emptyValue = "", textBlock = """
        1 | "snakewater":1,"document" | "snakewater":2,"document" | /snakewater | line 1: written for version 2; this program reads version 1 | 1
        1 | "seed":1}  | "seed":1.5}  | /dice/seed | line 1: the number 1.5 is not right here | a whole number
        1 | "seed":1}  | "seed":99999999999999999999} | /dice/seed | line 1: the number 99999999999999999999 is too large | a whole number of at most eighteen digits
        1 | {"generator":"SplittableRandom","seed":1} | {"script":false} | /dice/script | line 1: false is not right here | true; or a generator and a seed
        1 | {"generator":"SplittableRandom","seed":1} | {"script":true,"seed":1} | /dice/seed | line 1: there is no field 'seed' | one of: script
        1 | "dice":{"generator":"SplittableRandom","seed":1}, | `` | /dice | line 1: the field is missing | an object
        1 | "loaded":5 | "loaded":50  | /scenario/fighters/0/guns/0/loaded | line 1: 50 bullets in a revolver that holds 6 | 0 to 6
        1 | "nerve":"Good" | "nerve":"Good","wounds":12 | /scenario/fighters/0/wounds | line 1: 12 is out of range | 0 to 10
        1 | "nerve":"Good" | "nerve":"Good","marks":[3,0,0,0,0] | /scenario/fighters/0/marks/0 | line 1: 3 is out of range | 0 to 2
        1 | "nerve":"Good" | "nerve":"Good","parts":[{"part":"head","wounds":12}] | /scenario/fighters/0/parts/0/wounds | line 1: 12 is out of range | 0 to 9
        1 | "kind":"fudge-gunfight" | "kind":"chess" | /scenario/kind | line 1: there is no kind of scenario called 'chess' | one of: fudge-gunfight,
        2 | "by":"Bob" | "by":5       | /by | line 2: the number 5 is not right here | 1 to 40 characters
        2 | "by":"Bob" | "by":"B,b"   | /by | line 2: 'B,b' is not a valid name | 1 to 40 characters on one line, without commas or colons
        2 | "by":"Bob" | "by":"Bob","by":"Bob" | /by | line 2: the field 'by' is given twice | each field once; remove one of them
        2 | {"by"      | [{"by"       | ``  | invalid JSON at line 2, column 80: the document ends before everything is closed | valid JSON; look for a comma, quote or bracket
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | 7  | `` | line 2: the number 7 is not a line of a transcript | an object: { ... }
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | `` | `` | line 2: the line is blank | no blank lines
        2 | "faces":[1,-1,-1,1]}} | "faces":[1,-1,-1,1]},"byHand":false} | /byHand | line 2: false is not right here | true; or leave out the field
        3 | "total":   | "totals":    | /fell/totals  | line 3: there is no field 'totals' | did you mean 'total'? one of: total, faces
        3 | "faces":[  | "faces":[true, | /fell/faces/0 | line 3: true is not right here | a whole number
        4 | "chose":   | "choose":    | ``   | line 4: this is not a line of a transcript | an answer with 'fell' or 'chose', the end of a turn with 'turnEnds', or the ending with 'ended'
        4 | "by":      | "bye":1,"by": | /bye | line 4: there is no field 'bye' | did you mean 'by'? one of: by, to, rule, chose
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"undone":1} | /undone | line 2: no answers can be taken back here | no such line
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"undone":0} | /undone | line 2: no answers can be taken back here | no such line
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"redone":1} | /redone | line 2: no answers can be restored here | no such line
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"handed":"","dice":"hand"} | /handed | line 2: '' is not a valid name | 1 to 40 characters
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"handed":"Bob","dice":"loaded"} | /dice | line 2: there is no 'loaded' here | one of:
        2 | {"by":"Bob","to":"draw","rule":"GF-07","fell":{"total":0,"faces":[1,-1,-1,1]}} | {"undone":"one"} | /undone | line 2: the text 'one' is not right here | a whole number
        """)
    void a_mistake_is_told_with_its_line_and_place(
            int line, String right, String wrong, String pointer, String what, String instead) throws IOException {
        saveDuel(3);
        change(lines -> {
            assertThat(lines.get(line - 1)).contains(right);
            lines.set(line - 1, lines.get(line - 1).replace(right, wrong));
        });

        assertThat(problems(file)).anySatisfy(problem -> {
            assertThat(problem.pointer()).isEqualTo(pointer);
            assertThat(problem.what()).isEqualTo(what);
            assertThat(problem.instead()).startsWith(instead);
        });
    }

    @Test
    void all_mistakes_are_told_at_once() throws IOException {
        saveDuel(3);
        change(lines -> {
            lines.set(0, lines.getFirst().replace("\"nerve\":\"Good\"", "\"nerve\":7"));
            lines.replaceAll(line -> line.replace("\"chose\":\"", "\"chooses\":\""));
            lines.add("{}");
        });

        assertThat(problems(file))
                .hasSizeGreaterThan(4)
                .first()
                .isEqualTo(new Problem(
                        "/scenario/fighters/0/nerve",
                        "line 1: the number 7 is not right here",
                        "one of: Terrible, Poor, Mediocre, Fair, Good, Great, Superb, Legendary"));
    }

    @Test
    void nothing_comes_after_the_ending_and_turns_end_in_their_order() throws IOException {
        saveDuel(2);
        change(lines -> {
            lines.add(lines.get(1));
            lines.add(lines.get(1));
            lines.replaceAll(line -> line.replace("\"turnEnds\":2", "\"turnEnds\":7"));
        });

        int last = lines().size();
        assertThat(problems(file))
                .extracting(Problem::what)
                .containsExactly(
                        "line " + (last - 3) + ": turn 7 does not end here",
                        "line " + (last - 1) + ": the fight ended in line " + (last - 2));
    }

    @Test
    void a_second_header_is_one_too_many() throws IOException {
        saveDuel(1);
        write(List.of(lines().getFirst(), lines().getFirst()));

        assertThat(problems(file))
                .containsExactly(new Problem("", "line 2: there is a second header", "one header, in line 1"));
    }

    @Test
    void other_documents_are_recognised() throws IOException {
        Scenario<?, ?, ?> duel = duel(3);
        Files.writeString(file, Documents.DUEL);
        assertThat(problems(file))
                .containsExactly(new Problem("", "this is a scenario, not a transcript", "a transcript"));
        Files.writeString(file, JsonPrinter.line(DocumentWriter.document(duel)));
        assertThat(problems(file))
                .containsExactly(new Problem("", "this is a scenario, not a transcript", "a transcript"));
        Files.writeString(file, DocumentWriter.report(new Fights().withSeed(duel, 1)));
        assertThat(problems(file))
                .containsExactly(new Problem("", "this is a report, not a transcript", "a transcript"));
    }

    @ParameterizedTest
    @ValueSource(ints = {99, 3, 0, -1})
    void an_edition_of_the_rules_that_nobody_knows_is_refused(int edition) throws IOException {
        saveDuel(1);
        change(lines -> lines.replaceAll(line -> line.replace("\"edition\":2", "\"edition\":" + edition)));

        assertThat(problems(file))
                .containsExactly(new Problem(
                        "",
                        "line 1: played by edition " + edition + " of the rules",
                        "edition 1 to 2; a later Snakewater may know more"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Once upon a time\n",
                "Once upon a time",
                "# Notes\n\nBob shot first.\nJoe did not.\n",
                "{}\n{}\n",
                "[1,\n2]\n",
                "\n\n",
                "{\"a\": 1}\nand so on\n"
            })
    void what_is_no_transcript_at_all_is_told_once(String text) throws IOException {
        Files.writeString(file, text);

        assertThat(problems(file))
                .containsExactly(
                        new Problem("", "this is not a transcript", "a transcript saved by 'play' or by 'run --save'"));
    }

    @Test
    void a_transcript_whose_header_is_spoilt_is_still_one() throws IOException {
        saveDuel(3);
        change(lines -> lines.set(0, "Once upon a time"));

        assertThat(problems(file))
                .singleElement()
                .extracting(Problem::what)
                .asString()
                .startsWith("invalid JSON at line 1");
    }

    @Test
    void a_transcript_or_report_is_no_scenario_and_is_told_so() throws IOException {
        saveDuel(3);
        assertThat(Documents.problems(InputStream.nullInputStream(), file.toString()))
                .containsExactly(new Problem("", "this is a transcript, not a scenario", "a scenario document"));
        Files.writeString(file, DocumentWriter.report(new Fights().withSeed(duel(3), 1)));
        assertThat(Documents.problems(InputStream.nullInputStream(), file.toString()))
                .containsExactly(new Problem("", "this is a report, not a scenario", "a scenario document"));
        Files.writeString(file, "{\"document\": \"odds\"}");
        assertThat(Documents.problems(InputStream.nullInputStream(), file.toString()))
                .containsExactly(new Problem("", "this is odds, not a scenario", "a scenario document"));
    }

    @Test
    void a_transcript_is_told_from_everything_else() throws IOException {
        saveDuel(3);
        assertThat(transcripts.isTranscript(file.toString())).isTrue();
        Files.writeString(file, "\uFEFF" + Files.readString(file));
        assertThat(transcripts.isTranscript(file.toString())).isTrue();
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 60));
        assertThat(transcripts.isTranscript(file.toString())).isTrue();
        Files.writeString(file, Documents.DUEL);
        assertThat(transcripts.isTranscript(file.toString())).isFalse();
        assertThat(Stream.of("showdown", "-", "", "a\0b", folder.toString())).noneMatch(transcripts::isTranscript);
    }

    @Test
    void a_file_of_50_mb_is_refused_without_reading_it_whole() throws IOException {
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(50L * 1024 * 1024);
        }

        assertThat(assertTimeout(Duration.ofSeconds(2), () -> problems(file)))
                .containsExactly(new Problem("", "the document is larger than 16 MB", "a document of at most 16 MB"));
    }

    @Test
    void what_is_no_file_is_told() {
        assertThat(problems(folder)).extracting(Problem::what).containsExactly("this is a directory");
        assertThat(problems(folder.resolve("nowhere")))
                .extracting(Problem::what)
                .containsExactly("there is no such file");
    }

    @Test
    void strange_bytes_are_told() throws IOException {
        saveDuel(1);
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length - 5] = (byte) 0xFF;
        Files.write(file, bytes);

        assertThat(problems(file))
                .extracting(Problem::what)
                .containsExactly("byte " + (bytes.length - 4) + " is not valid UTF-8");
    }

    @Test
    void windows_line_ends_do_no_harm() throws IOException {
        saveDuel(2);
        Files.writeString(file, Files.readString(file).replace("\n", "\r\n"));

        assertThat(difference()).isEmpty();
    }
}
