package dev.snakewater.cli;

import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;

/** What is wrong with a document, in lines: where, what, and what would be right. */
final class ProblemList {

    private ProblemList() {}

    /** All problems of a document, under its name. */
    static String of(Unreadable unreadable) {
        int count = unreadable.problems().size();
        StringBuilder lines = new StringBuilder(Page.fit(unreadable.document()))
                .append(": ")
                .append(count == 1 ? "one problem" : count + " problems")
                .append('\n');
        for (Problem problem : unreadable.problems()) {
            String place = unreadable
                    .place(problem)
                    .map(there -> "line " + there.line() + ", column " + there.column() + ": ")
                    .orElse("");
            String where = place + (problem.pointer().isEmpty() ? "" : problem.pointer() + ": ");
            lines.append("  ").append(Page.fit(where + problem.what())).append('\n');
            lines.append("      instead: ").append(Page.fit(problem.instead())).append('\n');
        }
        return lines.toString();
    }
}
