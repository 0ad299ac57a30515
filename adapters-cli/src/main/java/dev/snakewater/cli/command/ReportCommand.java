package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.report.FormattedReport;
import dev.snakewater.cli.session.FightFinder;
import java.util.List;
import java.util.Optional;

/** The command that writes the report of a recorded fight. */
record ReportCommand(FightFinder finder, ReplayFight records, Transcripts transcripts, Texts files, Console console) {

    private static final Argument<Boolean> SHORT = Argument.flag("--short");
    private static final Argument<Boolean> LONG = Argument.flag("--long");
    private static final Argument<Optional<Format>> FORMAT = Argument.oneOf("--format", "FORMAT", Format.values());
    private static final Argument<Optional<String>> OUT = Argument.option("--out", "FILE", word -> word);

    static final List<Command<?>> ALL = List.of(new Command<>(
            "report",
            ReportCommand.class,
            ReportCommand::report,
            List.of(Options.WHICH, FORMAT, OUT, Options.FORCE, Options.COLOUR),
            List.of(SHORT, LONG)));

    private int report(Arguments said) {
        Optional<String> out = said.of(OUT);
        Format format = said.of(FORMAT)
                .or(() -> out.map(file -> Format.of(file).orElseThrow(() -> WrongUsage.of("report.format", file))))
                .orElse(Format.TEXT);
        IfFileExists ifThere = new Options.Overwriting(said).ofRecords();
        out.ifPresent(file -> files.check(file, ifThere));
        Recorded recorded = transcripts.load(finder.file(said.of(Options.WHICH).orElse("")));
        console.tellDropped(recorded);
        ReplayFight.Judged judged = records.judge(recorded);
        if (judged.again().isEmpty()) {
            judged.why().ifPresent(why -> console.aside("record.differs", recorded.file(), why));
            return ExitStatus.DOES_NOT_HOLD;
        }
        FightReport account = judged.again().get().account();
        FormattedReport.Form form = said.of(SHORT) ? FormattedReport.Form.SHORT : FormattedReport.Form.LONG;
        FormattedReport report = new FormattedReport(account, format, form, console);
        out.ifPresentOrElse(
                file -> {
                    files.write(file, ifThere, report.text());
                    console.err().println(Words.of("report.is-in", file));
                },
                () -> report.tell(Options.page(said, console)));
        judged.why().ifPresent(why -> console.aside("record.differs", recorded.file(), why));
        return judged.why().isPresent() ? ExitStatus.DOES_NOT_HOLD : ExitStatus.DONE;
    }
}
