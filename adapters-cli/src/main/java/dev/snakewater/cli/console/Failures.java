package dev.snakewater.cli.console;

import dev.snakewater.application.port.in.RunFight.OffScriptException;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.plugin.PluginLoader;
import java.nio.file.Path;
import java.util.List;

/** Says why a command failed, and with which status the program exits. */
public final class Failures {

    private Failures() {}

    /** Prints why something failed in the program alone, and returns the exit status. */
    public static int told(Throwable thrown, Output err) {
        return told(thrown, List.of(), err);
    }

    /** Prints why something failed while the code of these jars was in use, and returns the exit status. */
    public static int told(Throwable thrown, List<Path> jars, Output err) {
        String why = String.valueOf(thrown.getMessage());
        return switch (thrown) {
            case UnreadableException unreadable -> {
                problems(unreadable, err);
                yield ExitStatus.PROBLEMS;
            }
            case DivergedException diverged -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case RefusedException refused -> said(Words.of("record.misfit", why), ExitStatus.PROBLEMS, err);
            case OffScriptException off -> said(why, ExitStatus.PROBLEMS, err);
            case UnwritableException unwritable -> said(why, ExitStatus.PROBLEMS, err);
            case UnclearPhraseException unclear -> said(why, ExitStatus.WRONG_USAGE, err);
            case FileExistsException taken -> said(taken(taken), ExitStatus.WRONG_USAGE, err);
            case Throwable mistake
            when PluginLoader.jar(mistake).isPresent() ->
                said(
                        Words.of(
                                "plugin.failed",
                                PluginLoader.jar(mistake).orElseThrow().toString(),
                                mistake.toString()),
                        ExitStatus.PROBLEMS,
                        err);
            case Throwable mistake
            when !jars.isEmpty() ->
                said(Words.of("plugin.unclear", jars, mistake.toString()), ExitStatus.PROBLEMS, err);
            default -> {
                err.println(Words.of("program.mistake", thrown.toString()));
                yield said(Words.of("program.report"), ExitStatus.OUR_MISTAKE, err);
            }
        };
    }

    /** Says what is wrong with a document, in lines: where, what, and what would be right. */
    public static void problems(UnreadableException unreadable, Output err) {
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

    /** Returns the message that a file exists, and what can be done. */
    public static String taken(FileExistsException taken) {
        return Words.of(
                "file.taken", String.valueOf(taken.getMessage()), taken.isPlayed(), Format.isText(taken.file()));
    }
}
