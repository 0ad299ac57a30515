package dev.snakewater.cli;

import dev.snakewater.application.port.out.Unreadable;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is wrong with a document, in lines: where, what, and what would be right. */
final class ProblemList {

    private ProblemList() {}

    static String of(Unreadable unreadable) {
        Stream<String> problems = unreadable.problems().stream()
                .flatMap(problem -> Stream.of(
                        "  "
                                + Words.of(
                                        "problem",
                                        unreadable.place(problem),
                                        problem.pointer().isEmpty(),
                                        problem.pointer(),
                                        problem.what()),
                        "      " + Words.of("problem.instead", problem.instead())));
        String head = Words.of(
                "problems", unreadable.document(), unreadable.problems().size());
        return Stream.concat(Stream.of(head), problems).map(line -> line + "\n").collect(Collectors.joining());
    }
}
