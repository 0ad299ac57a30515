package dev.snakewater.application.gunfight;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a gunfight.
 *
 * @param fighters everybody, in the order in which ties are rolled and told
 * @param range how far apart any two are, unless distances say otherwise; Across the Street if left out
 * @param distances how far apart particular pairs are
 * @param staredown whether they are asked for a staredown before the first draw; not, if left out
 */
public record GunfightScenario(
        List<Fighter> fighters, Optional<RangeBand> range, List<Distances> distances, Optional<Boolean> staredown) {

    /**
     * A gunfighter. Traits that are left out have the book's default: Fair for Nerve and Damage Capacity, Poor for
     * skills.
     *
     * @param name what he is called
     * @param side for whom he fights; for himself, if left out
     * @param nerve for the staredown
     * @param fastDraw for the order of action
     * @param pistol for derringers and revolvers
     * @param rifle for rifles
     * @param shotgun for shotguns
     * @param damageCapacity how much he takes
     * @param speedReload levels of the gift
     * @param armour what it takes off each hit
     * @param wounds damage points he comes with
     * @param guns what he carries; the first is the one he takes if he does not say
     * @param coverNearby whether he has something to dive behind
     * @param dropOn on whom he has the drop in the first turn; his first gun is out, then
     * @param policy who decides for him when nobody asks; careful, if left out
     */
    public record Fighter(
            String name,
            Optional<String> side,
            Optional<Degree> nerve,
            Optional<Degree> fastDraw,
            Optional<Degree> pistol,
            Optional<Degree> rifle,
            Optional<Degree> shotgun,
            Optional<Degree> damageCapacity,
            Optional<Integer> speedReload,
            Optional<Integer> armour,
            Optional<Integer> wounds,
            List<CarriedGun> guns,
            Optional<Boolean> coverNearby,
            List<String> dropOn,
            Optional<GunfightPolicy> policy) {}

    /**
     * A gun.
     *
     * @param kind what kind
     * @param loaded how many rounds are in it; full, if left out
     * @param capacity how many it holds; the kind's, if left out
     * @param strength what it adds to damage; the kind's, if left out
     * @param carried holstered, if left out
     */
    public record CarriedGun(
            Firearm kind,
            Optional<Integer> loaded,
            Optional<Integer> capacity,
            Optional<Integer> strength,
            Optional<Carried> carried) {}

    /**
     * How far apart two fighters are.
     *
     * @param between their names
     * @param range the range band
     * @param difficulty a difficulty that the game master names instead
     */
    public record Distances(List<String> between, RangeBand range, Optional<Degree> difficulty) {}
}
