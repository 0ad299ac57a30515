package dev.snakewater.json;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Simulated;
import java.util.List;

/** Writes what can come out of a scenario, exactly or of many fights, as a JSON document. */
public final class OddsWriter {

    /**
     * Odds, as JSON text that ends with a newline.
     *
     * @param changes what a change of one thing would make of the first finding
     */
    public String write(Chances chances, List<Chances.Change> changes) {
        return Layout.document(ReportWriter.head(DocumentSort.ODDS, chances.kind(), chances.title(), chances.about())
                .with("turnLimit", chances.turnLimit())
                .with("situations", chances.situations())
                .with("error", chances.error())
                .with("ending", chances.ending())
                .with("turns", chances.turns())
                .with("findings", chances.findings())
                .with("passed", chances.passed())
                .with("changes", changes)
                .with("gaveUp", chances.beyond()));
    }

    /** What came out of many fights, as JSON text that ends with a newline. */
    public String write(Simulated simulated) {
        Account.DiceSource dice = new Account.DiceSource.Seeded(simulated.generator(), simulated.seed());
        return Layout.document(
                ReportWriter.head(DocumentSort.SIMULATION, simulated.kind(), simulated.title(), simulated.about())
                        .with("turnLimit", simulated.turnLimit())
                        .with("fights", simulated.fights())
                        .with("dice", ReportWriter.dice(dice))
                        .with("decided", simulated.decided())
                        .with("turns", simulated.turns())
                        .with("findings", simulated.findings()));
    }
}
