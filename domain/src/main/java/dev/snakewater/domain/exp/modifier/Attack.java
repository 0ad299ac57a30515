package dev.snakewater.domain.exp.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.scene.Scene;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.field.Withers;
import java.util.List;
import java.util.Optional;

/** One attack, with everything that the chapter asks about it. Until the attacker has taken a weapon it is made with her first. */
@Withers
public record Attack(Play play, Scene scene, Persona attacker, Persona target, Approach approach, Rulings rulings)
        implements AttackBuilder.With {

    private static final int GREATEST_FREE_DIFFERENCE = 12;

    /** Returns the name of the attacker. */
    public Name by() {
        return attacker.name();
    }

    /** Returns the weapon of the attack. */
    public Weapon weapon() {
        return attacker.weapons().getFirst();
    }

    /** Returns the same attack with this weapon alone. */
    public Attack withWeapon(Weapon taken) {
        return withAttacker(attacker.withWeapons(List.of(taken)));
    }

    /** Returns the same attack in more weather. */
    public Attack in(Weather more) {
        return withScene(scene.withWeather(scene.weather().with(more)));
    }

    /** Returns the distance in hexes, however it is given (EX-32). */
    public int hexes() {
        return approach.hexes()
                .or(() -> approach.metres().map(Persona.Hex::ofMetres))
                .orElseGet(() -> attacker.bearing()
                        .at()
                        .orElseThrow()
                        .to(target.bearing().at().orElseThrow()));
    }

    /** Returns the weapon's range in her hands; none if it is of type A (EX-33). */
    public Optional<Integer> range() {
        return weapon().carriedBy(attacker.body().strength());
    }

    int hexesBeyond() {
        return range().map(range -> Math.max(0, hexes() - range)).orElse(0);
    }

    /** Returns the row of her combat table for the weapon, if she has it (EX-60). */
    public Optional<Persona.CombatRow> row() {
        return attacker.training().row(weapon().weaponType());
    }

    /** Returns how she fires blind, unless the referee has dropped that (EX-55). */
    public Optional<Approach.BlindFire> blindFire() {
        return approach.blind().filter(blind -> !rulings.hasDropped(Rulings.Family.BLIND));
    }

    /** Returns the movement differential in h/u; 0 if it is small enough to be free (EX-40). */
    public int movementDifferential() {
        int difference = Math.abs(attacker.bearing().pace() - target.bearing().pace());
        return difference > GREATEST_FREE_DIFFERENCE ? difference : 0;
    }

    /** Returns whether it is played with hexes and combat tables. */
    public boolean isTactical() {
        return play == Play.TACTICAL;
    }

    /** Returns the dice of the roll, which set the scale of all numbers (EX-09, EX-58). */
    public Rulings.TheatricalDice scale() {
        return isTactical() ? Rulings.TheatricalDice.D1000 : rulings.theatricalDice();
    }

    /** Returns whether the critical rolls of chapter 16 count: they are of the kilodie alone (EXF-08). */
    public boolean hasCriticals() {
        return rulings.criticalsCh16() && scale() == Rulings.TheatricalDice.D1000;
    }

    /**
     * By how much the target bolsters her armour rating (EX-49): limited by her level, and by her own BP for attacks of this type, if
     * known.
     */
    int bolster() {
        Persona.Training training = target.training();
        int own = isTactical()
                ? training.row(weapon().weaponType()).map(Persona.CombatRow::bp).orElse(Integer.MAX_VALUE)
                : training.theatricalBonus();
        return Math.min(target.bearing().bolster(), training.greatestBolster(own));
    }

    /** The two systems of EXP (EX-57). */
    public enum Play {
        /** With hexes, combat tables and maximum rolls. */
        TACTICAL,
        /** With an estimate of the distance and one level bonus (EX-58, EX-59). */
        THEATRICAL
    }
}
