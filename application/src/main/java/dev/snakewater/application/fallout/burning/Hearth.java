package dev.snakewater.application.fallout.burning;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.burning.Jet;
import dev.snakewater.domain.fallout.catalogue.FlameThrower;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.fallout.shot.Person;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stays as it is while there is fire.
 *
 * @param stoker who fires; nobody, if there is only the fire
 * @param places where everybody stands that can be hit, or burns
 * @param items what the master adds to the hit value
 * @param rulings how the master reads the rules
 */
@Withers
public record Hearth(Optional<Stoker> stoker, List<Place> places, List<MasterItem> items, Rulings rulings)
        implements HearthBuilder.With {

    public Hearth {
        places = List.copyOf(places);
        items = List.copyOf(items);
    }

    /**
     * Who fires.
     *
     * @param shooter who it is
     * @param thrower with what
     * @param actionPoints what she has in each round
     * @param rounds in how many rounds she may fire
     */
    @Withers
    public record Stoker(Person shooter, FlameThrower thrower, int actionPoints, int rounds)
            implements HearthStokerBuilder.With {}

    /**
     * A target where it stands.
     *
     * @param target who it is
     * @param distance how far from who fires, in millimetres
     * @param hitPoints what she had when it began
     */
    @Withers
    public record Place(Person target, int distance, int hitPoints) implements HearthPlaceBuilder.With {}

    Hearth with(Stoker by) {
        return withStoker(Optional.of(by));
    }

    Hearth with(int place, Place after) {
        List<Place> all = new ArrayList<>(places);
        all.set(place, after);
        return withPlaces(all);
    }

    Person target(int place) {
        return places.get(place).target();
    }

    Name name(int place) {
        return target(place).name();
    }

    Jet jet(Stoker by, int place) {
        return new Jet(
                new Encounter(by.shooter(), target(place), places.get(place).distance(), items, rulings), by.thrower());
    }

    Locations locations(Stoker by, int place) {
        return jet(by, place).encounter().locations();
    }
}
