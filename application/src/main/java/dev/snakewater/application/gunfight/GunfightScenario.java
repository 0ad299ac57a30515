package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartProblems;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a gunfight.
 *
 * @param fighters everybody, in the order in which ties are rolled and told
 * @param range how far apart any two are, unless distances say otherwise; Across the Street if left out
 * @param distances how far apart particular pairs are
 * @param staredown whether they are asked for a staredown before the first draw; not, if left out
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record GunfightScenario(
        List<Fighter> fighters,
        Optional<RangeBand> range,
        List<Distances> distances,
        Optional<Boolean> staredown,
        Optional<Rulings> rulings) {

    /** The rulings that are meant; hits have locations where somebody's sheet tells parts of his body, unless they say no. */
    Rulings read() {
        boolean partsAreTold =
                fighters.stream().anyMatch(fighter -> !fighter.parts().isEmpty());
        Rulings written = rulings.orElse(Rulings.BY_THE_BOOK);
        return partsAreTold ? written.locatedUnlessSaid() : written;
    }

    /**
     * A gunfighter. Traits that are left out have the book's default: Fair for Nerve and Damage Capacity, Poor for
     * skills.
     *
     * @param name what he is called
     * @param count how many of him there are; several are called {@code Bandit 1}, {@code Bandit 2} and so on
     * @param side for whom he fights; for himself, if left out (several of one sheet are one side)
     * @param nerve for the staredown
     * @param fastDraw for the order of action
     * @param pistol for derringers and revolvers
     * @param rifle for rifles
     * @param shotgun for shotguns
     * @param twoGun for a pistol in each hand; no better than Pistol - 1
     * @param damageCapacity how much he takes
     * @param speedReload levels of the gift
     * @param armour what it takes off each hit
     * @param wounds damage points he comes with
     * @param marks or the wound boxes he comes with marked: Scratch, Hurt, Very Hurt, Incapacitated, Near Death
     * @param guns what he carries; the first is the one he takes if he does not say
     * @param coverNearby whether he has something to dive behind
     * @param dropOn on whom he has the drop in the first turn; his first gun is out, then
     * @param policy who decides for him when nobody asks; careful, if left out
     * @param size how big he is as a target, if he is no human being: -3 for a coin to +1 and more for a giant or a dragon
     * @param agility for staying on his feet, where hits have locations; Fair, if left out
     * @param weaponHand the hand he draws with; the right one, if left out
     * @param support whether he has something to lean on if a leg fails him
     * @param parts what is special about the parts of his body: armour of their own, wounds
     */
    public record Fighter(
            String name,

            @Within(least = 1, most = Roster.MOST) Optional<Integer> count,

            Optional<String> side,
            Optional<Degree> nerve,
            Optional<Degree> fastDraw,
            Optional<Degree> pistol,
            Optional<Degree> rifle,
            Optional<Degree> shotgun,
            @Never("Legendary") Optional<Degree> twoGun,
            Optional<Degree> damageCapacity,

            @Within(least = 0, most = GunfightProblems.MOST_GIFTS)
            Optional<Integer> speedReload,

            @Within(least = 0, most = PartProblems.GREATEST_ARMOUR)
            Optional<Integer> armour,

            @Within(least = 0, most = PartProblems.MOST_BOXES)
            Optional<Integer> wounds,

            @Within(least = 0, most = PartProblems.MOST_MARKS)
            List<Integer> marks,

            List<CarriedGun> guns,
            Optional<Boolean> coverNearby,
            List<String> dropOn,
            Optional<GunfightPolicy> policy,

            @Within(least = AimedAt.SMALLEST, most = AimedAt.BIGGEST)
            Optional<Integer> size,

            Optional<Degree> agility,
            Optional<BodySide> weaponHand,
            Optional<Boolean> support,
            List<PartSheet> parts) {}

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

            @Within(least = 0, most = GunfightProblems.MOST_ROUNDS)
            Optional<Integer> loaded,

            @Within(least = 1, most = GunfightProblems.MOST_ROUNDS)
            Optional<Integer> capacity,

            @Within(least = -GunfightProblems.GREATEST_STRENGTH, most = GunfightProblems.GREATEST_STRENGTH)
            Optional<Integer> strength,

            @Never("dropped") Optional<Carried> carried) {}

    /**
     * How far apart two fighters are. A name of several stands for each of them.
     *
     * @param between their names
     * @param range the range band
     * @param difficulty a difficulty that the game master names for a range beyond the table
     * @param paces how many paces it is, for fanning
     * @param visible whether they can see each other; they can, if left out
     */
    public record Distances(
            List<String> between,
            RangeBand range,
            Optional<Degree> difficulty,

            @Within(least = 0, most = GunfightProblems.FARTHEST)
            Optional<Integer> paces,

            Optional<Boolean> visible) {}
}
