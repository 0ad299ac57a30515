package dev.snakewater.cli;

import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what lets a shell complete the program's commands and options. */
@Command(name = "completion")
final class CompletionCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        PrintWriter script = spec.commandLine().getOut();
        script.print(AutoComplete.bash("snakewater", spec.root().commandLine()));
        script.flush();
    }
}
