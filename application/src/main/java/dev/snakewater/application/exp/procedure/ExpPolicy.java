package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.modifier.Counting;

/** Who can decide for a persona with which weapon she attacks. */
public enum ExpPolicy implements Policy<ToHitSituation> {
    BEST_CHANCE,
    RANDOM,
    FIRST_LISTED;

    @Override
    public <A> A decide(ToHitSituation situation, Choice<A> choice, Dice dice) {
        return switch (this) {
            case BEST_CHANCE -> choice.best(answer -> chance(situation, answer, Counting.adding(choice::counted)));
            case RANDOM -> Pick.atRandom(choice, dice);
            case FIRST_LISTED -> Pick.firstListed(choice);
        };
    }

    private static double chance(ToHitSituation situation, Object answer, Counting counting) {
        if (!(answer instanceof Weapon weapon)) {
            return 0;
        }
        Attack attack = situation.attack().withWeapon(weapon);
        ToHit.HitChance chance = ToHit.of(attack, counting).chance(attack);
        return (double) chance.hits() / chance.faces();
    }
}
