package dev.snakewater.application.port.out;

import dev.snakewater.application.words.Messages;

/** Thrown if a file exists already and is not to be replaced. */
public final class FileExistsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final boolean played;

    private FileExistsException(String file, boolean played) {
        super(Messages.SHARED.message("taken", file, played));
        this.file = file;
        this.played = played;
    }

    /** Returns the exception for a file that could be replaced. */
    public static FileExistsException isThere(String file) {
        return new FileExistsException(file, false);
    }

    /** Returns the exception for the record of a fight in progress, which is never replaced. */
    public static FileExistsException isPlayed(String file) {
        return new FileExistsException(file, true);
    }

    /** Returns the path of the file. */
    public String file() {
        return file;
    }

    /** Returns whether it is the record of a fight in progress. */
    public boolean isPlayed() {
        return played;
    }
}
