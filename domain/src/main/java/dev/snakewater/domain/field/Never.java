package dev.snakewater.domain.field;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Forbids some words or numbers at a component of a document. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Never {

    /** Returns the words or numbers. */
    String[] value();

    /** Returns the id of the rule that says so; empty if there is none. */
    String rule() default "";
}
