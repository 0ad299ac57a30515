package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CheckedOutputTest {

    private final Spoken.Heard err = new Spoken.Heard();

    @Test
    void what_arrives_keeps_the_status_of_the_command() {
        ByteArrayOutputStream arrived = new ByteArrayOutputStream();
        Main.CheckedOutput delivery = new Main.CheckedOutput(arrived);
        print(delivery);

        assertThat(delivery.status(3, err)).isEqualTo(3);
        assertThat(arrived.toString(StandardCharsets.UTF_8)).isEqualTo("Bob takes aim.");
        assertThat(err.text()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "No space left on device, 74, standard output could not be written: No space left on device",
        "Broken pipe, 0, ''"
    })
    void a_full_disk_is_no_success_but_a_reader_that_has_read_enough_is_no_mistake(
            String why, int status, String told) {
        Main.CheckedOutput delivery = new Main.CheckedOutput(failing(why));
        print(delivery);

        assertThat(delivery.status(0, err)).isEqualTo(status);
        assertThat(err.text().strip()).isEqualTo(told);
    }

    private static void print(Main.CheckedOutput delivery) {
        PrintStream out = new PrintStream(delivery, false, StandardCharsets.UTF_8);
        out.print("Bob takes aim.");
        out.flush();
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(why);
            }
        };
    }
}
