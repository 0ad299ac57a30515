package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Shooter;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * How things stand, as a table, and what there is to know of one of the two.
 *
 * @param words what all that is called
 * @param scene how guns and distances are told
 */
record ShotTableau(Wording words, ShotWords scene) {

    /** The table. */
    Tableau of(ShotSituation situation) {
        Shooter shooter = situation.encounter().shooter();
        Target target = situation.encounter().target();
        return new Tableau(
                Stream.of("state.ap", "state.guns", "state.hp", "state.armour", "state.stands")
                        .map(words::message)
                        .toList(),
                List.of(
                        new Tableau.Row(
                                shooter.name(),
                                List.of(
                                        String.valueOf(situation.actionPoints()),
                                        scene.loaded(situation.guns()),
                                        "",
                                        "",
                                        stands(shooter.pose().toString(), shooter.inCover())),
                                false),
                        new Tableau.Row(
                                target.name(),
                                List.of(
                                        "",
                                        situation.target().grip().toString(),
                                        String.valueOf(situation.target().hitPoints()),
                                        target.armour().name().text(),
                                        stands(situation.encounter().pose().toString(), target.inCover())),
                                situation.target().isDown())));
    }

    /** What there is to know of one of them. */
    List<Sentence> sheet(ShotSituation situation, Name fighter) {
        Encounter encounter = situation.encounter();
        return fighter.equals(encounter.shooter().name())
                ? Stream.concat(
                                Stream.of(statistics(encounter.shooter())),
                                IntStream.range(0, situation.guns().size())
                                        .mapToObj(place -> gun(situation.guns(), place)))
                        .map(line -> Sentence.deed(line, ""))
                        .toList()
                : List.of(Sentence.deed(armour(encounter.target()), ""));
    }

    private String statistics(Shooter shooter) {
        Statistics statistics = shooter.statistics();
        return words.message(
                "sheet.shooter",
                shooter.name(),
                statistics.strength(),
                statistics.perception(),
                statistics.luck(),
                shooter.skills().handguns(),
                shooter.skills().rifles(),
                shooter.skills().heavyWeapons());
    }

    private String gun(List<Held> guns, int place) {
        Held held = guns.get(place);
        return words.message(
                "sheet.gun",
                scene.loaded(guns, place),
                held.gun().damage(),
                held.gun().single().map(String::valueOf).orElse("-"),
                held.gun()
                        .burst()
                        .map(burst -> words.message("sheet.burst", burst.actionPoints(), burst.rounds()))
                        .orElse("-"),
                held.gun().minimumStrength());
    }

    private String armour(Target target) {
        return words.message(
                "sheet.target",
                target.name(),
                target.armour().name().text(),
                target.armour().head(),
                target.armour().body(),
                target.armour().legs());
    }

    private String stands(String pose, boolean covered) {
        return covered ? words.message("state.covered", pose) : pose;
    }
}
