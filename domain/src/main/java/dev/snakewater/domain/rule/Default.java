package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Of a component that may be left out where a person writes the record: what it is then. A list that is left out is empty, and an
 * {@code Optional} that is left out is empty; they need no default.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {

    /** The value as it is written: {@code 1}, {@code false}, {@code Across the Street}. */
    String value();
}
