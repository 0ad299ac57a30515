package dev.snakewater.cli.console;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

/** Standard input of a terminal that nobody sees: all keys that are typed there. */
public final class TypedKeys extends ByteArrayInputStream {

    /** Takes the keys in their order, Enter as the end of a line. */
    public TypedKeys(String keys) {
        super(keys.getBytes(StandardCharsets.UTF_8));
    }
}
