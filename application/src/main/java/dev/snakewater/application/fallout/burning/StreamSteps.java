package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.shot.ShotThrow;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.burning.Bite;
import dev.snakewater.domain.fallout.burning.Jet;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A second of the stream: at whom, whether it hits, and where a critical strikes. */
final class StreamSteps {

    /** What the decision is called. */
    static final String STREAM = "stream";

    /** To fire no more in this round. */
    static final String HOLD = "hold fire";

    private StreamSteps() {}

    /** A later round begins for who fires (FO-29). */
    static Next<Burning, BurningOutcome> begin(Burning burning, Table table) {
        Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
        table.tell(
                new BurningEvent.RoundBegan(by.shooter().name(), burning.round(), burning.actionPoints()),
                FalloutRule.FO_09_ACTION_POINTS);
        return Next.go(burning.withPhase(new Phase.Firing()));
    }

    /** She pays for a second at somebody, or holds; in a round in which nobody fires there is nothing to decide. */
    static Next<Burning, BurningOutcome> decide(Burning burning, Table table) {
        if (!burning.isFired()) {
            return Next.go(burning.withPhase(new Phase.Ending(0)));
        }
        Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
        Optional<Integer> at = table.choose(choice(burning, by));
        if (at.isEmpty()) {
            table.tell(new BurningEvent.Held(by.shooter().name()), FalloutRule.FO_30_STREAM_PRICE);
            return Next.go(burning.withPhase(new Phase.Ending(0)));
        }
        Burning paid = burning.paid(by.thrower().perSecond());
        table.tell(
                new BurningEvent.Streamed(
                        by.shooter().name(),
                        burning.hearth().name(at.get()),
                        by.thrower().perSecond(),
                        paid.actionPoints(),
                        paid.seconds()),
                FalloutRule.FO_30_STREAM_PRICE,
                FalloutRule.FO_72_AMMUNITION,
                FalloutRule.FO_09_ACTION_POINTS);
        return Next.go(paid.withPhase(new Phase.Streaming(at.get())));
    }

    /** Whether that second hits (FO-29); who has had her bite in this round gains nothing by another hit (FO-31). */
    static Next<Burning, BurningOutcome> stream(Burning burning, Phase.Streaming streaming, Table table) {
        Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
        Jet jet = burning.hearth().jet(by, streaming.place());
        ShotThrow test = ShotThrow.of(jet.attempt(), jet.held(), FalloutRule.FO_29_STREAM, table);
        Result result = test.result();
        boolean again = burning.targets().get(streaming.place()).fire().bitten();
        table.tell(
                new BurningEvent.Tested(
                        by.shooter().name(),
                        burning.hearth().name(streaming.place()),
                        test.chance(),
                        test.critical(),
                        test.fall(),
                        result,
                        again),
                why(result, again));
        if (!result.hits() || again) {
            return Next.go(burning.withPhase(new Phase.Firing()));
        }
        return Next.go(burning.withPhase(
                result == Result.CRITICAL
                        ? new Phase.Locating(streaming.place())
                        : new Phase.Biting(streaming.place(), Bite.plain(Stage.FIRST), new Phase.Firing())));
    }

    /** Where a critical strikes (FO-32, FO-13, FO-50). */
    static Next<Burning, BurningOutcome> locate(Burning burning, Phase.Locating locating, Table table) {
        Hearth.Stoker by = burning.hearth().stoker().orElseThrow();
        Fall fall = ShotThrow.location(by.shooter().name(), table);
        Ablaze target = burning.targets().get(locating.place());
        Part part = burning.hearth()
                .locations(by, locating.place())
                .at(fall.total(), target.condition().grip().isArmed());
        Rule means = burning.hearth().jet(by, locating.place()).encounter().locatedBy();
        table.tell(
                new BurningEvent.Located(burning.hearth().name(locating.place()), fall, part, means),
                FalloutRule.FO_32_FIRE,
                means);
        return Next.go(burning.withPhase(
                new Phase.Biting(locating.place(), new Bite(Stage.FIRST, Optional.of(part)), new Phase.Firing())));
    }

    private static List<Rule> why(Result result, boolean again) {
        List<Rule> why = new ArrayList<>(List.of(FalloutRule.FO_29_STREAM, FalloutRule.FO_02_SUCCESS));
        if (result == Result.FUMBLE) {
            why.add(FalloutRule.FO_06_CRITICAL_FAILURE);
        }
        if (again && result.hits()) {
            why.add(FalloutRule.FO_31_BURNING);
        }
        return why;
    }

    private static Choice<Optional<Integer>> choice(Burning burning, Hearth.Stoker by) {
        List<Optional<Integer>> places = Stream.concat(
                        IntStream.range(0, burning.targets().size()).mapToObj(Optional::of),
                        Stream.of(Optional.<Integer>empty()))
                .toList();
        return Choice.among(by.shooter().name(), STREAM, places, FalloutRule.FO_30_STREAM_PRICE)
                .called(at ->
                        at.map(place -> burning.hearth().name(place).text()).orElse(HOLD))
                .barring(at -> at.map(place -> bars(burning, by, place)).orElse(List.of()));
    }

    private static List<Rule> bars(Burning burning, Hearth.Stoker by, int place) {
        List<Rule> bars =
                new ArrayList<>(burning.hearth().jet(by, place).bars(burning.actionPoints(), burning.seconds()));
        if (!burning.targets().get(place).stands()) {
            bars.add(FalloutRule.FO_70_DOWN);
        }
        return bars;
    }
}
