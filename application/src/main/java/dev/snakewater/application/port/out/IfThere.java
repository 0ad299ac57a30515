package dev.snakewater.application.port.out;

/** What becomes of a file that is there already, where one is to be written. */
public enum IfThere {
    /** It stays as it is, and nothing is written. */
    REFUSE,
    /** It is replaced as a whole. */
    REPLACE,
    /** It stays, and what is written comes behind it. That is for texts; a record is never put behind anything. */
    APPEND
}
