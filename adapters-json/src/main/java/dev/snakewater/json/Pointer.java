package dev.snakewater.json;

/**
 * Where in a document: a JSON pointer (RFC 6901).
 *
 * @param text as it is written; empty for the whole document
 */
record Pointer(String text) {

    static final Pointer ROOT = new Pointer("");

    Pointer field(String name) {
        return new Pointer(text + "/" + name.replace("~", "~0").replace("/", "~1"));
    }

    Pointer item(int index) {
        return new Pointer(text + "/" + index);
    }
}
