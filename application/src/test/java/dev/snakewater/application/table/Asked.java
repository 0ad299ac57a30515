package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Optional;

/** Questions of no rule text. */
public final class Asked {

    public static final Name BOB = new Name("Bob");

    private static final Place HOME = new Place(0, 0);

    private Asked() {}

    /** Bob's throw of these dice. */
    public static Throw toThrow(String name, String dice) {
        return new Throw(BOB, name, DicePool.of(dice), Throw.Reads.TOTAL, HouseRule.ASKS);
    }

    /** Bob's choice between {@code left} and {@code right}; {@code up} is barred by two rules. */
    public static Choice<String> way() {
        return Choice.among(BOB, "way", List.of("left", "right", "up"), HouseRule.ASKS)
                .barring(way -> way.equals("up") ? List.of(HouseRule.FORBIDS, HouseRule.FORBIDS_TOO) : List.of());
    }

    /** Where Bob walks, who is at 0 0: anywhere up to 500 away; {@code home} is 0 0, and three places are proposed, of which one is too far. */
    public static Choice<Place> place() {
        List<Place> proposals = List.of(new Place(100, 0), new Place(0, 400), new Place(0, 501));
        return Choice.anywhere(
                        BOB,
                        "place",
                        proposals,
                        said -> said.equals("home") ? Optional.of(HOME) : Place.read(said),
                        HouseRule.ASKS)
                .barring(place -> HOME.distanceTo(place) > 500 ? List.of(HouseRule.FORBIDS) : List.of())
                .noting(place -> Optional.of(Reason.of("steps", HOME.distanceTo(place) / 100)))
                .explaining(place -> Optional.of(Reason.of("as-far-as", HOME.towards(place, 500))));
    }
}
