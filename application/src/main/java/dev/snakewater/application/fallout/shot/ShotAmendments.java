package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a master may amend by hand before the next step: hit points, action points, rounds, and how the target holds herself. */
final class ShotAmendments {

    private ShotAmendments() {}

    /** All of them, as things stand. */
    static List<Choice<ShotSituation>> of(ShotSituation situation) {
        Name by = situation.encounter().shooter().name();
        Name at = situation.encounter().target().name();
        List<Choice<ShotSituation>> all = new ArrayList<>();
        Condition target = situation.target();
        all.add(numbers(
                at,
                "hit points",
                Math.max(situation.before(), target.hitPoints()),
                points -> situation.with(new Condition(points, target.grip(), target.wounds()))));
        all.add(pose(situation, at));
        all.add(cover(situation, at));
        all.add(numbers(by, "action points", SceneProblems.MOST_ACTION_POINTS, situation::left));
        PlanWords words = new PlanWords(situation);
        for (int place = 0; place < situation.guns().size(); place++) {
            int gun = place;
            Held held = situation.guns().get(place);
            all.add(numbers(
                    by,
                    "rounds in the " + words.name(place),
                    held.gun().magazine(),
                    rounds -> situation.loaded(gun, rounds)));
        }
        return List.copyOf(all);
    }

    private static Choice<ShotSituation> pose(ShotSituation situation, Name at) {
        Target target = situation.encounter().target();
        return choice(
                at,
                "pose",
                Stream.of(Pose.values())
                        .map(pose -> new Choice.Option<>(
                                pose.toString(),
                                situation.in(situation.encounter().with(target.in(pose)))))
                        .toList());
    }

    private static Choice<ShotSituation> cover(ShotSituation situation, Name at) {
        Target target = situation.encounter().target();
        return choice(
                at,
                "cover",
                List.of(
                        new Choice.Option<>(
                                "in cover", situation.in(situation.encounter().with(target.behindCover(true)))),
                        new Choice.Option<>(
                                "in the open",
                                situation.in(situation.encounter().with(target.behindCover(false))))));
    }

    private static Choice<ShotSituation> numbers(
            Name whose, String what, int most, IntFunction<ShotSituation> amended) {
        return choice(
                whose,
                what,
                IntStream.rangeClosed(0, most)
                        .mapToObj(number -> new Choice.Option<>(String.valueOf(number), amended.apply(number)))
                        .toList());
    }

    private static Choice<ShotSituation> choice(Name whose, String what, List<Choice.Option<ShotSituation>> options) {
        return new Choice<>(whose, what, options, List.of(), GameMasterRule.GM_03_AMENDMENT);
    }
}
