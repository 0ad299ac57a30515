package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;

/** What can be wrong in a scenario of any kind: who is there, what she has, and what the master says. */
public final class SceneProblems {

    private final Complaints complaints = new Complaints(Wording.in("dev.snakewater.application.fallout.problems"));
    private final Rulings rulings;
    private final Stock stock;

    private SceneProblems(HouseRules house) {
        rulings = house.rulings();
        stock = Stock.with(house.catalogue());
        CatalogueProblems.find(complaints, house.catalogue(), stock);
    }

    /** Returns what is wrong with a person's own entries, to which more can be added. */
    public static SceneProblems of(HouseRules house) {
        return new SceneProblems(house);
    }

    /** Returns all that has been found so far, to which more can be added. */
    public Complaints complaints() {
        return complaints;
    }

    /** Returns what can be looked up. */
    public Stock stock() {
        return stock;
    }

    /** Complains if nobody's sheet is there by this name. */
    public void sheet(String at, Name is) {
        stock.characters().require(complaints, at, is.text());
    }

    /** Complains of what is wrong with who is shot at or burns. */
    public void victim(String at, Victim victim) {
        victim.is().ifPresent(is -> sheet(at + "/is", is));
        victim.armour().ifPresent(worn -> stock.armours().require(complaints, at + "/armour", worn));
        complaints
                .needing(at + "/is")
                .when(victim.is().isEmpty() && victim.hitPoints().isEmpty(), at + "/hitPoints", "no-hit-points");
    }

    /**
     * Complains if the master says who is exempt from the handicap of cover (FO-41) where it does not matter.
     *
     * @param reacts whether somebody reacts
     */
    public void exemption(boolean reacts) {
        complaints
                .needing("/shooter/reacts", "/target/reacts", "/rulings/reaction")
                .when(
                        rulings.coverExemption() != Rulings.BY_THE_BOOK.coverExemption()
                                && !(reacts && rulings.reaction()),
                        "/rulings/coverExemption",
                        rulings.reaction() ? "nobody-reacts" : "no-reactions",
                        FalloutRule.FO_41_TARGET_IN_COVER.id(),
                        FalloutRule.FO_67_OPTIONAL_RULES.id());
    }
}
