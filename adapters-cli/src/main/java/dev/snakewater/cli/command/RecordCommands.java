package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.session.FightFinder;
import java.util.List;

/** The commands that read records of fights. */
record RecordCommands(ReplayFight records, Transcripts transcripts, FightFinder finder, Console console) {

    static final List<Command<?>> ALL = List.of(new Command<>(
            "replay",
            RecordCommands.class,
            RecordCommands::replay,
            List.of(Options.WHICH, Options.Report.TRACE, Options.COLOUR),
            Options.Report.EITHER));

    private int replay(Arguments said) {
        String file = finder.file(said.of(Options.WHICH).orElse(""));
        Options.Report options = new Options.Report(said);
        Recorded recorded = loaded(file);
        ReplayFight.Judged judged = records.judge(recorded);
        judged.again().ifPresent(again -> options.tell(again.account(), console));
        if (differs(judged, file)) {
            return ExitStatus.DOES_NOT_HOLD;
        }
        Output verdict = options.format() == Format.TEXT ? console.out() : console.err();
        verdict.println(Words.of("record.same", recorded.answers().size()));
        return ExitStatus.DONE;
    }

    private Recorded loaded(String file) {
        Recorded recorded = transcripts.load(file);
        console.tellDropped(recorded);
        return recorded;
    }

    private boolean differs(ReplayFight.Judged judged, String file) {
        judged.why().ifPresent(why -> console.aside("record.differs", file, why));
        return judged.why().isPresent();
    }
}
