package dev.snakewater.cli;

import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.out.Unreadable;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Says what is wrong with documents, without playing them. */
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {

    private final CheckDocument documents;
    private final Console console;

    @Parameters(paramLabel = "FILE", arity = "1..*")
    private List<String> files;

    CheckCommand(CheckDocument documents, Console console) {
        this.documents = documents;
        this.console = console;
    }

    @Override
    public Integer call() {
        long right = files.stream().filter(this::isRight).count();
        return right == files.size() ? ExitStatus.DONE : ExitStatus.PROBLEMS;
    }

    private boolean isRight(String file) {
        try {
            CheckDocument.Checked checked = documents.check(file);
            console.out().println(Words.of("check.right", file, checked, Page.fit(checked.title())));
            return true;
        } catch (Unreadable unreadable) {
            Snakewater.problems(unreadable, console.err());
            return false;
        }
    }
}
