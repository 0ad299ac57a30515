package dev.snakewater.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.cli.console.Keyboard.Typed;
import dev.snakewater.cli.page.Output;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TypedKeysTest {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final Output out = new Output(new PrintStream(bytes, false, StandardCharsets.UTF_8));

    @Test
    void what_is_typed_there_comes_from_a_terminal() {
        try (Keyboard keyboard = keyboard("aim\nsnap\b\b\b\bdodge\n")) {
            assertThat(keyboard.isAttended()).isTrue();
            assertThat(keyboard.read("?> ", List::of)).isEqualTo(new Typed.Line("aim"));
            assertThat(keyboard.read("?> ", List::of)).isEqualTo(new Typed.Line("dodge"));
            assertThat(keyboard.read("?> ", List::of)).isEqualTo(Typed.Key.ENDED);
        }
    }

    @Test
    void a_full_screen_waits_there() {
        try (Keyboard keyboard = keyboard("\naim\n")) {
            IntStream.range(0, 30).forEach(line -> out.println("line " + line));
            assertThat(keyboard.read("?> ", List::of)).isEqualTo(new Typed.Line("aim"));
        }
        out.flush();
        assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("line 29");
    }

    private Keyboard keyboard(String keys) {
        return new Console(new TypedKeys(keys), out, out, Map.of(), NoDocuments.NONE).keyboard();
    }
}
