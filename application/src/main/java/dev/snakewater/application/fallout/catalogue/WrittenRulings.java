package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import java.util.Optional;

/**
 * How the master reads what the rules leave open, and which optional ones are played; each is by the book if left out. See
 * {@link Rulings}.
 *
 * @param statTestDie how many sides the die of a test on a statistic has
 * @param roundThirds how the chance against somebody who crouches becomes a whole number
 * @param hitCap no chance is above it
 * @param fumbleFrom from which roll on a failure is critical
 * @param firstAimApGivesBonus whether the surcharge of an aimed shot brings its 10 points too
 * @param coverExemption for whom the handicap against somebody in cover does not count
 * @param wounds whether wounds have the effects of the house
 * @param reaction whether there are reactions
 * @param poses whether there are poses
 * @param running whether there is running
 * @param jumping whether there is jumping
 * @param twoGuns whether a gun can be fired in each hand
 */
public record WrittenRulings(
        Optional<Integer> statTestDie,
        Optional<Rulings.RoundThirds> roundThirds,
        Optional<Integer> hitCap,
        Optional<Rulings.FumbleFrom> fumbleFrom,
        Optional<Boolean> firstAimApGivesBonus,
        Optional<Rulings.CoverExemption> coverExemption,
        Optional<Boolean> wounds,
        Optional<Boolean> reaction,
        Optional<Boolean> poses,
        Optional<Boolean> running,
        Optional<Boolean> jumping,
        Optional<Boolean> twoGuns) {

    private static final int MOST_SIDES = 100;
    private static final int HIGHEST_CAP = 100;

    /** The rulings that are meant; those of the book, if nothing is written. */
    public static Rulings read(Optional<WrittenRulings> written) {
        return written.map(WrittenRulings::read).orElse(Rulings.BY_THE_BOOK);
    }

    /**
     * Finds what is wrong with them.
     *
     * @param at where they stand
     * @param reacts whether somebody reacts
     */
    static void find(Complaints complaints, String at, Optional<WrittenRulings> written, boolean reacts) {
        written.ifPresent(rulings -> {
            boolean reactions = rulings.reaction.orElse(Rulings.BY_THE_BOOK.reaction());
            if (rulings.coverExemption.isPresent() && !(reacts && reactions)) {
                complaints.add(
                        at + "/coverExemption",
                        reactions
                                ? "who is exempt from cover, where nobody reacts"
                                : "who is exempt from cover, and reactions are not played with ("
                                        + FalloutRule.FO_67_OPTIONAL_RULES.id() + ")",
                        "somebody who reacts (" + FalloutRule.FO_41_TARGET_IN_COVER.id() + "); or leave it out");
            }
            complaints.within(at + "/statTestDie", rulings.statTestDie, 2, MOST_SIDES);
            complaints.within(at + "/hitCap", rulings.hitCap, 1, HIGHEST_CAP);
        });
    }

    private Rulings read() {
        Rulings book = Rulings.BY_THE_BOOK;
        return new Rulings(
                statTestDie.orElse(book.statTestDie()),
                roundThirds.orElse(book.roundThirds()),
                hitCap.orElse(book.hitCap()),
                fumbleFrom.orElse(book.fumbleFrom()),
                firstAimApGivesBonus.orElse(book.firstAimApGivesBonus()),
                coverExemption.orElse(book.coverExemption()),
                wounds.orElse(book.wounds()),
                reaction.orElse(book.reaction()),
                poses.orElse(book.poses()),
                running.orElse(book.running()),
                jumping.orElse(book.jumping()),
                twoGuns.orElse(book.twoGuns()));
    }
}
