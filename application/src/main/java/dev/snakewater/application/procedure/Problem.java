package dev.snakewater.application.procedure;

/**
 * Something wrong with a document.
 *
 * @param pointer where, as a JSON pointer such as {@code /fighters/0/nerve}; empty for the whole document
 * @param what what is wrong
 * @param instead what would be right
 */
public record Problem(String pointer, String what, String instead) {}
