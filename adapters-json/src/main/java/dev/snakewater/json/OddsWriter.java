package dev.snakewater.json;

import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Passed;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.port.in.Simulated;
import java.math.BigDecimal;
import java.util.List;

/** Writes what can come out of a scenario, exactly or of many fights, as a JSON document. */
public final class OddsWriter {

    /**
     * Odds, as JSON text that ends with a newline.
     *
     * @param changes what a change of one thing would make of the first finding
     */
    public String write(Chances chances, List<Chances.Change> changes) {
        WrittenFields fields = head(DocumentSort.ODDS, chances.kind(), chances.title(), chances.about())
                .with("turnLimit", chances.turnLimit())
                .with("situations", chances.situations())
                .with("error", decimal(chances.error()))
                .with("ending", ending(chances.ending()));
        chances.turns().ifPresent(turns -> fields.with("turns", outlook(turns)));
        fields.with("findings", outlooks(chances.findings()));
        chances.passed().ifPresent(passed -> fields.with("passed", passed(passed)));
        fields.with("changes", changes.stream().map(OddsWriter::change).toList());
        chances.beyond().ifPresent(beyond -> fields.with("gaveUp", beyond));
        return Layout.document(fields.json());
    }

    /** What came out of many fights, as JSON text that ends with a newline. */
    public String write(Simulated simulated) {
        return Layout.document(head(DocumentSort.SIMULATION, simulated.kind(), simulated.title(), simulated.about())
                .with("turnLimit", simulated.turnLimit())
                .with("fights", simulated.fights())
                .with(
                        "dice",
                        new WrittenFields()
                                .with("generator", simulated.generator())
                                .with("seed", simulated.seed())
                                .json())
                .with("decided", share(simulated.decided()))
                .with("turns", outlook(simulated.turns()))
                .with("findings", outlooks(simulated.findings()))
                .json());
    }

    private static WrittenFields head(DocumentSort sort, String kind, String title, String about) {
        return new WrittenFields()
                .with("snakewater", Envelope.VERSION)
                .with(DocumentSort.FIELD, sort.word())
                .with("kind", kind)
                .with("title", title)
                .with("about", about);
    }

    private static Json ending(Chances.Ending ending) {
        return new WrittenFields()
                .with("decided", share(ending.decided()))
                .with("calledOff", share(ending.calledOff()))
                .with("never", share(ending.never()))
                .with("open", share(ending.open()))
                .json();
    }

    private static Json change(Chances.Change change) {
        WrittenFields fields = new WrittenFields().with("change", change.words());
        change.outlook().ifPresent(outlook -> fields.with("finding", outlook(outlook)));
        return fields.json();
    }

    private static List<Json> outlooks(List<Outlook> outlooks) {
        return outlooks.stream().map(OddsWriter::outlook).toList();
    }

    private static Json outlook(Outlook outlook) {
        WrittenFields fields = new WrittenFields()
                .with("of", outlook.of())
                .with(
                        "values",
                        outlook.prospects().stream().map(OddsWriter::prospect).toList());
        outlook.mean().ifPresent(mean -> fields.with("mean", mean(mean)));
        outlook.untold().ifPresent(share -> fields.with("untold", share(share)));
        return fields.json();
    }

    private static Json passed(Passed passed) {
        return new WrittenFields()
                .with("of", passed.of())
                .with(
                        "values",
                        passed.stages().stream()
                                .map(stage -> new WrittenFields()
                                        .with("is", stage.is())
                                        .with("chance", share(stage.atAll()))
                                        .with("average", mean(stage.average()))
                                        .json())
                                .toList())
                .json();
    }

    private static Json prospect(Outlook.Prospect prospect) {
        WrittenFields fields = new WrittenFields().with("is", prospect.is()).with("chance", share(prospect.share()));
        prospect.atLeast().ifPresent(share -> fields.with("atLeast", share(share)));
        return fields.json();
    }

    private static Json mean(Outlook.Mean mean) {
        WrittenFields fields = new WrittenFields().with("decimal", decimal(mean.value()));
        mean.exactly().ifPresent(exactly -> fields.with("exactly", exactly.toString()));
        mean.error().ifPresent(error -> fields.with("standardError", decimal(error)));
        return fields.json();
    }

    private static Json share(Share share) {
        WrittenFields fields = new WrittenFields().with("decimal", decimal(share.value()));
        switch (share) {
            case Share.Exact exact ->
                fields.with("exactly", exact.chance().toString()).with("falls", exact.inFalls());
            case Share.Near near -> {}
            case Share.Counted counted ->
                fields.with("times", counted.times())
                        .with("low", decimal(counted.low()))
                        .with("high", decimal(counted.high()));
        }
        return fields.json();
    }

    /** A number as JSON spells it; never in a form that only some readers take. */
    private static Json decimal(double value) {
        return new Json.Numeral(value == 0 ? "0" : new BigDecimal(Double.toString(value)).toString());
    }
}
