package dev.snakewater.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Optional;

/** Standard output, and whether all of it has arrived. */
final class Delivery extends FilterOutputStream {

    private Optional<IOException> lost = Optional.empty();

    Delivery(OutputStream out) {
        super(out);
    }

    @Override
    public void write(int one) throws IOException {
        write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException failed) {
            lost = lost.or(() -> Optional.of(failed));
            throw failed;
        }
    }

    /**
     * The status to exit with: what was lost is told, unless its reader went away, as {@code head} does.
     *
     * @param status what the command says
     * @param err where it is told
     */
    int status(int status, PrintStream err) {
        Optional<String> why = lost.map(failed -> String.valueOf(failed.getMessage()))
                .filter(message -> !message.contains("Broken pipe"));
        why.ifPresent(message -> {
            new Output(err).println(Words.of("program.output-lost", message));
            err.flush();
        });
        return why.isPresent() ? ExitStatus.OUTPUT_LOST : status;
    }
}
