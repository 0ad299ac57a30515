package dev.snakewater.application.fudge.gunfight;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A gunfight in the making; two fighters are Across the Street of each other unless something else is said. */
public final class Showdown {

    private static final int TURN_LIMIT = 20;

    private final List<GunfightScenario.Fighter> fighters;
    private final List<GunfightScenario.Distances> distances = new ArrayList<>();
    private RangeBand range = RangeBand.ACROSS_THE_STREET;
    private boolean staredown;
    private Rulings rulings = Rulings.BY_THE_BOOK;
    private final List<GameMasterModifier> modifiers = new ArrayList<>();

    private Showdown(List<GunfightScenario.Fighter> fighters) {
        this.fighters = fighters;
    }

    /** A gunfight of these, each as a document has him behind {@code name:}; what is not said is left out, but that he draws with Fair. */
    public static Showdown of(String... fighters) {
        return new Showdown(Stream.of(fighters)
                .map(said -> Filled.in(GunfightScenario.Fighter.class, "fastDraw: Fair, name: " + said))
                .toList());
    }

    public Showdown at(RangeBand everywhere) {
        range = everywhere;
        return this;
    }

    public Showdown apart(String one, String other, RangeBand band) {
        return apart(List.of(one, other), band);
    }

    public Showdown apart(List<String> between, RangeBand band) {
        return apart(between, band, Optional.empty(), Optional.empty());
    }

    /** With paces that somebody has counted, and the two in sight of each other or not. */
    public Showdown apart(List<String> between, RangeBand band, Optional<Integer> paces, Optional<Boolean> visible) {
        distances.add(new GunfightScenario.Distances(
                between.stream().map(Name::new).toList(),
                new Distance(band, Optional.empty(), paces, visible.orElse(true))));
        return this;
    }

    public Showdown withStaredown() {
        staredown = true;
        return this;
    }

    /** With other rulings than those of the book, as a document has them. */
    public Showdown ruled(String readings) {
        rulings = Filled.like(rulings, readings);
        return this;
    }

    /** With something that the game master adds to somebody's numbers. */
    public Showdown modified(GameMasterModifier modifier) {
        modifiers.add(modifier);
        return this;
    }

    public GunfightScenario written() {
        return new GunfightScenario(fighters, range, distances, staredown, rulings);
    }

    /** What is wrong with a scenario, whatever else must have been readable for that. */
    public static List<Problem> problems(GunfightScenario scenario) {
        return scenario.problems().stream()
                .map(problem -> new Problem(problem.pointer(), problem.what(), problem.instead()))
                .toList();
    }

    /** Plays as far as the script goes, all of which must be asked for. */
    public Course played(String... script) {
        return new Course(
                Play.under(new FightTerms(TURN_LIMIT, modifiers), GunfightScenario.kind(), written(), script));
    }
}
