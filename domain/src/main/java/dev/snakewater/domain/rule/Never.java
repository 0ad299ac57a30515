package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Of one of some words that a person writes, or of a number: these are refused here, whatever else is written. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Never {

    /** The words, or the numbers. */
    String[] value();

    /** The id of the rule that says so; none, if no rule does. */
    String rule() default "";
}
