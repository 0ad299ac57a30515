package dev.snakewater.application.fallout.shot;

import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Price;
import java.util.List;
import java.util.Optional;

/** What can be told of an action without any dice: how things stand when she comes to shoot, and what is left when she has shot. */
final class Foreseen {

    private Foreseen() {}

    /** The situation in which she comes to shoot; none, if what she does first takes more action points than she has. */
    static Optional<ShotSituation> shooting(ShotSituation opened) {
        return opened.phase() instanceof Phase.Moving moving
                ? Optional.of(after(opened, moving.moves()).withPhase(new Phase.Deciding()))
                        .filter(then -> then.actionPoints() >= 0)
                : Optional.of(opened);
    }

    /** How many action points are lacking for what she wants to do afterwards, if she acts by this plan; 0 if none. */
    static int lacking(ShotSituation situation, Plan plan) {
        ShotSituation shot = situation.withActionPoints(
                situation.actionPoints() - Price.of(situation.attempt(plan)).total());
        for (int gun : plan.hands()) {
            int fired = situation.attempt(plan).rounds(situation.guns().get(gun));
            shot = shot.loaded(gun, situation.guns().get(gun).rounds() - fired);
        }
        return Math.max(0, -after(shot, situation.after()).actionPoints());
    }

    /** What comes of some moves, those left out that change nothing; its action points are below 0 if they do not last. */
    private static ShotSituation after(ShotSituation before, List<Move> moves) {
        ShotSituation now = before;
        for (Move move : moves) {
            if (now.fits(move)) {
                now = now.after(move)
                        .withActionPoints(now.actionPoints() - now.price(move).total());
            }
        }
        return now;
    }
}
