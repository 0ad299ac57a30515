package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * A row of a persona's combat table (EX-60).
 *
 * @param type which attacks it is for: A, B or C
 * @param bp bonus proficient
 * @param bnp bonus non-proficient
 * @param mr maximum roll; robots have none
 * @param damageAdjuster what it adds to damage
 */
public record CombatRow(
        WeaponType type,
        @Within({0, Persona.GREATEST}) int bp,
        @Default("0") @Within({0, Persona.GREATEST}) int bnp,
        @Within({0, Persona.GREATEST}) Optional<Integer> mr,

        @Default("0") @Within({-Persona.GREATEST, Persona.GREATEST})
        int damageAdjuster) {}
