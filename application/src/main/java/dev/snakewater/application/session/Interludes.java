package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightAtTable.Aftermath;
import dev.snakewater.application.port.in.FightAtTable.Wish;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.words.Messages;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens between a fight and the next one: all that is asked for, or everything that is wrong with it. */
final class Interludes {

    private Interludes() {}

    /** Returns the aftermath after these wishes; takes the scenario of those who are left and the set-up that they come from, of one kind. */
    static Aftermath after(Scenario<?, ?> left, SetUp<?, ?> before, List<Wish> wishes) {
        return of(left, before, wishes);
    }

    private static <S, O> Aftermath of(Scenario<S, O> left, SetUp<?, ?> before, List<Wish> wishes) {
        ProblemCollector refused = new ProblemCollector(Messages.SHARED);
        SetUp<S, O> earlier = left.kind().scenario().cast(before);
        SetUp<S, O> now = left.setUp();
        List<Wish> inOrder = wishes.stream()
                .sorted(Comparator.comparingInt(wish -> wish.what().order()))
                .toList();
        for (Wish wish : inOrder) {
            now = isOfTheKind(wish, left, refused) ? now.after(wish.what(), earlier, wish.words(), refused) : now;
        }
        List<Problem> missing = now.problems();
        List<Problem> asBefore = left.setUp().problems();
        List<Problem> wrong = Stream.concat(
                        refused.all().stream(),
                        missing.stream().filter(problem -> refused.isEmpty() && !asBefore.contains(problem)))
                .toList();
        return wrong.isEmpty()
                ? new Aftermath(Optional.of(left.withSetUp(now)), List.of(), missing)
                : new Aftermath(Optional.empty(), inTheirOrder(wrong, wishes), List.of());
    }

    private static boolean isOfTheKind(Wish wish, Scenario<?, ?> left, ProblemCollector refused) {
        if (wish.what() instanceof Interlude.With with
                && !with.other().kind().id().equals(left.kind().id())) {
            refused.tell(
                    wish.words(),
                    "interlude.another-kind",
                    with.other().title(),
                    with.other().kind().id(),
                    left.kind().id());
            return false;
        }
        return true;
    }

    private static List<Problem> inTheirOrder(List<Problem> wrong, List<Wish> wishes) {
        List<String> words = wishes.stream().map(Wish::words).toList();
        List<Problem> sorted = new ArrayList<>(wrong);
        sorted.sort(
                Comparator.comparingInt(problem -> Math.floorMod(words.indexOf(problem.pointer()), Integer.MAX_VALUE)));
        return sorted;
    }
}
