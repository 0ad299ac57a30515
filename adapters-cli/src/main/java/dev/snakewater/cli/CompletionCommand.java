package dev.snakewater.cli;

import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what lets a shell complete the program's commands and options. */
@Command(name = "completion")
final class CompletionCommand implements Runnable {

    private final Voice voice;

    @Spec
    private CommandSpec spec;

    CompletionCommand(Voice voice) {
        this.voice = voice;
    }

    @Override
    public void run() {
        PrintWriter script = voice.out().ofItsOwn();
        script.print(AutoComplete.bash("snakewater", spec.root().commandLine()));
        script.flush();
    }
}
