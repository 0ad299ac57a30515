package dev.snakewater.domain.field;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Limits a number in a document, or each number of a list, to a range. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Within {

    /** Returns the least and the greatest value. */
    int[] value();

    /** Returns the id of the rule that says so; empty if there is none. */
    String rule() default "";
}
