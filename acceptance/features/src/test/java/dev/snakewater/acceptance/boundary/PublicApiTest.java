package dev.snakewater.acceptance.boundary;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/** What others can call stands in a file, and who changes it says so to them. {@code mvn verify -Dsnakewater.rewrite=true} writes it anew. */
final class PublicApiTest {

    private static final Path DOCS = Path.of("..", "..", "docs");
    private static final Path FILE = DOCS.resolve("api.txt");
    private static final Path CHANGES = DOCS.resolve("CHANGELOG.md");
    private static final int DIGITS = 12;

    @Test
    void what_others_can_call_stands_in_the_file() throws IOException {
        String made = PublicApi.of(Modules.own());
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as(FILE + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
    }

    @Test
    void whoever_changes_it_tells_of_it() throws IOException, NoSuchAlgorithmException {
        byte[] hash = MessageDigest.getInstance("SHA-256")
                .digest(Files.readString(FILE).getBytes(StandardCharsets.UTF_8));
        String fingerprint = HexFormat.of().formatHex(hash).substring(0, DIGITS);
        String latest = Files.readString(CHANGES).split("(?m)^## ", -1)[1];

        assertThat(latest)
                .as(FILE + " has changed: tell in the first section of " + CHANGES + " what is new, other or gone for"
                        + " those who call it, and write there that the fingerprint of docs/api.txt is `" + fingerprint
                        + "`")
                .contains("docs/api.txt", "`" + fingerprint + "`");
    }
}
