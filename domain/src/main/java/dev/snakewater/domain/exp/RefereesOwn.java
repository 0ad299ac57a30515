package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * An adjustment that the referee makes up (EX-53).
 *
 * @param what what it is called
 * @param flat what it is
 * @param perHex or what it is for each hex
 * @param reason why
 */
public record RefereesOwn(
        @Spelt(pattern = "\\S", as = "called") String what,

        @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
        Optional<Integer> flat,

        @Within({-Persona.GREATEST, Persona.GREATEST}) @Never("0")
        Optional<Integer> perHex,

        @Spelt(pattern = "\\S", as = "defended") String reason) {}
