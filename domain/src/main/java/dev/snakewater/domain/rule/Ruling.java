package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares a ruling at a component: how to read a rule that the text leaves open, or whether to use an option. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Ruling {

    /** Returns the id of the rule it interprets, such as {@code EX-08}, then those of other rules that it changes. */
    String[] value();

    /** Returns whether it may change during play; otherwise its rule fixes it for the whole fight. */
    boolean inPlay() default true;
}
