package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.master.MasterWords;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.Way;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What is told before a shot of who is there, and what guns, ways and refusals are called.
 *
 * @param words what all that is called
 */
record ShotWords(Wording words) {

    private static final int MILLIMETRES = 10;

    /**
     * Everything that is told before anything happens.
     *
     * @param count what stands of a tally after the game master
     */
    List<Sentence> opening(ShotSituation situation, UnaryOperator<Tally> count) {
        List<Sentence> told = new ArrayList<>();
        told.add(plain(cast(situation)));
        told.add(plain(target(situation)));
        told.addAll(MasterWords.rulings(situation.encounter().rulings()));
        Foreseen.shooting(situation)
                .map(shooting -> new Prospects(words, this, shooting, count).told())
                .ifPresent(told::addAll);
        return List.copyOf(told);
    }

    /** A distance as it is measured on the table. */
    String distance(int millimetres) {
        int centimetres = millimetres / MILLIMETRES;
        int rest = millimetres % MILLIMETRES;
        return rest == 0
                ? words.message("distance", String.valueOf(centimetres))
                : words.message("distance", centimetres + "." + rest);
    }

    /** A way to shoot, as it stands in a sentence. */
    String way(Way way) {
        return switch (way) {
            case Way.Unaimed unaimed -> words.message("way.unaimed");
            case Way.Burst burst -> words.message("way.burst");
            case Way.Aimed aimed -> words.message("way.aimed", aimed.part());
        };
    }

    /** The guns of an action. */
    String guns(List<String> guns) {
        return words.message("guns", words.row(guns));
    }

    /** Why something is refused: each reason with all the rules that say so. */
    String because(List<Refusal> refusals) {
        return refusals.stream()
                .map(Refusal::reason)
                .distinct()
                .map(reason -> words.message(
                        "refusal." + reason.name(),
                        refusals.stream()
                                .filter(refusal -> refusal.reason() == reason)
                                .map(refusal -> refusal.rule().id())
                                .collect(Collectors.joining(", "))))
                .collect(Collectors.joining(words.message("refusals.and")));
    }

    /** All guns at hand, each with its rounds. */
    String loaded(List<Held> guns) {
        return words.row(IntStream.range(0, guns.size())
                .mapToObj(place -> loaded(guns, place))
                .toList());
    }

    /** One of the guns at hand with its rounds. */
    String loaded(List<Held> guns, int place) {
        Held held = guns.get(place);
        return words.message(
                "gun.loaded",
                GunNames.of(guns).at(place),
                held.rounds(),
                held.gun().magazine());
    }

    private String cast(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return words.message(
                "cast",
                encounter.shooter().name(),
                encounter.target().name(),
                distance(encounter.distance()),
                situation.actionPoints(),
                loaded(situation.guns()),
                encounter.shooter().inCover() ? words.message("cast.covered") : "");
    }

    private String target(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return Wording.capitalised(words.message(
                "cast.target",
                encounter.target().name(),
                situation.target().hitPoints(),
                encounter.target().armour().name(),
                encounter.pose(),
                encounter.target().inCover() ? words.message("cast.covered") : "",
                situation.target().grip()));
    }

    private static Sentence plain(String text) {
        return Sentence.deed(text, "");
    }
}
