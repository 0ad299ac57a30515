package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Of what does not even parse, one message in plain words. */
class UnreadableDocumentsTest {

    private static final String MEND =
            "valid JSON; look for a comma, quote or bracket that is missing, or one too many, here or just before";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvFileSource(resources = "/cases/broken-json.csv", delimiter = '|', quoteCharacter = '`')
    void broken_json_is_told_with_line_and_column(String text, String what) {
        assertThat(Documents.problems(text.replace("\\n", "\n")))
                .containsExactly(new Problem("", "invalid JSON at " + what, MEND));
    }

    static Stream<Arguments> useless() {
        return Stream.of(
                arguments("", "the file is empty", "a scenario document"),
                arguments(" \n\t", "the file is empty", "a scenario document"),
                arguments("\uFEFF", "the file is empty", "a scenario document"),
                arguments("[".repeat(500_000), "nested too deep at line 1, column 101", "at most 100 levels"),
                arguments("{\"a\":".repeat(500_000), "nested too deep at line 1, column 501", "at most 100 levels"),
                arguments(
                        "[".repeat(100) + "]".repeat(100), "a list is not a scenario document", "an object: { ... }"));
    }

    @ParameterizedTest
    @MethodSource("useless")
    void what_is_no_document_is_told_before_it_can_do_harm(String text, String what, String instead) {
        assertThat(Documents.problems(text)).containsExactly(new Problem("", what, instead));
    }

    @Test
    void of_an_endless_input_no_more_is_read_than_a_document_may_have() {
        Endless endless = new Endless();

        assertThat(Documents.problems(endless, "-"))
                .containsExactly(new Problem("", "the document is larger than 4 MB", "a document of at most 4 MB"));
        assertThat(endless.given).isLessThanOrEqualTo(4L * 1024 * 1024 + 64 * 1024);
    }

    @Test
    void exactly_4_mb_are_read() {
        String padded = Documents.DUEL + " ".repeat(4 * 1024 * 1024 - Documents.DUEL.length());

        assertThat(Documents.problems(padded)).isEmpty();
        assertThat(Documents.problems(padded + " "))
                .extracting(Problem::what)
                .containsExactly("the document is larger than 4 MB");
    }

    @Test
    void another_encoding_is_told_with_its_first_strange_byte() {
        byte[] latin = "{ \"title\": \"d\u00e9j\u00e0 vu\" }".getBytes(StandardCharsets.ISO_8859_1);

        assertThat(Documents.problems(new ByteArrayInputStream(latin), "-"))
                .containsExactly(new Problem("", "byte 14 is not valid UTF-8", "a text in UTF-8"));
    }

    @Test
    void a_missing_file_is_told_with_the_names_that_there_are() {
        assertThat(Documents.problems(InputStream.nullInputStream(), "snakewater-gluch"))
                .singleElement()
                .satisfies(problem -> {
                    assertThat(problem.pointer()).isEmpty();
                    assertThat(problem.what()).isEqualTo("there is no scenario and no file of this name");
                    assertThat(problem.instead())
                            .isEqualTo("did you mean 'snakewater-gulch'? 'snakewater scenarios' lists them");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "a\0b", "no/such/file.json"})
    void strange_references_are_missing_too(String reference) {
        assertThat(Documents.problems(InputStream.nullInputStream(), reference))
                .extracting(Problem::what)
                .containsExactly("there is no scenario and no file of this name");
    }

    @Test
    void a_directory_is_called_one() {
        assertThat(Documents.problems(InputStream.nullInputStream(), folder.toString()))
                .containsExactly(new Problem("", "this is a directory", "a file in it"));
    }

    @Test
    void a_file_that_may_not_be_read_is_told() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.json"), Documents.DUEL);
        Files.setPosixFilePermissions(secret, PosixFilePermissions.fromString("---------"));
        assumeFalse(Files.isReadable(secret), "whoever runs this may read everything");

        assertThat(Documents.problems(InputStream.nullInputStream(), secret.toString()))
                .containsExactly(new Problem("", "the file cannot be read", "a file that you may read"));
    }

    @Test
    void an_input_that_fails_is_told() {
        InputStream failing = new FilterInputStream(InputStream.nullInputStream()) {
            @Override
            public byte[] readNBytes(int most) throws IOException {
                throw new IOException("java.io.SomethingInternal");
            }
        };

        assertThat(Documents.problems(failing, "-"))
                .containsExactly(new Problem("", "the file cannot be read", "a file that you may read"));
    }

    @Test
    void no_text_makes_anything_else_than_problems() {
        List<String> pieces =
                List.of("{", "}", "[", "]", ",", ":", "\"a\"", "\"kind\"", "1", "1e9", "-", "null", "\\", "\"");
        SplittableRandom random = new SplittableRandom(7);
        for (int run = 0; run < 5000; run++) {
            StringBuilder text = new StringBuilder("{");
            for (int i = 0; i < 12; i++) {
                text.append(pieces.get(random.nextInt(pieces.size())));
            }

            assertThat(Documents.problems(text.toString()))
                    .as(text.toString())
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(problem.toString())
                            .doesNotContain("jackson", "java.", "Exception", "VALUE_", "(class"));
        }
    }

    /** Spaces without an end. */
    private static final class Endless extends InputStream {

        private long given;

        @Override
        public int read() {
            given++;
            return ' ';
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            given += length;
            Arrays.fill(bytes, offset, offset + length, (byte) ' ');
            return length;
        }
    }

    @Test
    void a_mistake_has_its_line_and_column_and_what_is_missing_those_of_what_it_is_missing_from() {
        String second = "  \"fighters\": [{ \"name\": \"Bob\", \"nerve\": \"Goood\" },";
        String third = "    { \"side\": \"law\" }] }";
        String document = String.join(
                "\n", "{ \"snakewater\": 1, \"kind\": \"fudge-gunfight\", \"title\": \"T\",", second, third);

        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Documents.read(document))
                .satisfies(wrong -> assertThat(wrong.problems())
                        .extracting(problem ->
                                problem.pointer() + " " + wrong.place(problem).orElseThrow())
                        .containsExactly(
                                "/fighters/0/nerve "
                                        + new UnreadableException.Place(2, 1 + second.indexOf("\"Goood\"")),
                                "/fighters/1/name " + new UnreadableException.Place(3, 1 + third.indexOf('{'))));
    }

    @Test
    void what_is_missing_from_the_whole_document_is_missing_from_its_beginning() {
        assertThatExceptionOfType(UnreadableException.class)
                .isThrownBy(() -> Documents.read(Documents.DUEL.replace("\"title\": \"A duel\",", "")))
                .satisfies(wrong -> assertThat(wrong.place(wrong.problems().getFirst()))
                        .contains(new UnreadableException.Place(1, 1)));
    }
}
