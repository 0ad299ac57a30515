package dev.snakewater.domain.exp;

import dev.snakewater.domain.exp.table.WeaponType;
import java.util.Optional;

/**
 * A row of a persona's combat table (EX-60).
 *
 * @param type which attacks it is for: A, B or C
 * @param bp bonus proficient
 * @param bnp bonus non-proficient
 * @param mr maximum roll; none for robots
 * @param damageAdjuster what it adds to damage
 */
public record CombatRow(WeaponType type, int bp, int bnp, Optional<Integer> mr, int damageAdjuster) {}
