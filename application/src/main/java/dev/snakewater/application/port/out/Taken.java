package dev.snakewater.application.port.out;

import dev.snakewater.application.words.Wording;

/** A file that is there already and stays as it is: what was to be written there was not. */
public final class Taken extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final boolean played;

    private Taken(String file, boolean played) {
        super(Wording.SHARED.message("taken", file, played));
        this.file = file;
        this.played = played;
    }

    /** One that is there. It can be replaced, if that is wished. */
    public static Taken isThere(String file) {
        return new Taken(file, false);
    }

    /** The record of a fight that is being played. Whatever is wished, it is not touched. */
    public static Taken isPlayed(String file) {
        return new Taken(file, true);
    }

    /** The path of the file. */
    public String file() {
        return file;
    }

    /** Whether it is the record of a fight that is being played. */
    public boolean isPlayed() {
        return played;
    }
}
