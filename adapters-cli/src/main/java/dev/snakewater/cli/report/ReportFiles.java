package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Texts;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Failures;
import dev.snakewater.cli.console.Format;
import dev.snakewater.cli.page.Unbroken;
import dev.snakewater.cli.page.WrongUsage;
import java.io.File;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The files that the story of a fight is written to. A file is replaced if this very run has written what is in it. */
public final class ReportFiles {

    private final Texts files;
    private final Console console;
    private final List<String> named;
    private final IfFileExists ifThere;
    private final Map<URI, String> written = new TreeMap<>();

    /** Files named on the command line, and what becomes of those that exist. */
    public ReportFiles(Texts files, Console console, List<String> named, IfFileExists ifThere) {
        this.files = files;
        this.console = console;
        this.named = List.copyOf(named);
        this.ifThere = ifThere;
    }

    /** Writes the story to this file, or to all that were named on the command line, and returns which. */
    public List<String> write(FightReport account, String file) {
        WrongUsage.when(file.isEmpty() && named.isEmpty(), "report.which");
        List<String> all = file.isEmpty() ? named : List.of(file);
        for (String one : all) {
            WrongUsage.when(Format.of(one).isEmpty(), "report.name", one);
            WrongUsage.when(isNamed(one) && ifThere == IfFileExists.APPEND, "report.append", one);
            try {
                put(account, one);
            } catch (FileExistsException taken) {
                throw WrongUsage.of(isWritten(one) ? "report.changed" : "report.taken", one);
            } catch (UnwritableException unwritable) {
                throw WrongUsage.of("sentence", Unbroken.in(String.valueOf(unwritable.getMessage()), one));
            }
        }
        return all;
    }

    /** Writes the story to all files that were named on the command line; returns the exit status, this one if all goes well. */
    public int writeAll(FightReport account, int status) {
        int worst = status;
        for (String file : named) {
            try {
                put(account, file);
            } catch (FileExistsException | UnwritableException problem) {
                worst = told(problem, file);
            }
        }
        return worst;
    }

    private int told(RuntimeException problem, String file) {
        if (problem instanceof FileExistsException && isWritten(file)) {
            console.aside("report.changed-at-end", file);
            return ExitStatus.WRONG_USAGE;
        }
        return Failures.told(problem, console.err());
    }

    private void put(FightReport account, String file) {
        Format format = Format.of(file).orElseThrow();
        String told = new FormattedReport(account, format, FormattedReport.Form.LONG, console).text();
        files.write(file, ifThere(file), told);
        written.put(place(file), told);
    }

    private static URI place(String file) {
        return new File(file).toURI().normalize();
    }

    /** What somebody has changed since stays; what was deleted is written anew. */
    private IfFileExists ifThere(String file) {
        if (isWritten(file)) {
            String told = written.getOrDefault(place(file), "");
            return files.holds(file, told) ? IfFileExists.REPLACE : IfFileExists.REFUSE;
        }
        return isNamed(file) ? ifThere : IfFileExists.REFUSE;
    }

    private boolean isNamed(String file) {
        return named.stream().anyMatch(one -> place(one).equals(place(file)));
    }

    private boolean isWritten(String file) {
        return written.containsKey(place(file));
    }
}
