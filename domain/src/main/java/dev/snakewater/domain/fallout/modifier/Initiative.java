package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.Comparator;
import java.util.List;

/** Somebody's initiative, with what decides a tie (FO-42). Where initiative is not played the total is the base. */
public record Initiative(Name name, int total, int base, int agility) {

    /** The die that is added to the base. */
    public static final DicePool DIE = DicePool.of("1d6");

    /** The name of the tally of the total. */
    public static final String INITIATIVE = "initiative";

    /** The name of the tally of the base. */
    public static final String BASE = "initiative base";

    /** Returns a person's initiative with this total. */
    public static Initiative of(Person person, int total) {
        return new Initiative(
                person.name(), total, base(person).total(), person.statistics().agility());
    }

    /** Returns the base: half of luck, agility and perception. */
    public static Tally base(Person person) {
        return Tally.of(person.name(), BASE, person.statistics().luck(), "luck", FalloutRule.FO_42_INITIATIVE)
                .times(1, 2, Rounding.HALF_UP, "half", FalloutRule.FO_04_ROUNDING)
                .plus(person.statistics().agility(), "agility", FalloutRule.FO_42_INITIATIVE)
                .plus(person.statistics().perception(), "perception", FalloutRule.FO_42_INITIATIVE);
    }

    /** Returns the total before the die is rolled; the game master gives a bonus to whoever opens the fight (FO-68). */
    public static Tally tally(Person person, int mastersBonus) {
        return Tally.ofThrow(person.name(), INITIATIVE, DIE, FalloutRule.FO_42_INITIATIVE)
                .plus(base(person).total(), "initiative-base", FalloutRule.FO_42_INITIATIVE)
                .plusIfAny(mastersBonus, "masters-bonus", FalloutRule.FO_68_MASTER);
    }

    /** Returns who acts in which order; whom nothing tells apart, in the order of the roster. */
    public static List<Name> order(List<Initiative> roster) {
        return roster.stream()
                .sorted(Comparator.comparingInt((Initiative one) -> one.total)
                        .thenComparingInt(one -> one.base)
                        .thenComparingInt(one -> one.agility)
                        .reversed())
                .map(Initiative::name)
                .toList();
    }
}
