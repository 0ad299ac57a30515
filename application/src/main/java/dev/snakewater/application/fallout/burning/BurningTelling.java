package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.fallout.master.FalloutWords;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** How fire is told. */
final class BurningTelling implements Telling<Burning, BurningOutcome> {

    private final Wording words = articled(FalloutWords.of("burning"));

    /** Somebody who can be hit, or burns, with the chance of a second of the stream if it reaches her. */
    private record Prospect(Name who, Ablaze target, boolean isFiredAt, Optional<Tally> chance) {}

    /** One of those who are there, as they stand; who fires is no target. */
    private record Standing(Name who, Optional<Ablaze> target, Burning now) {}

    /** With a style for a flamethrower with an article, unless its name has one. */
    private static Wording articled(Wording words) {
        return words.with(
                "the",
                name -> name.toString().regionMatches(true, 0, "The ", 0, 4)
                        ? name.toString()
                        : words.message("the", name));
    }

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(Burning burning) {
        return opening(burning, UnaryOperator.identity());
    }

    @Override
    public List<Sentence> opening(Burning burning, UnaryOperator<Tally> count) {
        Hearth hearth = burning.hearth();
        List<Sentence> told = new ArrayList<>(words.told("outset", burning));
        for (int place = 0; place < burning.targets().size(); place++) {
            Ablaze target = burning.targets().get(place);
            Optional<Tally> chance = chance(hearth, place, count);
            told.addAll(words.told(
                    new Prospect(hearth.name(place), target, hearth.stoker().isPresent(), chance)));
        }
        told.addAll(words.rulings(Rulings.DECLARED, hearth.rulings()));
        return List.copyOf(told);
    }

    @Override
    public Tableau state(Burning burning) {
        Hearth hearth = burning.hearth();
        List<Standing> all = new ArrayList<>();
        hearth.stoker().ifPresent(by -> all.add(new Standing(by.shooter().name(), Optional.empty(), burning)));
        for (int place = 0; place < burning.targets().size(); place++) {
            Optional<Ablaze> target = Optional.of(burning.targets().get(place));
            all.add(new Standing(hearth.name(place), target, burning));
        }
        return words.table(
                "state", all, Standing::who, one -> !one.target().stream().allMatch(Ablaze::stands));
    }

    private static Optional<Tally> chance(Hearth hearth, int place, UnaryOperator<Tally> count) {
        return hearth.stoker()
                .filter(by ->
                        hearth.jet(by, place).bars(by.thrower().perSecond(), 1).isEmpty())
                .map(by -> hearth.jet(by, place).numbers(Counting.adding(count)).chance());
    }
}
