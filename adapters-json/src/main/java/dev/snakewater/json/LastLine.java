package dev.snakewater.json;

import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unwritable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;

/** How a record ends: with a whole line, or with one that was torn while it was written. */
final class LastLine {

    private final byte[] bytes;
    private final int end;
    private final boolean lacksItsEnd;

    private LastLine(byte[] bytes, int end, boolean lacksItsEnd) {
        this.bytes = bytes;
        this.end = end;
        this.lacksItsEnd = lacksItsEnd;
    }

    /** How these bytes of a record end. A line without a line end is whole if it can be read, and torn if it cannot. */
    static LastLine of(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        boolean lacksItsEnd = end < bytes.length && isLine(Arrays.copyOfRange(bytes, end, bytes.length));
        return new LastLine(bytes, lacksItsEnd ? bytes.length : end, lacksItsEnd);
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
     * @return the path of the new file
     * @throws Unwritable if it cannot be written
     */
    String keptBeside(String record) {
        for (int number = 1; ; number++) {
            String beside = record + ".torn" + (number == 1 ? "" : "." + number);
            if (DocumentBytes.file(beside)
                    .filter(there -> Files.isDirectory(there))
                    .isPresent()) {
                continue;
            }
            try {
                FilePlace.of(beside).write(Arrays.copyOfRange(bytes, end, bytes.length), IfThere.REFUSE);
                return beside;
            } catch (Taken there) {
                // What is kept there is somebody's: the next number.
            }
        }
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
