package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.Optional;

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
     * @param onTheBody what was done to the parts of his body, where hits have locations
     * @param parts how those parts are now that were hit
     */
    public record Target(
            Name name,
            int shots,
            int hits,
            int misses,
            int points,
            WoundLevel before,
            WoundLevel after,
            boolean out,
            Optional<Attack.OnTheBody> onTheBody,
            Optional<List<PartState>> parts) {}

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
                !target.isAble(),
                toll.onTheBody(),
                toll.onTheBody().flatMap(done -> target.body().map(body -> parts(body, done.hit()))));
    }

    private static List<PartState> parts(Body body, List<BodyPart> hit) {
        return BodyPart.ALL.stream()
                .filter(hit::contains)
                .map(part -> PartState.of(body, part))
                .toList();
    }
}
