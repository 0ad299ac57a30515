package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.rule.DeclaredRuling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes gunfights up: any that a person could write and that has no problems, and what a game master adds to them. */
public final class RandomShowdown {

    private static final List<String> NAMES = List.of("Ann", "Bill", "Carl", "Dan", "Eve", "Frank");
    private static final List<String> SIDES = List.of("law", "gang", "rustlers");
    private static final List<String> TALLIES = List.of(
            "staredown",
            "draw",
            "tie",
            "snapshot",
            "second snapshot",
            "shot",
            "two-gun shot",
            "fan",
            "difficulty",
            "damage",
            "reload",
            "Draw");

    private final SplittableRandom random;
    private final boolean located;

    private RandomShowdown(SplittableRandom random) {
        this.random = random;
        this.located = random.nextInt(8) == 0;
    }

    public static GunfightScenario from(SplittableRandom random) {
        return new RandomShowdown(random).scenario();
    }

    /** Terms for this scenario: in every other fight the game master adds something to somebody's numbers. */
    public static FightTerms terms(SplittableRandom random, GunfightScenario scenario, int turnLimit) {
        return new FightTerms(turnLimit, new RandomShowdown(random).modifiers(scenario));
    }

    private GunfightScenario scenario() {
        int sheets = Math.min(random.nextInt(2, NAMES.size() + 1), random.nextInt(2, NAMES.size() + 1));
        List<Optional<String>> sides = new ArrayList<>(List.of(Optional.of("law"), maybe(() -> "gang")));
        while (sides.size() < sheets) {
            sides.add(maybe(() -> SIDES.get(random.nextInt(SIDES.size()))));
        }
        List<Optional<Integer>> counts = new ArrayList<>();
        while (counts.size() < sheets) {
            counts.add(random.nextInt(6) == 0 ? Optional.of(random.nextInt(1, 4)) : Optional.empty());
        }
        List<GunfightScenario.Fighter> fighters = IntStream.range(0, sheets)
                .mapToObj(i -> fighter(i, sides, counts))
                .toList();
        return new GunfightScenario(fighters, range(), distances(counts), random.nextBoolean(), rulings());
    }

    private GunfightScenario.Fighter fighter(int index, List<Optional<String>> sides, List<Optional<Integer>> counts) {
        Map<String, Object> fighter = new TreeMap<>(Map.of("name", NAMES.get(index), "fastDraw", Degree.FAIR));
        counts.get(index).ifPresent(count -> fighter.put("count", count));
        sides.get(index).ifPresent(side -> fighter.put("side", side));
        maybe(fighter, "nerve", this::degree);
        maybe(fighter, "fastDraw", this::degree);
        skills(fighter);
        maybe(fighter, "speedReload", () -> random.nextInt(3));
        maybe(fighter, "armour", () -> random.nextInt(4));
        maybe(fighter, "policy", () -> one(GunfightPolicy.values()));
        fighter.put("coverNearby", random.nextBoolean());
        wounds(index, fighter);
        boolean bothHands = !located || !isHurtInAnArm(fighter);
        int guns = random.nextInt(12) == 0 ? 0 : random.nextInt(1, 4);
        fighter.put("guns", Stream.generate(() -> gun(bothHands)).limit(guns).toList());
        if (bothHands && guns > 0 && random.nextInt(3) == 0) {
            List<String> on = IntStream.range(0, sides.size())
                    .filter(other -> !side(other, sides).equals(side(index, sides)) && random.nextBoolean())
                    .mapToObj(other -> oneOrAll(other, counts))
                    .toList();
            fighter.put("dropOn", on);
        }
        return Filled.in(GunfightScenario.Fighter.class, fighter);
    }

    private void skills(Map<String, Object> fighter) {
        maybe(fighter, "pistol", this::degree);
        maybe(fighter, "rifle", this::degree);
        maybe(fighter, "shotgun", this::degree);
        Degree best = (Degree) fighter.getOrDefault("pistol", Degree.POOR);
        if (best != Degree.TERRIBLE) {
            maybe(fighter, "twoGun", () -> best.lowered(random.nextInt(1, 4)));
        }
    }

    /** The first two are able and on different sides, so that there is somebody to fight. */
    private void wounds(int index, Map<String, Object> fighter) {
        Degree capacity = degree();
        fighter.put("damageCapacity", capacity);
        WoundBoxes boxes = WoundBoxes.of(capacity);
        boolean able = index < 2;
        switch (random.nextInt(able ? 4 : 6)) {
            case 0 -> fighter.put("wounds", random.nextInt(able ? 3 : boxes.sum() + 1));
            case 1 -> {
                // Marks from the left are possible under both wound models.
                int points = random.nextInt(able ? boxes.each().getFirst() + 1 : boxes.sum() + 1);
                fighter.put(
                        "marks",
                        WoundTrack.of(WoundModel.POINTS_1993, boxes, points).marks());
            }
            default -> {}
        }
    }

    /** Whether he has a hand less to begin with, of those that he gets a body for. */
    private boolean isHurtInAnArm(Map<String, Object> fighter) {
        maybe(fighter, "agility", this::degree);
        fighter.put("support", random.nextBoolean());
        fighter.put("weaponHand", random.nextInt(4) == 0 ? BodySide.LEFT : BodySide.RIGHT);
        BodyPart part = one(BodyPart.values());
        int what = random.nextInt(part.isLimb() ? 4 : 2);
        Map<String, Object> of = new TreeMap<>(Map.of("part", part));
        switch (what) {
            case 0 -> of.put("armour", random.nextInt(5));
            case 2 -> of.put("wounds", random.nextInt(6));
            case 3 -> of.put("lost", true);
            default -> {}
        }
        fighter.put("parts", of.size() > 1 ? List.of(of) : List.of());
        return part.isOfArm() && what > 1;
    }

    private Map<String, Object> gun(boolean mayBeInHand) {
        // Pistols more often than their share: they can be fanned and used in pairs.
        Firearm kind = random.nextInt(3) == 0 ? Firearm.REVOLVER : one(Firearm.values());
        Map<String, Object> gun = new TreeMap<>(Map.of("kind", kind));
        maybe(gun, "capacity", () -> random.nextInt(1, 8));
        int holds = (int) gun.getOrDefault("capacity", kind.capacity());
        maybe(gun, "loaded", () -> random.nextInt(holds + 1));
        maybe(gun, "strength", () -> random.nextInt(-2, 16));
        gun.put("carried", mayBeInHand && random.nextInt(4) == 0 ? Gun.Carried.IN_HAND : Gun.Carried.HOLSTERED);
        return gun;
    }

    private List<GunfightScenario.Distances> distances(List<Optional<Integer>> counts) {
        List<GunfightScenario.Distances> distances = new ArrayList<>();
        for (int one = 0; one < counts.size(); one++) {
            for (int other = 0; other < one; other++) {
                if (random.nextInt(3) == 0) {
                    List<String> between = List.of(oneOrAll(one, counts), oneOrAll(other, counts));
                    distances.add(distance(between));
                    // Another one for some of the same, of which the later counts.
                    List<String> again = List.of(oneOrAll(one, counts), oneOrAll(other, counts));
                    if (!again.equals(between)) {
                        distances.add(distance(again));
                    }
                }
            }
        }
        return distances;
    }

    private GunfightScenario.Distances distance(List<String> between) {
        RangeBand range = range();
        Optional<Degree> named = range == RangeBand.BEYOND ? maybe(this::degree) : Optional.empty();
        return new GunfightScenario.Distances(
                between.stream().map(Name::new).toList(),
                new Distance(range, named, maybe(() -> random.nextInt(41)), random.nextInt(5) > 0));
    }

    private Rulings rulings() {
        return located || random.nextBoolean() ? said() : Rulings.BY_THE_BOOK;
    }

    private Rulings said() {
        Map<String, Object> said = new TreeMap<>();
        for (DeclaredRuling ruling : Rulings.DECLARED.all()) {
            boolean ofLocations =
                    ruling.rule() instanceof HitLocationRule && !ruling.name().equals("woundModel");
            if (random.nextBoolean() && (located || !ofLocations) && !ruling.isList()) {
                said.put(
                        ruling.name(),
                        ruling.readings()
                                .get(random.nextInt(
                                        Math.min(41, ruling.readings().size()))));
            }
        }
        said.put("hitLocation", located);
        return Rulings.DECLARED.byTheBookBut(said);
    }

    private List<GameMasterModifier> modifiers(GunfightScenario scenario) {
        List<Roster.Member> members = Roster.of(scenario).members();
        return IntStream.range(0, random.nextBoolean() ? 0 : random.nextInt(1, 4))
                .mapToObj(i -> new GameMasterModifier(
                        members.get(random.nextInt(members.size())).name(),
                        TALLIES.get(random.nextInt(TALLIES.size())),
                        maybe(() -> random.nextInt(1, 5)),
                        random.nextInt(-4, 5),
                        "reason " + i))
                .toList();
    }

    /** All of a sheet, or one of them by the name he has among them. */
    private String oneOrAll(int index, List<Optional<Integer>> counts) {
        int count = counts.get(index).orElse(1);
        return count > 1 && random.nextBoolean()
                ? NAMES.get(index) + " " + random.nextInt(1, count + 1)
                : NAMES.get(index);
    }

    private static String side(int index, List<Optional<String>> sides) {
        return sides.get(index).orElse(NAMES.get(index));
    }

    /** Any range, but rarely one at which nobody can shoot. */
    private RangeBand range() {
        RangeBand range = one(RangeBand.values());
        return range == RangeBand.BEYOND ? one(RangeBand.values()) : range;
    }

    private Degree degree() {
        return one(Degree.values());
    }

    private <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }

    private <T> Optional<T> maybe(Supplier<T> what) {
        return random.nextBoolean() ? Optional.of(what.get()) : Optional.empty();
    }

    private void maybe(Map<String, Object> fields, String name, Supplier<?> what) {
        maybe(what).ifPresent(value -> fields.put(name, value));
    }
}
