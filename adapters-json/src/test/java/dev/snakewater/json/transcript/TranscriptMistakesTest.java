package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.json.document.Documents;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.time.Duration;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be read of a transcript is told with its line and place, all at once. */
class TranscriptMistakesTest extends TranscriptOnFile {

    @ParameterizedTest(name = "line {0}: {2}")
    @CsvFileSource(resources = "/cases/broken-transcripts.csv", delimiter = '|', quoteCharacter = '`', emptyValue = "")
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
