package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/** What can be wrong in a scenario of any kind: who is there, how she stands, how far away she is, and what the master says. */
public final class SceneProblems {

    /** The most action points of anybody: an agility of 20 gives 15 (FO-09), and the master may give some. */
    public static final int MOST_ACTION_POINTS = 20;

    private static final int FARTHEST = 10_000;
    static final int MOST_HIT_POINTS = 1000;
    private static final int GREATEST_ITEM = 200;
    private static final List<Integer> HANDICAPS = List.of(10, 20, 40);

    private final Complaints complaints;
    private final Optional<WrittenCatalogue> own;
    private final Stock stock;

    private SceneProblems(Complaints complaints, Optional<WrittenCatalogue> own) {
        this.complaints = complaints;
        this.own = own;
        // Of a catalogue that is wrong, nothing is looked up but what is there from the start, and what it replaces is
        // not.
        stock = complaints.isEmpty() ? Stock.with(own) : Stock.beside(own.orElseThrow());
    }

    /**
     * What is wrong with a person's own entries, first of all, and with what she says of them.
     *
     * @param own her entries
     */
    public static SceneProblems of(Optional<WrittenCatalogue> own) {
        Complaints complaints = new Complaints();
        CatalogueProblems.find(complaints, "/catalogue", own);
        return new SceneProblems(complaints, own);
    }

    /** All that has been found so far, to which more can be added. */
    public Complaints complaints() {
        return complaints;
    }

    /** What can be looked up. */
    public Stock stock() {
        return stock;
    }

    /** Somebody's sheet must be there. */
    public void sheet(String at, String is) {
        complaints.entry(at, is, "character", CatalogueProblems.wastelanders(own));
    }

    /** A weapon must be there. */
    public void weapon(String at, String is) {
        complaints.entry(at, is, "weapon", CatalogueProblems.weapons(own));
    }

    /** How many action points somebody has or had. */
    public void actionPoints(String at, Optional<Integer> points) {
        complaints.within(at, points, 0, MOST_ACTION_POINTS);
    }

    /** How far away somebody is on the table. */
    public void distance(String at, int millimetres) {
        complaints.within(at, millimetres, 0, FARTHEST);
    }

    /** How somebody is out of breath. */
    public void winded(String at, Optional<Integer> points) {
        points.filter(handicap -> !HANDICAPS.contains(handicap))
                .ifPresent(handicap -> complaints.add(
                        at,
                        "running never costs " + handicap,
                        "10, 20 or 40 (" + FalloutRule.FO_55_RUN_PASSED.id() + ", "
                                + FalloutRule.FO_57_RUN_FAILED.id() + ", " + FalloutRule.FO_58_RUN_FUMBLED.id()
                                + "); or leave it out"));
    }

    /** Who is shot at or burns. */
    public void victim(String at, WrittenVictim victim) {
        victim.is().ifPresent(is -> sheet(at + "/is", is));
        victim.name().ifPresent(name -> complaints.name(at + "/name", name));
        victim.armour()
                .ifPresent(worn -> complaints.entry(at + "/armour", worn, "armour", CatalogueProblems.armours(own)));
        complaints.within(at + "/hitPoints", victim.hitPoints(), 1, MOST_HIT_POINTS);
        if (victim.is().isEmpty() && victim.hitPoints().isEmpty()) {
            complaints.missing(
                    at + "/hitPoints", "how many hit points there are", "hitPoints, or whose sheet it is (is)");
        }
        int faces = victim.locations().size();
        if (faces != 0 && faces != Locations.FACES) {
            complaints.add(
                    at + "/locations",
                    faces + (faces == 1 ? " part" : " parts") + " for the faces of a d6",
                    Locations.FACES + ", a part for each face (" + FalloutRule.FO_13_LOCATION.id() + "); or none");
        }
    }

    /**
     * What the master adds, and how she reads the rules.
     *
     * @param reacts whether somebody reacts, so that it matters who is exempt from the handicap of cover (FO-41)
     */
    public void master(List<MasterItem> items, Optional<Rulings> rulings, boolean reacts) {
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).what().isBlank()) {
                complaints.add(
                        "/master/" + i + "/what",
                        "an item without a name",
                        "what it is called (" + FalloutRule.FO_68_MASTER.id() + ")");
            }
            complaints.within("/master/" + i + "/points", items.get(i).points(), -GREATEST_ITEM, GREATEST_ITEM);
        }
        rulings.ifPresent(read -> exemption(read, reacts));
    }

    private void exemption(Rulings rulings, boolean reacts) {
        if (rulings.coverExemption() != Rulings.BY_THE_BOOK.coverExemption() && !(reacts && rulings.reaction())) {
            complaints.add(
                    "/rulings/coverExemption",
                    rulings.reaction()
                            ? "who is exempt from cover, where nobody reacts"
                            : "who is exempt from cover, and reactions are not played with ("
                                    + FalloutRule.FO_67_OPTIONAL_RULES.id() + ")",
                    "somebody who reacts (" + FalloutRule.FO_41_TARGET_IN_COVER.id() + "); or leave it out");
        }
    }
}
