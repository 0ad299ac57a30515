package dev.snakewater.domain.gurps.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Everything that stays the same during an attack (GR-6). Everybody who can be hit has a mark: 0 the target, 1 and on the bystanders,
 * {@link #SELF} the attacker.
 */
@Withers
public record Engagement(
        Attacker attacker, Weapon weapon, Manner manner, List<Figure> figures, GroupHits groups, Rulings rulings)
        implements EngagementBuilder.With {

    /** The mark of the target. */
    public static final int TARGET = 0;

    /** The mark of the attacker himself. */
    public static final int SELF = -1;

    /** Returns this with another figure at a mark. */
    public Engagement with(int mark, Figure after) {
        if (mark == SELF) {
            return withAttacker(new Attacker(after.person(), attacker.skill(), attacker.shock()));
        }
        List<Figure> all = new ArrayList<>(figures);
        all.set(mark, after);
        return withFigures(List.copyOf(all));
    }

    /** Returns the figure at a mark. */
    public Figure figure(int mark) {
        return mark == SELF ? Figure.of(attacker.person()) : figures.get(mark);
    }

    /** Returns the blow of a mark against himself with what he parries with (GU-27); none if that is unknown. */
    public Optional<Engagement> ownBlow(int mark) {
        Figure figure = figure(mark).withVulnerability("1");
        Attacker self = new Attacker(figure.person(), attacker.skill(), 0);
        return figure.held()
                .map(held -> with(mark, figure)
                        .with(it -> it.attacker(self).weapon(held).manner(Manner.PLAIN)));
    }

    /** Adds the adjustments that the scenario gives for a box, those of the attack first and then those of the target (GR-7). */
    public Tally adjusted(Box box, int mark, Tally number) {
        return Stream.concat(manner.adjustments().stream(), figure(mark).placement().adjustments().stream())
                .filter(own -> own.box() == box.number())
                .map(own -> new Modifier(own.amount(), Reason.said(own.what()), box))
                .reduce(number, Tally::plus, (one, other) -> other);
    }

    /** Returns whether a mark is a wrong target. */
    public static boolean isWrongTarget(int mark) {
        return mark > TARGET;
    }

    /** Returns whether the location is left to the dice (GU-04). */
    public boolean isRandom(int mark) {
        boolean wrong = isWrongTarget(mark) && rulings.wrongTargetLocation() == Rulings.WrongTargetLocation.RANDOM;
        return wrong || manner.isRandom();
    }

    /** Returns whether the number to hit is at most 9. */
    public boolean isCapped(int mark) {
        return isWrongTarget(mark) || manner.maneuver() == Manner.Maneuver.WILD_SWING;
    }

    /** Returns whether a missed attack can hit somebody else (GU-19). */
    public boolean canStray() {
        return weapon.isRanged() || manner.intoCloseCombat();
    }

    /** Returns whether an attack on a mark goes into the close combat. */
    public boolean isIntoCloseCombat(int mark) {
        return manner.intoCloseCombat() && (!isWrongTarget(mark) || stands(mark) == Placement.Stands.IN_CLOSE_COMBAT);
    }

    /**
     * Returns the candidates among whom chance picks the next: of an attack into a close combat, all who are in it; otherwise the first
     * alone.
     */
    public List<Integer> nextAtRandom(List<Integer> candidates) {
        List<Integer> first = candidates.stream().limit(1).toList();
        return first.stream().allMatch(this::isIntoCloseCombat)
                ? candidates.stream().filter(this::isIntoCloseCombat).toList()
                : first;
    }

    /**
     * Returns whom an attack can hit that misses the target (GU-20): a missile everybody within range, nearest first; a blow the others in
     * close combat.
     */
    public List<Integer> candidates() {
        return IntStream.range(1, figures.size())
                .boxed()
                .filter(mark -> weapon.isRanged() ? isInRange(mark) : stands(mark) == Placement.Stands.IN_CLOSE_COMBAT)
                .sorted(weapon.isRanged() ? inLine() : Comparator.naturalOrder())
                .toList();
    }

    /** Returns the candidates behind somebody who dodged; in close combat nobody is behind another. */
    public List<Integer> behind(int dodger, List<Integer> candidates) {
        return candidates.stream().filter(mark -> isBehind(mark, dodger)).toList();
    }

    private boolean isBehind(int mark, int dodger) {
        if (!isWrongTarget(dodger)) {
            return stands(mark) == Placement.Stands.BEHIND;
        }
        boolean beside =
                stands(mark) == Placement.Stands.IN_CLOSE_COMBAT && stands(dodger) == Placement.Stands.IN_CLOSE_COMBAT;
        return !beside && inLine().compare(mark, dodger) > 0;
    }

    private Comparator<Integer> inLine() {
        return Comparator.<Integer>comparingInt(mark -> figure(mark).placement().yards())
                .thenComparing(Comparator.naturalOrder());
    }

    private boolean isInRange(int mark) {
        int yards = figure(mark).placement().yards();
        return weapon.shooting().maximum().filter(most -> yards > most).isEmpty();
    }

    private Placement.Stands stands(int mark) {
        return figure(mark).placement().place();
    }

    /** All situations of an attack share one engagement, which is looked up often: its names tell it apart well enough. */
    @Override
    public int hashCode() {
        return 31 * attacker.name().hashCode() + figures.getFirst().name().hashCode();
    }

    /** The attacker. His own body matters if he hits himself. */
    public record Attacker(
            @Unwrapped Person person,
            @Within({1, 100}) int skill,
            @Default("0") @Within({0, 100}) int shock) {

        /** Returns what he is called. */
        public Name name() {
            return person.name();
        }
    }
}
