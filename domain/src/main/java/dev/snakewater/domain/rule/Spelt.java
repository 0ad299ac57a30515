package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Of a text that a person writes, or of each of a list of them: if it is spelt otherwise, it is refused, whatever else is written. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Spelt {

    /** What must be found in it: a regular expression that every validator of schemas understands. */
    String pattern();

    /** What would be right: the key by which a message says it. */
    String as();
}
