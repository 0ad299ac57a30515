package dev.snakewater.domain.field;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Generates withers for a record: {@code withRounds(5)} for each component, and {@code with(gun -> gun.rounds(5).kind(kind))} for several
 * at once, in an interface that the record implements: {@code GunBuilder.With} of {@code Gun}, {@code PhaseShootingBuilder.With} of
 * {@code Phase.Shooting}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
@RecordBuilder.Template(
        options =
                @RecordBuilder.Options(
                        enableGetters = false,
                        addStaticBuilder = false,
                        inheritComponentAnnotations = false))
public @interface Withers {}
