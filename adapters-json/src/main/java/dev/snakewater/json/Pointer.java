package dev.snakewater.json;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where in a document: a JSON pointer (RFC 6901).
 *
 * @param text as it is written; empty for the whole document
 */
record Pointer(String text) {

    /** The whole document. */
    static final Pointer ROOT = new Pointer("");

    /** The field of this name in the object here. */
    Pointer field(String name) {
        return new Pointer(text + "/" + name.replace("~", "~0").replace("/", "~1"));
    }

    /** The names and indexes on the way here. */
    List<String> steps() {
        return Stream.of(text.split("/"))
                .skip(1)
                .map(step -> step.replace("~1", "/").replace("~0", "~"))
                .toList();
    }

    /** The item at this index, from 0, of the list here. */
    Pointer item(int index) {
        return new Pointer(text + "/" + index);
    }
}
