package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Makes gunfights up: any that a person could write and that has no problems. */
final class RandomShowdown {

    private static final List<String> NAMES = List.of("Ann", "Bill", "Carl", "Dan", "Eve", "Frank");
    private static final List<String> SIDES = List.of("law", "gang", "rustlers");

    private final SplittableRandom random;

    private RandomShowdown(SplittableRandom random) {
        this.random = random;
    }

    static GunfightScenario from(SplittableRandom random) {
        return new RandomShowdown(random).scenario();
    }

    private GunfightScenario scenario() {
        int count = Math.min(random.nextInt(2, NAMES.size() + 1), random.nextInt(2, NAMES.size() + 1));
        List<Optional<String>> sides = new ArrayList<>(List.of(Optional.of("law"), maybe(() -> "gang")));
        while (sides.size() < count) {
            sides.add(maybe(() -> SIDES.get(random.nextInt(SIDES.size()))));
        }
        List<GunfightScenario.Fighter> fighters =
                IntStream.range(0, count).mapToObj(i -> fighter(i, sides)).toList();
        return new GunfightScenario(fighters, maybe(this::range), distances(count), maybe(random::nextBoolean));
    }

    private GunfightScenario.Fighter fighter(int index, List<Optional<String>> sides) {
        Gunslinger fighter = Gunslinger.named(NAMES.get(index));
        sides.get(index).ifPresent(fighter::side);
        maybe(this::degree).ifPresent(fighter::nerve);
        maybe(this::degree).ifPresent(fighter::fastDraw);
        maybe(this::degree).ifPresent(fighter::pistol);
        maybe(this::degree).ifPresent(fighter::rifle);
        maybe(this::degree).ifPresent(fighter::shotgun);
        maybe(() -> random.nextInt(3)).ifPresent(fighter::speedReload);
        maybe(() -> random.nextInt(4)).ifPresent(fighter::armour);
        maybe(() -> one(GunfightPolicy.values())).ifPresent(fighter::policy);
        if (random.nextBoolean()) {
            fighter.coverNearby();
        }
        Degree capacity = degree();
        fighter.damageCapacity(capacity);
        // The first two are able and on different sides, so that there is somebody to fight.
        int mostWounds = index < 2 ? 2 : WoundBoxes.of(capacity).sum();
        if (index < 2 ? capacity.value() > -3 && random.nextBoolean() : random.nextInt(4) == 0) {
            fighter.wounds(random.nextInt(mostWounds + 1));
        }
        int guns = random.nextInt(12) == 0 ? 0 : random.nextInt(1, 4);
        for (int i = 0; i < guns; i++) {
            gun(fighter);
        }
        if (guns > 0 && random.nextInt(3) == 0) {
            fighter.dropOn(IntStream.range(0, sides.size())
                    .filter(other -> !side(other, sides).equals(side(index, sides)) && random.nextBoolean())
                    .mapToObj(NAMES::get)
                    .toArray(String[]::new));
        }
        return fighter.written();
    }

    private void gun(Gunslinger fighter) {
        Firearm kind = one(Firearm.values());
        Optional<Integer> capacity = maybe(() -> random.nextInt(1, 8));
        int holds = capacity.orElse(kind.capacity());
        fighter.gun(
                kind,
                maybe(() -> random.nextInt(holds + 1)),
                capacity,
                maybe(() -> random.nextInt(-2, 16)),
                maybe(() -> one(Carried.values())));
    }

    private List<GunfightScenario.Distances> distances(int count) {
        List<GunfightScenario.Distances> distances = new ArrayList<>();
        for (int one = 0; one < count; one++) {
            for (int other = 0; other < one; other++) {
                if (random.nextInt(3) == 0) {
                    RangeBand range = range();
                    Optional<Degree> named = range == RangeBand.BEYOND ? maybe(this::degree) : Optional.empty();
                    distances.add(
                            new GunfightScenario.Distances(List.of(NAMES.get(one), NAMES.get(other)), range, named));
                }
            }
        }
        return distances;
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
}
