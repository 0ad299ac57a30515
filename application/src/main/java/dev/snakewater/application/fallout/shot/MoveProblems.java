package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.WrittenWastelander;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Armoury;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.Optional;

/** What can be wrong with what a shooter is written to do before and after she shoots. Whether she can pay for it shows then. */
final class MoveProblems {

    /** Who is shot at, and how he is, makes no difference to any of it. */
    private static final Target SOMEBODY =
            new Target(new Name("Target"), Wardrobe.NONE, Pose.UPRIGHT, true, false, false, Optional.empty());

    private static final Condition SOMEHOW = new Condition(1, Grip.HELD, List.of());

    private final Complaints complaints;
    private final ShotScenario scenario;
    private final AtHand hand;
    private ShotSituation situation;

    MoveProblems(SceneProblems found, ShotScenario scenario, AtHand hand) {
        complaints = found.complaints();
        this.scenario = scenario;
        this.hand = hand;
        situation = opening();
    }

    /** Finds it: each move must change something when it comes to it. */
    void find() {
        find("/before", scenario.before());
        find("/after", scenario.after());
    }

    private void find(String at, List<Move> moves) {
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if (move.isChangeOfPose() && !situation.encounter().rulings().poses()) {
                complaints
                        .needing("/rulings/poses")
                        .tell(at + "/" + i, "no-poses", move, FalloutRule.FO_67_OPTIONAL_RULES.id());
            } else if (situation.fits(move)) {
                situation = situation.after(move);
            } else if ((hand.isClear() || !move.isOfTheGun()) && !(move == Move.RELOAD && at.equals("/after"))) {
                needing(move)
                        .tell(at + "/" + i, "changes-nothing", move, move.rule().id());
            }
        }
    }

    private Complaints needing(Move move) {
        Complaints after = complaints.needing("/before", "/after");
        return move.isOfTheGun()
                ? hand.needing(after).needing("/action/with")
                : after.needing("/shooter/inCover", "/shooter/pose");
    }

    /** As it opens, as far as that is known; how she fires makes no difference. */
    private ShotSituation opening() {
        List<Held> guns = hand.guns(scenario.shooter().guns(), MoveProblems::anyGun);
        List<String> with = scenario.action().map(WrittenAction::with).orElse(List.of());
        List<String> fired = hand.isClear()
                ? with.stream()
                        .filter(name -> hand.names().place(name, List.of()).isPresent())
                        .toList()
                : List.of();
        return ShotOpening.of(
                scenario.doing(Optional.of(WrittenAction.PLAIN.with(fired)), 1),
                hand.sheet().orElse(WrittenWastelander.AVERAGE),
                guns.isEmpty() ? List.of(Held.full(anyGun())) : guns,
                SOMEBODY,
                SOMEHOW);
    }

    /** In the place of one that is not clear. */
    private static Gun anyGun() {
        return (Gun) Armoury.ALL.getFirst();
    }
}
