package dev.snakewater.json.document;

import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A gunfight made up by chance: a document that is right, and is right still with changes in several places. */
public final class RandomScenario {

    private static final int MOST_CHANGES = 40;
    private static final int FEW_CHANGES = 10;

    private static final List<RandomScenario> WRITTEN = Stream.of("""
        { "snakewater": 1, "kind": "fudge-gunfight", "title": "Zw\u00f6lf Uhr \u2014 \ud83e\udd20", "about": "About\\nit.",
          "modifiers": [{ "whom": "F\u00e4cht", "on": "snapshot", "amount": -1, "reason": "sun in the eyes" }],
          "script": ["F\u00e4cht, draw, or so: +000, 2"], "rulings": {},
          "fighters": [
            { "name": "Many", "count": 3, "side": "all", "pistol": "Great", "guns": [{ "kind": "revolver" }, { "kind": "derringer" }] },
            { "name": "F\u00e4cht", "pistol": "Superb", "policy": "aggressive", "guns": [{ "kind": "revolver" }, { "kind": "shotgun" }] }],
          "distances": [{ "range": "Beyond", "between": ["Many", "F\u00e4cht"] }] }
        """, """
        { "snakewater": 1, "kind": "fudge-gunfight", "title": "\\"Quoted\\" \\\\ and\\tso on \\u001b[2J", "turnLimit": 3, "staredown": true,
          "rulings": { "hitLocation": true },
          "fighters": [
            { "name": "Ann", "agility": "Good", "guns": [{ "kind": "revolver" }], "parts": [{ "part": "left arm", "armour": 1 }] },
            { "name": "Bill", "policy": "marksman", "guns": [{ "kind": "rifle" }], "parts": [{ "part": "head", "wounds": 1 }] },
            { "name": "Cy", "side": "Bill", "guns": [{ "kind": "revolver" }] }] }
        """)
            .map(document -> new RandomScenario(new JsonMapper().readTree(document)))
            .toList();

    private final JsonNode document;
    private final List<Change> changes;

    private RandomScenario(JsonNode document) {
        this.document = document;
        // Crowds take long.
        changes = Change.all(document, Documents.schema(GunfightScenario.kind())).stream()
                .filter(change -> !change.pointer().endsWith("/count") && isRight(List.of(change)))
                .toList();
    }

    /** The same seed makes the same. */
    public static Scenario<?, ?> of(long seed) {
        return of(seed, MOST_CHANGES);
    }

    /** A plainer one, called off after so many turns. */
    public static Scenario<?, ?> inTurns(long seed, int turns) {
        Scenario<?, ?> scenario = of(seed, FEW_CHANGES);
        return scenario.withTerms(new FightTerms(turns, scenario.terms().modifiers()));
    }

    private static Scenario<?, ?> of(long seed, int mostChanges) {
        Random random = new Random(seed);
        return WRITTEN.get(random.nextInt(8) == 0 ? 1 : 0).changed(random, random.nextInt(mostChanges));
    }

    private Scenario<?, ?> changed(Random random, int times) {
        List<Change> some = new ArrayList<>();
        for (int i = times; i > 0; i--) {
            Change change = changes.get(random.nextInt(changes.size()));
            if (some.stream().allMatch(change::isApartFrom)) {
                some.add(change);
            }
        }
        while (!isRight(some)) {
            some.removeLast();
        }
        return Documents.read(Change.made(document, some));
    }

    private boolean isRight(List<Change> some) {
        return Documents.problems(Change.made(document, some)).isEmpty();
    }
}
