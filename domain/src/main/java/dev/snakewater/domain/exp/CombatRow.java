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
        @Within(least = 0, most = Persona.GREATEST) int bp,

        @Default("0") @Within(least = 0, most = Persona.GREATEST)
        int bnp,

        @Within(least = 0, most = Persona.GREATEST) Optional<Integer> mr,

        @Default("0") @Within(least = -Persona.GREATEST, most = Persona.GREATEST)
        int damageAdjuster) {}
