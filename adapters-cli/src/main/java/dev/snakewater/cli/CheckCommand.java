package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.CheckDocument;
import dev.snakewater.application.port.in.CheckDocument.Checked;
import dev.snakewater.application.port.out.Unreadable;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Says what is wrong with documents, without playing them. */
@Command(name = "check")
final class CheckCommand implements Callable<Integer> {

    private final CheckDocument documents;
    private final Voice voice;

    @Parameters(paramLabel = "FILE", arity = "1..*")
    private List<String> files = List.of();

    CheckCommand(CheckDocument documents, Voice voice) {
        this.documents = documents;
        this.voice = voice;
    }

    @Override
    public Integer call() {
        boolean allRight = true;
        for (String file : files) {
            allRight &= isRight(file);
        }
        return allRight ? ExitStatus.DONE : ExitStatus.PROBLEMS;
    }

    private boolean isRight(String file) {
        try {
            voice.out().println(file + ": " + inWords(documents.check(file)));
            return true;
        } catch (Unreadable unreadable) {
            voice.err().print(ProblemList.of(unreadable));
            return false;
        }
    }

    private static String inWords(Checked checked) {
        return switch (checked) {
            case Checked.Setting setting ->
                "nothing wrong, a scenario of the kind " + setting.kind() + ", \"" + Page.fit(setting.title()) + "\"";
            case Checked.Fight fight ->
                "nothing wrong, the transcript of a " + fight.kind() + ", \"" + Page.fit(fight.title()) + "\", "
                        + (fight.answers() == 1 ? "1 answer" : fight.answers() + " answers")
                        + (fight.how() == Account.How.UNFINISHED ? ", not over" : "")
                        + fight.dropped().map(dropped -> " (" + dropped + ")").orElse("");
        };
    }
}
