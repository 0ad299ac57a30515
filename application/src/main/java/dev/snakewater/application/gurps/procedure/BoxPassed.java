package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.modifier.Reason;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The attack passed a box of the chart and went on to another for some reason, or ended there, or threw dice in it and stays. */
record BoxPassed(int box, Reason title, Found found, Optional<Integer> to, Reason why) implements Event {

    // Made once: exact odds ask for them millions of times.
    private static final List<Finding> STAGES = Stream.of(Box.values())
            .map(box -> Finding.ranked("stages", box.number(), box))
            .toList();

    static BoxPassed of(Box box, Optional<Exit> exit, Found found) {
        Reason why = exit.map(Exit::when).orElse(Reason.said(""));
        return new BoxPassed(box.number(), Reason.of("box", box), found, exit.map(Exit::to), why);
    }

    /** Whether it was left by one of several ways. */
    boolean decides() {
        return to.isPresent() && Box.of(box).exits().size() > 1;
    }

    /** Where the attack roll and the defence lead. */
    @Override
    public List<Finding> findings() {
        boolean leads = found instanceof Found.Attacked || found instanceof Found.Defended;
        return to.filter(next -> leads).stream()
                .map(next -> Finding.ranked("leads", next, why, Box.of(box)))
                .toList();
    }

    /** A box that throws more than once is passed when it is left. */
    @Override
    public Optional<Finding> stagePassed() {
        return to.isPresent() || found instanceof Found.Ended ? Optional.of(STAGES.get(box - 1)) : Optional.empty();
    }
}
