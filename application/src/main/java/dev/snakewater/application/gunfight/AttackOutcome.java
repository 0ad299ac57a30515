package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;

/**
 * What came of an attack.
 *
 * @param by who attacked
 * @param targets what it did to each target, in the order in which they were named
 * @param rounds how many rounds are left in the guns he used
 */
public record AttackOutcome(Name by, List<Target> targets, int rounds) {

    /** Copies the targets. */
    public AttackOutcome {
        targets = List.copyOf(targets);
    }

    /**
     * What an attack did to one target.
     *
     * @param name who it is
     * @param shots how many shots were meant for him; the last is not fired if there is nothing left to fire at
     * @param hits how many shots hit him
     * @param misses how many missed him
     * @param points how many points of damage he took
     * @param before how badly he was hurt before
     * @param after how badly he is hurt now
     * @param out whether he is out of action now
     */
    public record Target(
            Name name, int shots, int hits, int misses, int points, WoundLevel before, WoundLevel after, boolean out) {}

    /** How things stand now. */
    static AttackOutcome of(Attack attack) {
        Gunfighter shooter = attack.fight().fighter(attack.by());
        return new AttackOutcome(
                attack.by(),
                attack.tolls().stream()
                        .map(toll -> target(toll, attack.fight().fighter(toll.target())))
                        .toList(),
                shooter.gunsInUse().stream().mapToInt(Gun::rounds).sum());
    }

    /** How many shots were meant to be fired. */
    public int shots() {
        return targets.stream().mapToInt(Target::shots).sum();
    }

    /** How many shots hit. */
    public int hits() {
        return targets.stream().mapToInt(Target::hits).sum();
    }

    private static Target target(Attack.Toll toll, Gunfighter target) {
        return new Target(
                target.name(),
                toll.shots(),
                toll.hits(),
                toll.misses(),
                toll.points(),
                toll.before(),
                target.wounds().level(),
                !target.isAble());
    }
}
