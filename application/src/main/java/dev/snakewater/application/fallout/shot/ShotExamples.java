package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenTarget;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Move;
import java.util.List;

/** Small actions on which what holds for every scenario kind is checked. */
final class ShotExamples {

    /** A plain shot; a head shot; a raider in cover who chooses at random; a refusal; two shots of two guns; a burst; into cover and out again. */
    static final List<ShotScenario> ALL = List.of(
            set(180, "Vera").with("action", action(WayWord.UNAIMED).filled()).filled(),
            set(180, "Vera")
                    .with(
                            "action",
                            action(WayWord.AIMED)
                                    .with("at", Part.HEAD)
                                    .with("extra", 4)
                                    .filled())
                    .filled(),
            set(390, "Skag")
                    .with(
                            "shooter",
                            shooter("Skag")
                                    .with("inCover", true)
                                    .with("policy", ShotPolicy.RANDOM)
                                    .filled())
                    .filled(),
            set(180, "Skag")
                    .with(
                            "action",
                            action(WayWord.UNAIMED)
                                    .with("from", FromCover.BLIND)
                                    .filled())
                    .with("shooter", shooter("Skag").with("inCover", true).filled())
                    .with("millimetres", 500)
                    .filled(),
            set(180, "Skag")
                    .with(
                            "shooter",
                            shooter("Skag")
                                    .with("guns", List.of(gun("10 mm Pistol"), gun("Desert Eagle")))
                                    .filled())
                    .with(
                            "action",
                            action(WayWord.UNAIMED)
                                    .with("with", List.of("10 mm Pistol", "Desert Eagle"))
                                    .filled())
                    .filled(),
            set(450, "Brock").with("action", action(WayWord.BURST).filled()).filled(),
            set(300, "Brock")
                    .with(
                            "shooter",
                            shooter("Brock")
                                    .with("guns", List.of(gun("10 mm Pistol")))
                                    .filled())
                    .with("before", List.of(Move.TAKE_COVER))
                    .with("action", action(WayWord.UNAIMED).filled())
                    .with("after", List.of(Move.LEAVE_COVER))
                    .filled());

    private ShotExamples() {}

    private static Form<ShotScenario> set(int millimetres, String shooter) {
        return Form.of(ShotScenario.class)
                .with("millimetres", millimetres)
                .with("shooter", shooter(shooter).filled())
                .with(
                        "target",
                        Form.of(WrittenTarget.class)
                                .with("name", "Raider")
                                .with("hitPoints", 30)
                                .with("armour", "leather")
                                .filled());
    }

    private static Form<WrittenShooter> shooter(String is) {
        return Form.of(WrittenShooter.class).with("is", is);
    }

    private static WrittenGun gun(String is) {
        return Form.of(WrittenGun.class).with("is", is).filled();
    }

    private static Form<WrittenAction> action(WayWord way) {
        return Form.of(WrittenAction.class).with("way", way);
    }
}
