package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.weapon.DamageType;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A piece of armour that somebody wears: one of the list, or one of your own, which needs {@code dr}. */
public record WornArmour(
        Optional<Armour> is,
        @Within({0, 100}) Optional<Integer> pd,
        @Within({0, 100}) Optional<Integer> dr,
        @Within({0, 100}) Optional<Integer> againstPoints,
        List<Against> against,
        Optional<Boolean> flexible,
        @Default("false") boolean eyeslit,
        List<HitLocation> covers) {

    /** The DR of a piece of armour against one type of damage. */
    public record Against(DamageType type, @Within({0, 100}) int dr) {}

    public WornArmour {
        against = List.copyOf(against);
        covers = List.copyOf(covers);
    }

    /** Returns the locations that it covers. */
    public List<HitLocation> covered() {
        return covers.isEmpty()
                ? is.map(Armour::listed).map(WornArmour::covers).orElse(Armour.Coverage.FRONT.locations())
                : covers;
    }

    /** Returns whether it covers this location. */
    public boolean protects(HitLocation location) {
        boolean isSlit = eyeslit && location == HitLocation.EYE;
        return !isSlit && (covered().contains(location.wornAs()) || covered().contains(location));
    }

    /** Returns its PD. */
    public int passiveDefence() {
        return told(WornArmour::pd).orElse(0);
    }

    /** Returns whether a stopped blow is felt through it. */
    public boolean yields() {
        return told(WornArmour::flexible).orElse(false);
    }

    /** Returns its DR against this type. */
    public int against(DamageType type) {
        Optional<Integer> points = againstPoints.or(() -> dr).or(() -> told(WornArmour::againstPoints));
        return against.stream()
                .filter(one -> one.type() == type)
                .map(Against::dr)
                .findFirst()
                .or(() -> points.filter(any -> type == DamageType.IMPALING))
                .or(() -> told(WornArmour::dr))
                .orElse(0);
    }

    /** Returns what is given for it, or else what the list says. */
    private <V> Optional<V> told(Function<WornArmour, Optional<V>> part) {
        return part.apply(this).or(() -> is.map(Armour::listed).flatMap(part));
    }
}
