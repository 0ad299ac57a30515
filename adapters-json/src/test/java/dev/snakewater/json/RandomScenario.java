package dev.snakewater.json;

import dev.snakewater.application.gunfight.GunfightPolicy;
import dev.snakewater.application.gunfight.GunfightScenario;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Traits;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.rule.DeclaredRuling;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A gunfight scenario made up by chance, with everything that can be written here and there. */
final class RandomScenario {

    private static final List<String> TITLES = List.of(
            "A duel", "\"Quoted\" \\ and so on", "Tab\there", "Zw\u00f6lf Uhr \u2014 \ud83e\udd20", "\u001b[2J");

    private final SplittableRandom random;

    /** Few, because fights of bodies with ten parts are long. */
    private final boolean located;

    private RandomScenario(long seed) {
        random = new SplittableRandom(seed);
        located = random.nextInt(8) == 0;
    }

    /** The same seed makes the same. */
    static Scenario<?, ?, ?> of(long seed) {
        return new RandomScenario(seed).scenario();
    }

    private Scenario<?, ?, ?> scenario() {
        int fighters = 2 + random.nextInt(4);
        boolean several = random.nextBoolean();
        List<GunfightScenario.Fighter> sheets = IntStream.range(0, fighters)
                .mapToObj(i -> fighter(i, several && i == 0))
                .toList();
        GunfightScenario setUp = new GunfightScenario(
                sheets,
                one(RangeBand.values()),
                random.nextBoolean() ? List.of() : List.of(distances(sheets)),
                random.nextBoolean(),
                random.nextBoolean() ? rulings() : Rulings.BY_THE_BOOK);
        Name last = sheets.getLast().name();
        return new Scenario<>(
                GunfightScenario.kind(),
                TITLES.get(random.nextInt(TITLES.size())),
                random.nextBoolean() ? "" : "About\nit.",
                new Terms(
                        1 + random.nextInt(30),
                        random.nextBoolean()
                                ? List.of()
                                : List.of(new GameMasterModifier(
                                        last,
                                        random.nextBoolean() ? "snapshot" : "draw",
                                        maybe(() -> 1 + random.nextInt(3)),
                                        random.nextBoolean() ? 20 : -1,
                                        "sun in the eyes"))),
                random.nextBoolean() ? List.of() : List.of(new ScriptLine(last, "draw, or so", List.of("+000", "2"))),
                setUp);
    }

    private GunfightScenario.Fighter fighter(int index, boolean several) {
        Degree pistol = one(Degree.GOOD, Degree.GREAT, Degree.SUPERB);
        int guns = random.nextInt(4);
        boolean marked = random.nextInt(4) == 0;
        boolean inParts = located && random.nextBoolean();
        return new GunfightScenario.Fighter(
                new Name(several ? "Many" : "F\u00e4cht " + index),
                several ? 2 + random.nextInt(2) : 1,
                (index < 2 ? Optional.of("side " + index) : maybe(() -> "side " + random.nextInt(3))).map(Side::new),
                new Traits(
                        one(Degree.values()),
                        one(Degree.values()),
                        pistol,
                        one(Degree.values()),
                        one(Degree.values()),
                        maybe(() -> pistol.lowered(1 + random.nextInt(2))),
                        one(Degree.values()),
                        random.nextInt(3),
                        random.nextInt(2),
                        random.nextBoolean(),
                        random.nextInt(6) - 3),
                marked
                        ? WrittenWounds.marked(List.of(1, 0, 0, 0, 0))
                        : new WrittenWounds(maybe(() -> random.nextInt(3)), List.of()),
                IntStream.range(0, guns).mapToObj(i -> gun()).toList(),
                List.of(),
                one(GunfightPolicy.values()),
                inParts ? degree() : Optional.empty(),
                inParts ? maybe(() -> one(BodySide.values())) : Optional.empty(),
                inParts ? maybe(random::nextBoolean) : Optional.empty(),
                inParts ? List.of(part()) : List.of());
    }

    private GunfightScenario.CarriedGun gun() {
        Firearm kind = one(Firearm.values());
        return new GunfightScenario.CarriedGun(
                kind,
                maybe(() -> random.nextInt(kind.capacity() + 1)),
                maybe(() -> kind.capacity() + random.nextInt(3)),
                maybe(() -> random.nextInt(5)),
                one(Gun.Carried.HOLSTERED, Gun.Carried.IN_HAND));
    }

    private GunfightScenario.Distances distances(List<GunfightScenario.Fighter> sheets) {
        RangeBand range = one(RangeBand.values());
        return new GunfightScenario.Distances(
                List.of(sheets.getFirst().name(), sheets.getLast().name()),
                new Distance(
                        range,
                        range == RangeBand.BEYOND ? degree() : Optional.empty(),
                        maybe(() -> random.nextInt(100)),
                        random.nextBoolean()));
    }

    private Rulings rulings() {
        Map<String, Object> said = new TreeMap<>();
        for (DeclaredRuling ruling : Rulings.DECLARED.all()) {
            boolean ofLocations =
                    ruling.rule() instanceof HitLocationRule && !ruling.name().equals("woundModel");
            if (random.nextBoolean() && (located || !ofLocations)) {
                said.put(
                        ruling.name(),
                        ruling.isList() ? faces() : one(ruling.readings().toArray()));
            }
        }
        if (located) {
            said.put("hitLocation", true);
        }
        return Rulings.DECLARED.byTheBookBut(said);
    }

    private List<Region> faces() {
        return Stream.generate(() -> one(Region.values())).limit(6).toList();
    }

    private PartSheet part() {
        return new PartSheet(
                BodyPart.ALL.get(1 + random.nextInt(BodyPart.ALL.size() - 1)),
                maybe(() -> random.nextInt(4)),
                new WrittenWounds(maybe(() -> random.nextInt(3)), List.of()),
                false);
    }

    private Optional<Degree> degree() {
        return maybe(() -> one(Degree.values()));
    }

    private <T> Optional<T> maybe(Supplier<T> value) {
        return random.nextBoolean() ? Optional.of(value.get()) : Optional.empty();
    }

    @SafeVarargs
    private <T> T one(T... values) {
        return values[random.nextInt(values.length)];
    }
}
