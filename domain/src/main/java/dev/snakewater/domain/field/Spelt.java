package dev.snakewater.domain.field;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Limits a text in a document, or each text of a list, to a pattern. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Spelt {

    /** Returns the pattern it must contain: a regular expression that every schema validator understands. */
    String pattern();

    /** Returns the key of the message that says what would be right. */
    String as();
}
