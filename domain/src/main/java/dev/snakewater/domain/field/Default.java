package dev.snakewater.domain.field;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Gives the default of a component that may be left out. Lists and {@code Optional}s need none: they are empty by default. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Default {

    /** Returns the value as written: {@code 1}, {@code false}, {@code Across the Street}. */
    String value();
}
