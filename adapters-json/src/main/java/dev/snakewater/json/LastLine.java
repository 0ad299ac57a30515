package dev.snakewater.json;

import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unwritable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** How a record ends: with a whole line, or with one that was torn while it was written. */
final class LastLine {

    private final byte[] bytes;
    private final int end;
    private final boolean lacksItsEnd;

    /** How these bytes of a record end. A line without a line end is whole if it can be read, and torn if it cannot. */
    LastLine(byte[] bytes) {
        int begins = bytes.length;
        while (begins > 0 && bytes[begins - 1] != '\n') {
            begins--;
        }
        this.bytes = bytes;
        lacksItsEnd = begins < bytes.length && isLine(Arrays.copyOfRange(bytes, begins, bytes.length));
        end = lacksItsEnd ? bytes.length : begins;
    }

    /** Where the last whole line ends. */
    int end() {
        return end;
    }

    boolean lacksItsEnd() {
        return lacksItsEnd;
    }

    byte[] whole() {
        return Arrays.copyOf(bytes, end);
    }

    boolean isTorn() {
        return end < bytes.length;
    }

    /**
     * Keeps what is torn in a new file beside the record, so that nothing is lost when it is cut off.
     *
     * @param record the path of the record
     * @return the path of the new file; none, if nothing is torn
     * @throws Unwritable if it cannot be written
     */
    Optional<String> keptBeside(String record) {
        for (int number = 1; isTorn(); number++) {
            String beside = record + ".torn" + (number == 1 ? "" : "." + number);
            if (Files.isDirectory(Path.of(beside))) {
                continue;
            }
            try {
                FilePlace.of(beside).write(Arrays.copyOfRange(bytes, end, bytes.length), IfThere.REFUSE);
                return Optional.of(beside);
            } catch (Taken there) {
                // What is kept there is somebody's: the next number.
            }
        }
        return Optional.empty();
    }

    private static boolean isLine(byte[] bytes) {
        try {
            return TranscriptLine.Sort.isKnown(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString());
        } catch (CharacterCodingException torn) {
            return false;
        }
    }
}
