package dev.snakewater.domain.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Of a component of a record of rulings: it says how a rule is read that the rule text leaves open, or whether an option is played
 * with. See {@link DeclaredRulings}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Ruling {

    /** The id of the rule that is read so, such as {@code EX-08}; then those of other rules that it changes. */
    String[] value();

    /** Whether it may change while something is played; what may not is fixed by its rule for the whole fight. */
    boolean inPlay() default true;
}
