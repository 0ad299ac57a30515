package dev.snakewater.application.exp;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.HittingFaces;
import dev.snakewater.domain.exp.Weapon;
import java.util.Comparator;

/** Who can decide for a persona with which weapon she attacks. */
public enum ExpPolicy implements Policy<ToHitSituation> {
    /** Takes what is likeliest to hit. */
    BEST_CHANCE("best chance", "Takes the weapon that is likeliest to hit; of equals, the first listed.") {
        @Override
        public <A> A decide(ToHitSituation situation, Choice<A> choice, Dice dice) {
            // Of equals max() takes the first.
            return choice.options().stream()
                    .map(Choice.Option::answer)
                    .max(Comparator.comparingDouble(answer -> chance(situation, answer)))
                    .orElseThrow();
        }
    },
    /** Lets a die decide. */
    RANDOM("random", "Takes any of the weapons that the rules allow, each with the same chance.") {
        @Override
        public <A> A decide(ToHitSituation situation, Choice<A> choice, Dice dice) {
            return Pick.atRandom(choice, dice);
        }
    },
    /** Takes whatever is listed first. */
    FIRST_LISTED("first listed", "Takes the first of the weapons that the rules allow.") {
        @Override
        public <A> A decide(ToHitSituation situation, Choice<A> choice, Dice dice) {
            return Pick.firstListed(choice);
        }
    };

    private final String word;
    private final String about;

    ExpPolicy(String word, String about) {
        this.word = word;
        this.about = about;
    }

    @Override
    public String id() {
        return word;
    }

    @Override
    public String about() {
        return about;
    }

    @Override
    public String toString() {
        return word;
    }

    private static double chance(ToHitSituation situation, Object answer) {
        if (!(situation.phase() instanceof Phase.Arming arming) || !(answer instanceof Weapon weapon)) {
            return 0;
        }
        Attack attack = arming.attack().with(weapon);
        HittingFaces chance = LayOut.of(attack).chance();
        return (double) chance.hits() / chance.faces();
    }
}
