package dev.snakewater.cli;

import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.application.words.Wording;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Odds and simulations as they are read: what was looked at, then a bar chart for each thing that comes out.
 *
 * @param page what they are printed on
 * @param scenario what the scenario was called on the command line
 */
record OddsPage(Page page, String scenario) {

    private static final String UNKNOWN = "not worked out";

    /** Prints what can come out of a scenario. */
    void print(Chances chances, List<Chances.Change> changes) {
        head(chances.title(), chances.about());
        precision(chances);
        ending(chances);
        // A mean of what was decided first would say nothing of the rest.
        boolean open = chances.beyond().isPresent();
        chart(
                chances.findings().stream()
                        .map(outlook -> open ? outlook.meanless() : outlook)
                        .toList(),
                chances.turns().map(turns -> open ? turns.meanless() : turns));
        chances.passed().ifPresent(passed -> {
            page.gap();
            new BarChart(page).print(passed);
        });
        if (!changes.isEmpty()) {
            page.gap();
            changes(chances.findings().getFirst(), changes);
        }
    }

    /**
     * Prints what came out of many fights.
     *
     * @param word what one of them is called
     */
    void print(Simulated simulated, String word) {
        head(simulated.title(), simulated.about());
        say(
                "%,d %s by seed %d. In brackets: where the chance lies, 95 times of 100.",
                simulated.fights(), simulated.fights() == 1 ? word : word + "s", simulated.seed());
        if (simulated.decided().times() < simulated.fights()) {
            long calledOff = simulated.fights() - simulated.decided().times();
            say(
                    "Called off after %s: %,d of them, %s.",
                    turns(simulated.turnLimit()),
                    calledOff,
                    Percent.of(new Share.Counted(calledOff, simulated.fights())));
        }
        chart(
                simulated.findings(),
                Optional.of(simulated.turns()).filter(turns -> turns.prospects().size() > 1));
    }

    private void head(String title, String about) {
        page.heading(0, title);
        if (!about.isEmpty()) {
            page.print(0, 0, about);
        }
        page.gap();
    }

    private static String turns(int number) {
        return number + (number == 1 ? " turn" : " turns");
    }

    private void say(String sentence, Object... values) {
        page.print(0, 0, String.format(Locale.ROOT, sentence, values));
    }

    private void precision(Chances chances) {
        boolean one = chances.situations() == 1;
        String situations = String.format(Locale.ROOT, one ? "%,d situation" : "%,d situations", chances.situations());
        if (chances.beyond().isPresent()) {
            say("Not worked out to the end: %s %s looked at.", situations, one ? "was" : "were");
        } else if (chances.error() == 0) {
            say("Exact, by way of %s.", situations);
        } else {
            double error = Math.max(chances.error(), Double.MIN_NORMAL);
            say("Worked out by way of %s; no chance is off by more than %.0e.", situations, error);
        }
    }

    private void ending(Chances chances) {
        Chances.Ending ending = chances.ending();
        chances.beyond().ifPresent(beyond -> gaveUp(chances, beyond));
        boolean never = ending.decided().value() == 0 && ending.open().value() == 0;
        if (ending.calledOff().value() > 0) {
            String share = never ? Percent.CERTAIN : Percent.of(ending.calledOff());
            say("Called off after %s: %s.", turns(chances.turnLimit()), share);
        }
        if (ending.never().value() > 0) {
            boolean all = never && ending.never().value() == ending.calledOff().value();
            say(
                    "Undecided for ever: %s. What they do there can never end the fight, with ever so many turns.",
                    all ? Percent.CERTAIN : Percent.of(ending.never()));
        }
    }

    private void gaveUp(Chances chances, Chances.Beyond beyond) {
        boolean tooMany = beyond.why() == Chances.Limit.SITUATIONS;
        say(
                "Given up in turn %d: there are more situations than %s. Up to there %s is decided, and only that is"
                        + " told here; any of it can become %s more, which is open.",
                beyond.turn() + 1,
                tooMany ? "it may look at" : "fit in memory",
                Percent.of(chances.ending().decided()),
                Percent.of(chances.ending().open()));
        say(
                "What to do: 'snakewater simulate %s' estimates all of it. Or fewer fighters, a lower turnLimit,"
                        + " policies that leave nothing to chance%s.",
                scenario, tooMany ? ", a higher --situations" : "");
    }

    private void chart(List<Outlook> findings, Optional<Outlook> turns) {
        List<Outlook> shown = findings.stream()
                .filter(outlook -> !outlook.prospects().isEmpty())
                .toList();
        for (int i = 0; i < shown.size(); i++) {
            page.gap();
            new BarChart(page).print(shown.get(i));
            if (i == 0) {
                turns.ifPresent(outlook -> {
                    page.gap();
                    new BarChart(page).print(outlook);
                });
            }
        }
    }

    /** What a change would make of the first value of the first finding; of what is counted, of at least one. */
    private void changes(Outlook first, List<Chances.Change> changes) {
        boolean counted = first.mean().isPresent();
        Optional<Outlook.Prospect> best = counted ? Optional.empty() : Optional.of(best(first, changes));
        Object is = best.map(Outlook.Prospect::value).orElse(true);
        page.heading(0, "What would change it");
        page.print(
                2,
                4,
                Wording.capitalised(first.of()) + ": "
                        + best.map(Outlook.Prospect::is).orElse("at least one, and how many on average"));
        List<ChangeRow> rows = Stream.concat(
                        Stream.of(row("as it is", first, is, counted)),
                        changes.stream()
                                .map(change -> change.outlook()
                                        .map(outlook -> row(change.words(), outlook, is, counted))
                                        .orElseGet(() -> new ChangeRow(change.words(), UNKNOWN, ""))))
                .toList();
        ChangeRow.print(page, rows);
        if (changes.stream().anyMatch(change -> change.outlook().isEmpty())) {
            page.print(
                    2,
                    4,
                    "Not worked out is what takes too many situations beside these; as a scenario of its own it has"
                            + " odds.");
        }
    }

    /** The first thing that can come out, as it is or with a change. */
    private static Outlook.Prospect best(Outlook first, List<Chances.Change> changes) {
        List<Object> asItIs =
                first.prospects().stream().map(Outlook.Prospect::value).toList();
        return changes.stream()
                .flatMap(change -> change.outlook().stream())
                .filter(outlook -> outlook.mean().isEmpty())
                .map(outlook -> outlook.prospects().getFirst())
                .filter(prospect -> !asItIs.contains(prospect.value()))
                .findFirst()
                .orElse(first.prospects().getFirst());
    }

    private static ChangeRow row(String words, Outlook outlook, Object is, boolean counted) {
        FractionWords fractions = FractionWords.of(
                outlook.prospects().stream().map(Outlook.Prospect::share).toList());
        String number = outlook.prospects().stream()
                .filter(prospect -> outlook.mean().isPresent()
                        ? (Integer) prospect.value() >= 1
                        : prospect.value().equals(is))
                .findFirst()
                .map(prospect -> prospect.atLeast().orElse(prospect.share()))
                .map(share -> fractions.fraction(share) + "  " + Percent.of(share))
                .orElse("never");
        String mean = outlook.mean()
                .filter(average -> counted)
                .map(average -> String.format(Locale.ROOT, "  %8.4g", average.value()))
                .orElse("");
        return new ChangeRow(words, number, mean);
    }
}
