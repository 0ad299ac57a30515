package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartProblems;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
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
        Optional<WrittenRulings> rulings) {

    /** The rulings that are meant; hits have locations where somebody's sheet tells parts of his body, unless they say no. */
    Rulings read() {
        boolean partsAreTold =
                fighters.stream().anyMatch(fighter -> !fighter.parts().isEmpty());
        return rulings.orElse(WrittenRulings.NONE).read(partsAreTold);
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

    /**
     * How the game master reads what the rules leave open; each is by the book if left out. See {@link Rulings}.
     *
     * @param staredown how a staredown is decided
     * @param dropScope how long the drop stands in for an aim
     * @param drawTies what equal draws mean
     * @param woundModel how wounds are marked
     * @param fanMaxPaces within how many paces a fan reaches
     * @param fanMaxRange up to which range band, where paces are not known
     * @param criticals whether a natural +4 hits and a natural -4 misses
     * @param grazes whether a margin of 0 or 1 is only a graze
     * @param damageRoll whether dice are rolled for damage
     * @param flight whether one may flee
     * @param surrender whether one may surrender
     * @param callingOff whether the fight may be called off
     * @param hitLocation whether hits have locations; if left out, they have where a sheet tells parts
     * @param calledShotMaxRange up to which range a part of the body can be aimed at
     * @param calledShotDamageAddBack whether what a small target costs to hit is given back as damage
     * @param agilitySaveOnFall whether Agility may keep somebody up whose leg has become useless
     * @param locationDie what the six faces of the die show that tells where a hit goes, from 1 to 6 (HL-10); the table of HL-07, if
     *     left out
     */
    public record WrittenRulings(
            Optional<Rulings.StaredownBy> staredown,
            Optional<Rulings.DropScope> dropScope,
            Optional<Rulings.DrawTies> drawTies,
            Optional<WoundModel> woundModel,

            @Within(least = 0, most = GunfightProblems.FARTHEST)
            Optional<Integer> fanMaxPaces,

            Optional<RangeBand> fanMaxRange,
            Optional<Boolean> criticals,
            Optional<Boolean> grazes,
            Optional<Boolean> damageRoll,
            Optional<Boolean> flight,
            Optional<Boolean> surrender,
            Optional<Boolean> callingOff,
            Optional<Boolean> hitLocation,
            Optional<RangeBand> calledShotMaxRange,
            Optional<Boolean> calledShotDamageAddBack,
            Optional<Boolean> agilitySaveOnFall,
            List<Region> locationDie) {

        /** Of which nothing is written. */
        static final WrittenRulings NONE = Form.of(WrittenRulings.class).filled();

        /**
         * The rulings that are meant.
         *
         * @param partsAreTold whether the sheet of somebody tells parts of his body
         */
        Rulings read(boolean partsAreTold) {
            Rulings book = Rulings.BY_THE_BOOK;
            Rulings read = new Rulings(
                    staredown.orElse(book.staredown()),
                    dropScope.orElse(book.dropScope()),
                    drawTies.orElse(book.drawTies()),
                    fanMaxPaces.orElse(book.fanMaxPaces()),
                    fanMaxRange.orElse(book.fanMaxRange()),
                    criticals.orElse(book.criticals()),
                    grazes.orElse(book.grazes()),
                    damageRoll.orElse(book.damageRoll()),
                    flight.orElse(book.flight()),
                    surrender.orElse(book.surrender()),
                    callingOff.orElse(book.callingOff()),
                    hitLocation,
                    calledShotMaxRange.orElse(book.calledShotMaxRange()),
                    new LocationRulings(
                            new BlastRulings(
                                    new WoundRulings(woundModel.orElse(book.woundModel())),
                                    agilitySaveOnFall.orElse(book.body().agilitySaveOnFall())),
                            calledShotDamageAddBack.orElse(book.body().calledShotDamageAddBack()),
                            locationDie));
            return partsAreTold ? read.locatedUnlessSaid() : read;
        }
    }
}
