package dev.snakewater.json;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Takes the text of a document in, up to the size that documents may have. */
final class DocumentBytes {

    /** How many bytes a document may have. */
    static final int MOST = 4 * 1024 * 1024;

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
        byte[] bytes;
        try (InputStream stream = source.open()) {
            bytes = stream.readNBytes(MOST + 1);
        } catch (IOException unreadable) {
            throw refused(document, "it cannot be read", "a file that you may read");
        }
        if (bytes.length > MOST) {
            throw refused(document, "it is larger than 4 MB", "a document of at most 4 MB");
        }
        String text = decoded(document, bytes);
        if (text.isBlank()) {
            throw refused(document, "the file is empty", "a scenario document");
        }
        return text;
    }

    /** The refusal of a document that cannot be looked into. */
    static Unreadable refused(String document, String what, String instead) {
        return new Unreadable(document, List.of(new Problem(Pointer.ROOT.text(), what, instead)));
    }

    private static String decoded(String document, byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
            return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
        } catch (CharacterCodingException strange) {
            throw refused(
                    document, "it is not in UTF-8: byte " + (buffer.position() + 1) + " is none", "a text in UTF-8");
        }
    }
}
