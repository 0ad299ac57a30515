package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Arm;
import dev.snakewater.application.gurps.GurpsScenario.Attacker;
import dev.snakewater.application.gurps.GurpsScenario.Figure;
import dev.snakewater.application.gurps.GurpsScenario.Piece;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.gurps.arms.Armour;
import dev.snakewater.domain.gurps.arms.Arms;
import dev.snakewater.domain.gurps.attack.Ground;
import java.util.List;

/** Small attacks on which what holds for every scenario kind is checked. */
final class GurpsExamples {

    /** A blow at somebody who stands still, a sword stroke at a man in leather, a snap shot past one man at another. */
    static final List<GurpsScenario> ALL = List.of(
            attack(Arms.LARGE_KNIFE_SWUNG, figure("Bill")).filled(),
            attack(
                            Arms.BROADSWORD_SWUNG,
                            figure("Bill")
                                    .with("dodge", 8)
                                    .with("parry", 9)
                                    .with("armour", List.of(piece(Armour.LEATHER))))
                    .filled(),
            attack(Arms.REVOLVER_38, figure("Bill").with("dodge", 5))
                    .with(
                            "bystanders",
                            List.of(figure("Cole")
                                    .with("stands", Ground.Stands.BEHIND)
                                    .with("dodge", 6)
                                    .filled()))
                    .filled());

    private GurpsExamples() {}

    private static Form<GurpsScenario> attack(Arms arms, Form<Figure> target) {
        return Form.of(GurpsScenario.class)
                .with(
                        "attacker",
                        Form.of(Attacker.class)
                                .with("name", "Ann")
                                .with("skill", 12)
                                .filled())
                .with("weapon", Form.of(Arm.class).with("is", arms).filled())
                .with("target", target.filled());
    }

    private static Form<Figure> figure(String name) {
        return Form.of(Figure.class).with("name", name).with("distance", 3);
    }

    private static Piece piece(Armour is) {
        return Form.of(Piece.class).with("is", is).filled();
    }
}
