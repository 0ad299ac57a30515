package dev.snakewater.cli.command;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.UnfinishedFights;
import dev.snakewater.cli.console.Console;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.session.FightFinder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The command that lists kept fights, and takes some from the list. */
record KeptCommands(FightFinder finder, UnfinishedFights unfinished, Console console) {

    private static final Argument<List<String>> DROP = Argument.options("--drop", "WHICH");

    static final List<Command<?>> ALL = List.of(new Command<>(
            "fights", KeptCommands.class, KeptCommands::fights, List.of(DROP, Options.COLOUR), List.of()));

    private static final String STANDING = "standing";

    private int fights(Arguments said) {
        List<String> dropped = said.of(DROP).stream().map(finder::file).toList();
        dropped.forEach(file -> {
            String number = finder.shortest(file);
            unfinished.putBy(file);
            console.aside("fights.dropped", file, number);
        });
        Page page = Options.page(said, console);
        List<FightFinder.Stood> all = finder.all();
        if (all.isEmpty()) {
            page.say(0, "fights.empty");
            return ExitStatus.DONE;
        }
        List<String> headings = List.of(Words.of("fights.headings").split("\t"));
        new TextTable(headings, all.stream().map(KeptCommands::row).toList()).print(page, 0);
        page.gap();
        page.print(0, 2, Words.of("fights.how", all.getFirst().found().kept().number()));
        return ExitStatus.DONE;
    }

    private static List<String> row(FightFinder.Stood one) {
        Optional<FightAtTable> fight = one.fight();
        return List.of(
                String.valueOf(one.found().kept().number()),
                one.found().title(),
                one.found().kept().when(),
                fight.map(known -> String.valueOf(known.turn())).orElse(""),
                fight.map(KeptCommands::standing).orElse(""),
                Words.of("fights.state", one));
    }

    /** Returns the sides that stand, or would if it ended now; nothing where nobody counts that. */
    private static String standing(FightAtTable fight) {
        Stream<Finding> findings = fight.account().ending().outcome() instanceof Measured measured
                ? measured.findings().stream()
                : Stream.of();
        return findings.filter(one -> one.measure().id().equals(STANDING))
                .map(one -> Words.of("fights.standing", one.is()))
                .findFirst()
                .orElse("");
    }
}
