package dev.snakewater.domain.exp;

/**
 * One attack, with everything that the chapter asks about it.
 *
 * @param play which of the two systems
 * @param scene where
 * @param attacker who attacks
 * @param weapon with what
 * @param target whom
 * @param approach how
 * @param rulings how the referee reads the rules
 */
public record Attack(
        Play play, Scene scene, Persona attacker, Weapon weapon, Persona target, Approach approach, Rulings rulings) {

    /** The same attack with another weapon. */
    public Attack with(Weapon other) {
        return new Attack(play, scene, attacker, other, target, approach, rulings);
    }

    /** The same attack in more weather. */
    public Attack in(Weather more) {
        return new Attack(play, scene.with(more), attacker, weapon, target, approach, rulings);
    }

    /** Whether it is played with hexes and combat tables. */
    boolean isTactical() {
        return play == Play.TACTICAL;
    }

    /** The bonus of a proficient attack, which is the most that a bolster can stand against (EX-49). */
    int proficientBonus() {
        return isTactical()
                ? attacker.training().row(weapon.type()).map(CombatRow::bp).orElse(0)
                : attacker.training().theatricalBonus();
    }
}
