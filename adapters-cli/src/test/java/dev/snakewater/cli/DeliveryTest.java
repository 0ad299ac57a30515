package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class DeliveryTest {

    private final Heard err = new Heard();

    @Test
    void what_arrives_keeps_the_status_of_the_command() {
        ByteArrayOutputStream arrived = new ByteArrayOutputStream();
        Delivery delivery = new Delivery(arrived);
        print(delivery);

        assertThat(delivery.status(3, err)).isEqualTo(3);
        assertThat(arrived.toString(StandardCharsets.UTF_8)).isEqualTo("Bob takes aim.");
        assertThat(err.text()).isEmpty();
    }

    @Test
    void a_full_disk_is_told_and_is_no_success() {
        Delivery delivery = new Delivery(failing("No space left on device"));
        print(delivery);

        assertThat(delivery.status(0, err)).isEqualTo(74);
        assertThat(err.text()).contains("standard output could not be written: No space left on device");
    }

    @Test
    void a_reader_that_has_read_enough_is_no_mistake() {
        Delivery delivery = new Delivery(failing("Broken pipe"));
        print(delivery);

        assertThat(delivery.status(0, err)).isZero();
        assertThat(err.text()).isEmpty();
    }

    private static void print(Delivery delivery) {
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
