package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Takes the text of a document in, up to the size that documents may have. */
final class DocumentBytes {

    /** A megabyte, in bytes. */
    static final int MEGABYTE = 1024 * 1024;

    private static final int MOST_MEGABYTES = 4;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private DocumentBytes() {}

    /** Opens a document. */
    @FunctionalInterface
    interface Source {
        /** Its bytes, from the first. */
        InputStream open() throws IOException;
    }

    /**
     * The whole text of a document.
     *
     * @param document what it is called in messages
     * @param source where its bytes are
     * @throws Unreadable if they cannot be read, are too many, no UTF-8, or none
     */
    static String text(String document, Source source) {
        String text = decoded(document, bytes(document, source, MOST_MEGABYTES));
        if (text.isBlank()) {
            throw Problems.refused(document, "empty");
        }
        return text;
    }

    /**
     * All bytes of a document.
     *
     * @param document what it is called in messages
     * @param source where they are
     * @param mostMegabytes how many they may be; of more, only one more is read
     * @throws Unreadable if they cannot be read, or are too many
     */
    static byte[] bytes(String document, Source source, int mostMegabytes) {
        int most = mostMegabytes * MEGABYTE;
        byte[] bytes;
        try (InputStream stream = source.open()) {
            bytes = stream.readNBytes(most + 1);
        } catch (IOException unreadable) {
            throw Problems.refused(document, "unreadable");
        }
        if (bytes.length > most) {
            throw Problems.refused(document, "too-long", mostMegabytes);
        }
        return bytes;
    }

    /**
     * What bytes mean.
     *
     * @param document what the document is called in messages
     * @throws Unreadable if they are no UTF-8
     */
    static String decoded(String document, byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            return unmarked(StandardCharsets.UTF_8.newDecoder().decode(buffer).toString());
        } catch (CharacterCodingException strange) {
            throw Problems.refused(document, "no-utf-8", buffer.position() + 1);
        }
    }

    /** A text without the byte order mark that some editors put before it. */
    static String unmarked(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    }
}
