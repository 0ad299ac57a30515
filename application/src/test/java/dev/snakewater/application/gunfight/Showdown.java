package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A gunfight in the making; two fighters are Across the Street of each other unless something else is said. */
final class Showdown {

    private static final int TURN_LIMIT = 20;

    private final List<GunfightScenario.Fighter> fighters;
    private final List<GunfightScenario.Distances> distances = new ArrayList<>();
    private Optional<RangeBand> range = Optional.empty();
    private Optional<Boolean> staredown = Optional.empty();

    private Showdown(List<GunfightScenario.Fighter> fighters) {
        this.fighters = fighters;
    }

    static Showdown of(Gunslinger... fighters) {
        return new Showdown(Stream.of(fighters).map(Gunslinger::written).toList());
    }

    Showdown at(RangeBand everywhere) {
        range = Optional.of(everywhere);
        return this;
    }

    Showdown apart(String one, String other, RangeBand band) {
        return apart(List.of(one, other), band);
    }

    Showdown apart(List<String> between, RangeBand band) {
        distances.add(new GunfightScenario.Distances(between, band, Optional.empty()));
        return this;
    }

    Showdown withStaredown() {
        staredown = Optional.of(true);
        return this;
    }

    GunfightScenario written() {
        return new GunfightScenario(fighters, range, distances, staredown);
    }

    /** Plays as far as the script goes, all of which must be asked for. */
    Course played(String... script) {
        GunfightScenario scenario = written();
        GunfightScenarios kind = new GunfightScenarios();
        assertThat(kind.problems(scenario)).isEmpty();
        ScriptedTable table = new ScriptedTable(
                Stream.of(script).map(line -> ScriptLine.of(line).orElseThrow()).toList());
        Gunfight opening = kind.open(scenario);
        Played<Gunfight, GunfightOutcome> played =
                Played.from(kind.procedure(), opening, TURN_LIMIT, situation -> table);
        assertThat(table.leftOver()).as("left over of the script").isEmpty();
        return new Course(opening, TURN_LIMIT, played);
    }
}
