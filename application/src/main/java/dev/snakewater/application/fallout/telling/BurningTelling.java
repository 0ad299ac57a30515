package dev.snakewater.application.fallout.telling;

import dev.snakewater.application.fallout.procedure.BurningOutcome;
import dev.snakewater.application.fallout.procedure.BurningSituation;
import dev.snakewater.application.fallout.procedure.BurningSituation.Target;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Tells a fire. */
public final class BurningTelling implements Telling<BurningSituation, BurningOutcome> {

    private final Messages words = articled(FalloutWords.of("burning"));

    /** A target, with the chance of a second of the stream if it can reach her. */
    record Prospect(Target target, boolean isFiredAt, Optional<Tally> chance) {}

    record Standing(Name who, Optional<Target> target, BurningSituation now) {}

    /** Adds a style that puts "the" before a name without it. */
    private static Messages articled(Messages words) {
        return words.with(
                "the",
                name -> name.toString().regionMatches(true, 0, "The ", 0, 4)
                        ? name.toString()
                        : words.message("the", name));
    }

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(BurningSituation burning, UnaryOperator<Tally> count) {
        List<Sentence> told = new ArrayList<>(words.told("outset", burning));
        BurningSituation fuelled =
                burning.with(it -> it.actionPoints(Weapon.DEAREST).seconds(1));
        boolean isFired = burning.user().isPresent();
        for (int place = 0; place < burning.targets().size(); place++) {
            boolean isInReach = isFired && fuelled.bars(place).isEmpty();
            Optional<Tally> chance = isInReach
                    ? Optional.of(burning.stream(place)
                            .numbers(Counting.adding(count))
                            .chance())
                    : Optional.empty();
            told.addAll(words.told(new Prospect(burning.targets().get(place), isFired, chance)));
        }
        told.addAll(words.rulings(Rulings.DECLARED, burning.rulings()));
        return List.copyOf(told);
    }

    @Override
    public StatusTable state(BurningSituation burning) {
        Stream<Standing> user =
                burning.user().stream().map(by -> new Standing(by.shooter().name(), Optional.empty(), burning));
        Stream<Standing> targets =
                burning.targets().stream().map(one -> new Standing(one.name(), Optional.of(one), burning));
        return words.table(
                "state",
                Stream.concat(user, targets).toList(),
                Standing::who,
                one -> !one.target().stream().allMatch(Target::stands));
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return FalloutWords.wanted(what);
    }
}
