package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.AttackScenario.Arm;
import dev.snakewater.application.gurps.AttackScenario.Attacker;
import dev.snakewater.application.gurps.AttackScenario.Figure;
import dev.snakewater.application.gurps.AttackScenario.Piece;
import dev.snakewater.domain.gurps.arms.Armour;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.attack.Ground;
import java.util.List;
import java.util.Optional;

/** Small attacks on which what holds for every scenario kind is checked. */
final class AttackExamples {

    /** A blow at somebody who stands still, a sword stroke at a man in leather, a snap shot past one man at another. */
    static final List<AttackScenario> ALL = List.of(
            attack(
                    Arms.FIST,
                    figure("Bill", Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty()),
                    List.of()),
            attack(
                    Arms.BROADSWORD_SWUNG,
                    figure("Bill", Optional.empty(), Optional.of(8), Optional.of(9), Optional.of(Armour.LEATHER)),
                    List.of()),
            attack(
                    Arms.REVOLVER_38,
                    figure("Bill", Optional.empty(), Optional.of(5), Optional.empty(), Optional.empty()),
                    List.of(figure(
                            "Cole",
                            Optional.of(Ground.Stands.BEHIND),
                            Optional.of(6),
                            Optional.empty(),
                            Optional.empty()))));

    private AttackExamples() {}

    private static AttackScenario attack(Arms arms, Figure target, List<Figure> bystanders) {
        return new AttackScenario(
                new Attacker(
                        "Ann",
                        12,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of()),
                arm(arms),
                Optional.empty(),
                target,
                bystanders,
                List.of(),
                Optional.empty());
    }

    private static Arm arm(Arms is) {
        return new Arm(
                Optional.of(is),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Figure figure(
            String name,
            Optional<Ground.Stands> stands,
            Optional<Integer> dodge,
            Optional<Integer> parry,
            Optional<Armour> armour) {
        return new Figure(
                name,
                stands,
                Optional.of(3),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                dodge,
                parry,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                armour
                        .map(is -> new Piece(
                                Optional.of(is),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                List.of()))
                        .stream()
                        .toList(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}
