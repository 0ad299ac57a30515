package dev.snakewater.cli;

import java.util.Optional;
import java.util.function.Consumer;

/** Says that a fight is not kept any more, and that it is again: once each, and at every prompt meanwhile. */
final class LapseNotice {

    private final FightLedger ledger;
    private final Consumer<String> aside;
    private boolean told;

    /** Says it of this fight, aside: it is no part of the story. */
    LapseNotice(FightLedger ledger, Consumer<String> aside) {
        this.ledger = ledger;
        this.aside = aside;
    }

    /** Says what is new, if anything is. */
    void tell() {
        Optional<FightLedger.Lapse> lapse = ledger.lapse();
        if (lapse.isPresent() && !told) {
            aside.accept(lapse.get().why() + ". The fight can go on, but it is not kept since answer "
                    + lapse.get().since() + ": every answer tries again, and 'save FILE' keeps it elsewhere.");
        }
        if (lapse.isEmpty() && told) {
            ledger.file().ifPresent(file -> aside.accept("Everything is kept again, in " + file + "."));
        }
        told = lapse.isPresent();
    }

    /** What stands before a prompt meanwhile. */
    String before() {
        return ledger.lapse()
                .map(lapse -> "Not kept since answer " + lapse.since() + ". ")
                .orElse("");
    }
}
