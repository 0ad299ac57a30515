package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * What a referee writes to set up one attack.
 *
 * @param play which of the two systems
 * @param scene where
 * @param approach how the attacker comes at the target
 * @param attacker who attacks
 * @param target whom
 * @param rulings how the referee reads the rules
 */
public record ExpScenario(
        @Default("tactical") Play play,
        @Unwrapped Scene scene,
        @Unwrapped Approach approach,
        Combatant attacker,
        Combatant target,
        Rulings rulings) {

    /**
     * One of the two. Of an attacker the combat table and the weapons are looked at, of a target the armour rating.
     *
     * @param persona what stands on her sheet
     * @param weapons what she may attack with
     * @param policy who decides for her when nobody asks
     */
    @Withers
    public record Combatant(
            @Unwrapped Persona persona,
            @Items(most = 20) List<Weapon> weapons,
            @Default("best chance") ExpPolicy policy)
            implements ExpScenarioCombatantBuilder.With {

        /** Copies the weapons. */
        public Combatant {
            weapons = List.copyOf(weapons);
        }
    }

    /** The attack, with the first of the weapons. */
    Attack attack() {
        return new Attack(
                play, scene, attacker.persona, attacker.weapons.getFirst(), target.persona, approach, rulings);
    }

    /** The same with what is another in this attack; the weapons stay. */
    ExpScenario as(Attack other) {
        return new ExpScenario(
                other.play(),
                other.scene(),
                other.approach(),
                attacker.withPersona(other.attacker()),
                target.withPersona(other.target()),
                other.rulings());
    }

    /** The same by an attacker with other weapons. */
    ExpScenario with(List<Weapon> weapons) {
        Combatant armed = attacker.withWeapons(weapons);
        return new ExpScenario(play, scene, approach, armed, target, rulings);
    }
}
