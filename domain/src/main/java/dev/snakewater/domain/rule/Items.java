package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Of a list that a person writes: with fewer or more items it is refused, whatever else is written. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Items {

    /** The fewest items. */
    int least() default 0;

    /** The most items. */
    int most();
}
