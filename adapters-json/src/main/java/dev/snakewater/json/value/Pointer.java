package dev.snakewater.json.value;

/** A place in a document: a JSON pointer (RFC 6901), empty for the whole document. */
public record Pointer(String text) {

    /** The whole document. */
    public static final Pointer ROOT = new Pointer("");

    /** Returns the pointer to a field of this object. */
    public Pointer field(String name) {
        return new Pointer(text + "/" + name.replace("~", "~0").replace("/", "~1"));
    }

    /** Returns the pointer to an item of this list. */
    public Pointer item(int index) {
        return new Pointer(text + "/" + index);
    }
}
