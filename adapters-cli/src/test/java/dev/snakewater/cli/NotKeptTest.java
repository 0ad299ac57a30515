package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Module;
import com.google.inject.util.Modules;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.cli.command.Snakewater;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.wiring.CommandLineModule;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A fight whose record takes nothing for a while. */
class NotKeptTest {

    @TempDir
    Path home;

    private boolean full;
    private Path file;

    @Test
    void what_is_not_kept_is_told_aside_and_at_each_prompt_and_is_no_success() {
        Spoken spoken = played(
                new Typist().types(List.of("1", "1")).does(() -> full = true).types(List.of("1", "1", "undo")));

        assertThat(spoken.status()).isEqualTo(74);
        assertThat(spoken.err().lines())
                .containsExactly(
                        "the disk could not be written: it is full. You can go on, but nothing has been saved since"
                                + " answer 3; each answer tries again, and 'save FILE' saves elsewhere.",
                        "the disk could not be written: it is full. The fight has not been saved since answer 3.");
        assertThat(prompts(spoken)).containsExactly(false, false, false, true, true, true);
        assertThat(Spoken.answers(file)).isEqualTo(2);
    }

    @Test
    void all_that_is_missing_is_kept_with_the_next_answer_that_can_be() {
        Spoken spoken = played(new Typist()
                .does(() -> full = true)
                .types(List.of("1", "1", "undo"))
                .does(() -> full = false)
                .types(List.of("1", "1")));

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err()).endsWith("Everything is saved again, in " + file + ".\n");
        assertThat(prompts(spoken)).containsExactly(false, true, true, true, false, false);
        assertThat(Spoken.answers(file)).isEqualTo(3);
    }

    @Test
    void what_is_missing_is_kept_at_the_end_if_it_can_be() {
        Spoken spoken =
                played(new Typist().does(() -> full = true).types(List.of("1")).does(() -> full = false));
        assertThat(spoken.status()).isZero();
        assertThat(Spoken.answers(file)).isEqualTo(1);
    }

    @Test
    void it_is_kept_elsewhere_from_then_on_if_that_is_wished() {
        Path elsewhere = home.resolve("elsewhere.jsonl");
        Spoken spoken = played(new Typist()
                .types(List.of("1"))
                .does(() -> full = true)
                .types(List.of("1"))
                .does(() -> full = false)
                .types(List.of("save " + elsewhere, "1")));
        assertThat(spoken.status()).isZero();
        assertThat(prompts(spoken)).containsExactly(false, false, true, false, false);
        assertThat(Spoken.answers(elsewhere)).isEqualTo(3);
        assertThat(Spoken.answers(file)).isEqualTo(1);
    }

    private Spoken played(Typist typist) {
        file = home.resolve("fight.jsonl");
        Spoken.Heard out = new Spoken.Heard();
        Spoken.Heard err = new Spoken.Heard();
        Module module = new CommandLineModule(
                        typist, new Output(out), new Output(err), Map.of("XDG_STATE_HOME", home.toString()))
                .module();
        Transcripts real = Guice.createInjector(module).getInstance(Transcripts.class);
        Injector injector = Guice.createInjector(Modules.override(module)
                .with(binder -> binder.bind(Transcripts.class).toInstance(onDisk(Transcripts.class, real))));
        String[] words = {"play", "ambush", "--dice", "hand", "--save", file.toString()};
        int status =
                new Snakewater(injector::getInstance, List::of, new Output(out), new Output(err), 80).execute(words);
        return new Spoken(status, out.text(), err.text());
    }

    /** The same, on a disk that may be full: what is opened takes nothing then. */
    private <T> T onDisk(Class<T> port, T real) {
        return port.cast(Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (self, called, with) -> {
            if (full && called.getName().equals("keep")) {
                throw new UnwritableException("the disk", "it is full");
            }
            try {
                Object result = called.invoke(real, with);
                return result instanceof OpenRecord open ? onDisk(OpenRecord.class, open) : result;
            } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
            }
        }));
    }

    private static List<Boolean> prompts(Spoken spoken) {
        return spoken.lines()
                .filter(line -> line.contains("> "))
                .map(line -> line.startsWith("Not saved since answer "))
                .toList();
    }
}
