package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Of a number that a person writes, or of each of a list of them: outside of this it is refused, whatever else is written. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Within {

    /** The least and the most that it can be. */
    int[] value();

    /** The id of the rule that says so; none, if no rule does. */
    String rule() default "";
}
