package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.modifier.Reason;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The attack passed a box of the chart and went on to another for some reason, or ended there, or threw dice in it and stays. */
record BoxPassed(int box, Reason title, BoxResult found, Optional<Integer> to, Reason why) implements Event {

    // Made once: exact odds ask for them millions of times.
    private static final List<Finding> STAGES = Stream.of(Box.values())
            .map(box -> Finding.ranked("stages", box.number(), box))
            .toList();

    private static final List<Reason> TITLES =
            Stream.of(Box.values()).map(box -> Reason.of("box", box)).toList();

    private static final Reason NO_REASON = Reason.said("");

    static BoxPassed of(Box box, Optional<Exit> exit, BoxResult found) {
        Reason why = exit.map(Exit::when).orElse(NO_REASON);
        return new BoxPassed(box.number(), TITLES.get(box.ordinal()), found, exit.map(Exit::to), why);
    }

    /** Returns whether it was left by one of several ways. */
    boolean decides() {
        return to.isPresent() && Box.of(box).exits().size() > 1;
    }

    /** Returns where the attack roll and the defence lead. */
    @Override
    public List<Finding> findings() {
        boolean leads = to.isPresent() && (found instanceof BoxResult.Attacked || found instanceof BoxResult.Defended);
        return leads ? List.of(Finding.ranked("leads", to.get(), why, Box.of(box))) : List.of();
    }

    @Override
    public Optional<Gist> gist() {
        return switch (found) {
            case BoxResult.Attacked attacked ->
                Optional.of(new Gist.Attempt(
                        attacked.by(), attacked.at(), attacked.result().succeeds() && !attacked.noAttempt()));
            case BoxResult.Defended defended ->
                Optional.<Gist>of(new Gist.Averted())
                        .filter(averted -> defended.result().succeeds());
            case BoxResult.Lost lost -> Optional.of(new Gist.Harm(lost.who(), lost.hits(), Optional.empty()));
            case BoxResult.Became became -> Optional.of(new Gist.Became(became.who(), became.condition()));
            default -> Optional.empty();
        };
    }

    /** A box that throws more than once is passed when it is left. */
    @Override
    public Optional<Finding> stagePassed() {
        return to.isPresent() || found instanceof BoxResult.Ended ? Optional.of(STAGES.get(box - 1)) : Optional.empty();
    }
}
