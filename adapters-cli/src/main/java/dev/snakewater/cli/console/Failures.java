package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.RunFight.OffScript;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Unclear;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Refused;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.util.List;

/** Says why a command failed, and with which status the program exits. */
public final class Failures {

    private Failures() {}

    /** Prints why something failed, and returns the exit status. */
    public static int told(Exception thrown, Output err) {
        String why = String.valueOf(thrown.getMessage());
        return switch (thrown) {
            case Unreadable unreadable -> {
                problems(unreadable, err);
                yield ExitStatus.PROBLEMS;
            }
            case Diverged diverged -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case Refused refused -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case OffScript off -> said(why, ExitStatus.PROBLEMS, err);
            case Unwritable unwritable -> said(why, ExitStatus.PROBLEMS, err);
            case Unclear unclear -> said(why, ExitStatus.WRONG_USAGE, err);
            case Taken taken -> said(taken(taken), ExitStatus.WRONG_USAGE, err);
            default -> {
                err.println(Words.of("program.mistake", thrown.toString()));
                yield said(Words.of("program.report"), ExitStatus.OUR_MISTAKE, err);
            }
        };
    }

    /** Says what is wrong with a document, in lines: where, what, and what would be right. */
    public static void problems(Unreadable unreadable, Output err) {
        List<Problem> problems = unreadable.problems();
        err.println(Words.of("problems", unreadable.document(), problems.size()));
        for (Problem problem : problems) {
            String at = problem.pointer();
            err.println("  " + Words.of("problem", unreadable.place(problem), at.isEmpty(), at, problem.what()));
            err.println("      " + Words.of("problem.instead", problem.instead()));
        }
    }

    private static int said(String words, int status, Output err) {
        err.println(words);
        return status;
    }

    /** That a file stays as it is, and what can be done about it. */
    public static String taken(Taken taken) {
        return Words.of(
                "file.taken", String.valueOf(taken.getMessage()), taken.isPlayed(), Format.isText(taken.file()));
    }
}
