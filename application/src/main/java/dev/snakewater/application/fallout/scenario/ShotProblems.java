package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.GunNames;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.fallout.scenario.ShotScenario.WayWord;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenShooter;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenTarget;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Gun;
import java.util.List;
import java.util.Optional;

/** The mistakes that a shot scenario can have: the shooter, her guns, the action, and the moves before and after it. */
record ShotProblems(ShotScenario scenario, SceneProblems found, ProblemCollector complaints, ShotOpening hand) {

    static List<Problem> of(ShotScenario scenario) {
        SceneProblems found = SceneProblems.of(scenario.house());
        ShotOpening hand = ShotOpening.of(scenario, found.catalogue());
        ShotProblems shot = new ShotProblems(scenario, found, found.complaints(), hand);
        shot.shooter(scenario.shooter());
        shot.target(scenario.target());
        scenario.action().ifPresent(shot::action);
        shot.moves();
        return shot.complaints.all();
    }

    private void shooter(WrittenShooter shooter) {
        found.sheet("/shooter/is", shooter.who().is());
        found.perk("/shooter", shooter.ambidextrous(), shooter.level());
        found.guns("/shooter", shooter.who().is(), shooter.guns());
        ProblemCollector.each("/shooter/guns", shooter.guns(), this::gun);
        hand.sheet()
                .ifPresent(sheet -> complaints
                        .needing("/shooter/is", found.catalogue().characters().place(sheet.name()))
                        .needing(hand.needs())
                        .when(!hand.isKnown(), "/shooter/guns", "no-gun"));
    }

    private void gun(String at, WrittenGun written) {
        String card = written.is();
        complaints
                .needing(at + "/is", found.catalogue().weapons().place(card))
                .when(found.catalogue().flameThrower(card).isPresent(), at + "/is", "fires-no-shots", card);
    }

    private void target(WrittenTarget target) {
        WrittenShooter shooter = scenario.shooter();
        Name by = shooter.who().called();
        found.victim("/target", target.victim());
        found.exemption(shooter.reacts() || target.reacts());
        complaints
                .needing("/shooter/is", "/shooter/name", "/target/is", "/target/name")
                .when(
                        by.text().equalsIgnoreCase(target.victim().called().text()),
                        "/target/" + target.victim().namedBy(),
                        "shooter-called-so");
    }

    private void action(WrittenAction action) {
        ProblemCollector ofTheWay = complaints.needing("/action/way");
        boolean aimed = action.way() == WayWord.AIMED;
        ofTheWay.when(
                aimed && action.at().isEmpty(), "/action/at", "aimed-at-nothing", FalloutRule.FO_17_AIMED_SHOT.id());
        ofTheWay.when(!aimed && action.at().isPresent(), "/action/at", "part-of-no-aim");
        ofTheWay.when(!aimed && action.extra().isPresent(), "/action/extra", "extra-for-no-aim");
        boolean covered = hand.isCovered();
        action.from()
                .filter(from -> covered == (from == Way.FromCover.IN_THE_OPEN))
                .ifPresent(from -> complaints
                        .needing("/shooter/inCover", "/before")
                        .tell("/action/from", covered ? "open-in-cover" : "cover-in-the-open", from));
        if (hand.isKnown()) {
            guns(action.with());
            hand.attempt(action).ifPresent(this::refusals);
        }
    }

    private void guns(List<String> with) {
        GunNames there = hand.names();
        ProblemCollector ofTheHand = complaints.needing("/action/with").needing(hand.needs());
        List<Optional<Integer>> places = there.places(with);
        for (int i = 0; i < with.size(); i++) {
            if (places.get(i).isEmpty()) {
                String name = with.get(i);
                boolean fires = !there.places(List.of(name)).contains(Optional.<Integer>empty());
                String instead = Suggestions.instead(name, there.all());
                ofTheHand.tell("/action/with/" + i, "not-at-hand", name, fires, instead);
            }
        }
    }

    private void refusals(Attempt attempt) {
        List<String> guns = attempt.guns().stream().map(Gun::name).toList();
        ProblemCollector here = complaints
                .needing("/action/with", "/action/from", "/rulings/twoGuns")
                .needing(hand.needs());
        for (Refusal refusal : Refusal.lasting(attempt)) {
            String key = "refusal." + refusal.reason().name();
            here.tell("/action/way", key, guns, refusal.rule().id());
        }
    }

    /** Complains of moves that would change nothing. Whether she can afford them is not checked. */
    private void moves() {
        moves("/after", scenario.after(), moves("/before", scenario.before(), hand.situation()));
    }

    private ShotSituation moves(String at, List<Move> moves, ShotSituation before) {
        ShotSituation now = before;
        for (int i = 0; i < moves.size(); i++) {
            Move move = moves.get(i);
            if (move.isChangeOfPose() && !now.encounter().rulings().poses()) {
                complaints
                        .needing("/rulings/poses")
                        .tell(at + "/" + i, "no-poses", move, FalloutRule.FO_67_OPTIONAL_RULES.id());
            } else if (now.fits(move)) {
                now = now.after(move);
            } else if ((hand.isClear() || !move.isOfTheGun()) && !(move == Move.RELOAD && at.equals("/after"))) {
                ProblemCollector moved = complaints.needing("/before", "/after");
                ProblemCollector concerned = move.isOfTheGun()
                        ? moved.needing(hand.needs()).needing("/action/with")
                        : moved.needing("/shooter/inCover", "/shooter/pose");
                concerned.tell(
                        at + "/" + i, "changes-nothing", move, move.rule().id());
            }
        }
        return now;
    }
}
