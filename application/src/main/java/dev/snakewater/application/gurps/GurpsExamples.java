package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Armour;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.attack.Person;
import dev.snakewater.domain.gurps.attack.Worn;
import java.util.List;
import java.util.Optional;

/** Small attacks on which what holds for every scenario kind is checked. */
final class GurpsExamples {

    /** A blow at somebody who stands still, a sword stroke at a man in leather, a snap shot past one man at another. */
    static final List<GurpsScenario> ALL = List.of(
            attack(Arms.LARGE_KNIFE_SWUNG, near(Person.called("Bill"), Guard.NONE), List.of()),
            attack(
                    Arms.BROADSWORD_SWUNG,
                    near(
                            Person.called("Bill", Worn.of(Armour.LEATHER)),
                            Guard.NONE.defending(Optional.of(8), Optional.of(9))),
                    List.of()),
            attack(Arms.REVOLVER_38, dodging("Bill", 5), List.of(dodging("Cole", 6))));

    private GurpsExamples() {}

    private static GurpsScenario attack(Arms arms, Attacked target, List<Attacked> bystanders) {
        return new GurpsScenario(
                new Attacker(Person.called("Ann"), 12, 0),
                Arm.of(arms),
                Manner.PLAIN,
                target,
                bystanders,
                List.of(),
                Rulings.BY_THE_BOOK);
    }

    private static Attacked dodging(String name, int dodge) {
        return near(Person.called(name), Guard.NONE.defending(Optional.of(dodge), Optional.empty()));
    }

    private static Attacked near(Person person, Guard guard) {
        return new Attacked(Figure.at(person, guard, Ground.NEAR.at(3)), GurpsPolicy.BEST);
    }
}
