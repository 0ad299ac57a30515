package dev.snakewater.application.port.out;

/** What to do if the file to be written exists already. */
public enum IfFileExists {
    /** Keep it and write nothing. */
    REFUSE,
    /** Replace it. */
    REPLACE,
    /** Append to it. Only for texts, never for records. */
    APPEND
}
