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
import java.util.List;
import java.util.Optional;

/**
 * What a referee writes to set up one attack.
 *
 * @param play which of the two systems
 * @param scene where
 * @param approach how the attacker comes at the target
 * @param attacker who attacks
 * @param target whom
 * @param rulings how the referee reads the rules; by the book, if left out
 */
public record ExpScenario(
        @Default("tactical") Play play,
        @Unwrapped Scene scene,
        @Unwrapped Approach approach,
        Combatant attacker,
        Combatant target,
        Optional<WrittenRulings> rulings) {

    /**
     * One of the two. Of an attacker the combat table and the weapons are looked at, of a target the armour rating.
     *
     * @param persona what stands on her sheet
     * @param weapons what she may attack with
     * @param policy who decides for her when nobody asks
     */
    public record Combatant(
            @Unwrapped Persona persona,
            @Items(most = 20) List<Weapon> weapons,
            @Default("best chance") ExpPolicy policy) {

        /** Copies the weapons. */
        public Combatant {
            weapons = List.copyOf(weapons);
        }

        /** The same as she is then. */
        Combatant as(Persona other) {
            return new Combatant(other, weapons, policy);
        }

        /** The same with other weapons. */
        Combatant armed(List<Weapon> others) {
            return new Combatant(persona, others, policy);
        }
    }

    /** The attack, with the first of the weapons. */
    Attack attack() {
        return new Attack(
                play,
                scene,
                attacker.persona,
                attacker.weapons.getFirst(),
                target.persona,
                approach,
                rulings.map(WrittenRulings::read).orElse(Rulings.BY_THE_BOOK));
    }

    /** The same elsewhere. */
    ExpScenario in(Scene other) {
        return new ExpScenario(play, other, approach, attacker, target, rulings);
    }

    /** The same from elsewhere. */
    ExpScenario from(Approach other) {
        return new ExpScenario(play, scene, other, attacker, target, rulings);
    }

    /** The same by somebody else. */
    ExpScenario by(Combatant other) {
        return new ExpScenario(play, scene, approach, other, target, rulings);
    }

    /** The same at somebody else. */
    ExpScenario at(Combatant other) {
        return new ExpScenario(play, scene, approach, attacker, other, rulings);
    }

    /**
     * How the referee reads what the rules leave open; each is by the book if left out. See {@link Rulings}.
     *
     * @param tieMisses whether a roll equal to the armour rating misses
     * @param floorAtOne whether penalties take the roll no lower than 1
     * @param rearStrikeOnly whether only type A has the bonus from behind
     * @param bulkWeather whether weather costs its intensity times 50
     * @param bulkHitsTypeA whether bulk weather burdens type A
     * @param bulkNilCosts whether bulk weather charges for normal wind
     * @param blindChargesCause whether what blinds is charged all the same
     * @param typeBMinTwo whether type B needs two hexes
     * @param climberAttackPenalty whether climbers attack at -180
     * @param mercBolster whether mercenaries can bolster
     * @param movementAdjustments whether movement and posture adjust anything
     * @param theatricalDecay whether decay counts in theatrical play
     * @param criticalsCh16 whether the critical rolls of chapter 16 count
     * @param theatricalDice what is thrown in theatrical play
     * @param dropped families of adjustments that count for nothing
     */
    public record WrittenRulings(
            Optional<Boolean> tieMisses,
            Optional<Boolean> floorAtOne,
            Optional<Boolean> rearStrikeOnly,
            Optional<Boolean> bulkWeather,
            Optional<Boolean> bulkHitsTypeA,
            Optional<Boolean> bulkNilCosts,
            Optional<Boolean> blindChargesCause,
            Optional<Boolean> typeBMinTwo,
            Optional<Boolean> climberAttackPenalty,
            Optional<Boolean> mercBolster,
            Optional<Boolean> movementAdjustments,
            Optional<Boolean> theatricalDecay,
            Optional<Boolean> criticalsCh16,
            Optional<Rulings.TheatricalDice> theatricalDice,
            List<Rulings.Family> dropped) {

        /** The rulings that are meant. */
        Rulings read() {
            Rulings book = Rulings.BY_THE_BOOK;
            return new Rulings(
                    tieMisses.orElse(book.tieMisses()),
                    floorAtOne.orElse(book.floorAtOne()),
                    rearStrikeOnly.orElse(book.rearStrikeOnly()),
                    bulkWeather.orElse(book.bulkWeather()),
                    bulkHitsTypeA.orElse(book.bulkHitsTypeA()),
                    bulkNilCosts.orElse(book.bulkNilCosts()),
                    blindChargesCause.orElse(book.blindChargesCause()),
                    typeBMinTwo.orElse(book.typeBMinTwo()),
                    climberAttackPenalty.orElse(book.climberAttackPenalty()),
                    mercBolster.orElse(book.mercBolster()),
                    movementAdjustments.orElse(book.movementAdjustments()),
                    theatricalDecay.orElse(book.theatricalDecay()),
                    criticalsCh16.orElse(book.criticals()),
                    theatricalDice.orElse(book.theatricalDice()),
                    dropped.stream().distinct().sorted().toList());
        }
    }
}
