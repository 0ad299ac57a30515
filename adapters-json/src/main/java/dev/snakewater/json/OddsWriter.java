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
        return Layout.document(head(DocumentSort.ODDS, chances.kind(), chances.title(), chances.about())
                .with("turnLimit", chances.turnLimit())
                .with("situations", chances.situations())
                .with("error", decimal(chances.error()))
                .with("ending", ending(chances.ending()))
                .with("turns", chances.turns().map(OddsWriter::outlook))
                .with("findings", outlooks(chances.findings()))
                .with("passed", chances.passed().map(OddsWriter::passed))
                .with("changes", changes.stream().map(OddsWriter::change).toList())
                .with("gaveUp", chances.beyond())
                .json());
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
        return new WrittenFields()
                .with("change", change.words())
                .with("finding", change.outlook().map(OddsWriter::outlook))
                .json();
    }

    private static List<Json> outlooks(List<Outlook> outlooks) {
        return outlooks.stream().map(OddsWriter::outlook).toList();
    }

    private static Json outlook(Outlook outlook) {
        return new WrittenFields()
                .with("of", outlook.of())
                .with(
                        "values",
                        outlook.prospects().stream().map(OddsWriter::prospect).toList())
                .with("mean", outlook.mean().map(OddsWriter::mean))
                .with("untold", outlook.untold().map(OddsWriter::share))
                .json();
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
        return new WrittenFields()
                .with("is", prospect.is())
                .with("chance", share(prospect.share()))
                .with("atLeast", prospect.atLeast().map(OddsWriter::share))
                .json();
    }

    private static Json mean(Outlook.Mean mean) {
        return new WrittenFields()
                .with("decimal", decimal(mean.value()))
                .with("exactly", mean.exactly().map(Object::toString))
                .with("standardError", mean.error().map(OddsWriter::decimal))
                .json();
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
