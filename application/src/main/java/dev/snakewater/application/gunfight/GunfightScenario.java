package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Traits;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Never;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a gunfight.
 *
 * @param fighters everybody, in the order in which ties are rolled and told
 * @param range how far apart any two are, unless distances say otherwise
 * @param distances how far apart particular pairs are
 * @param staredown whether they are asked for a staredown before the first draw
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record GunfightScenario(
        @Items(least = 1, most = Roster.MOST) List<Fighter> fighters,
        @Default("Across the Street") RangeBand range,
        List<Distances> distances,
        @Default("false") boolean staredown,
        Optional<WrittenRulings> rulings) {

    /** This as far as it can be opened: what does not fit of wounds and rounds is left out. */
    GunfightScenario fitting() {
        List<Fighter> fitting = fighters.stream()
                .map(fighter -> Casting.fitting(fighter, read().woundModel()))
                .toList();
        return new GunfightScenario(fitting, range, distances, staredown, rulings);
    }

    /** The rulings that are meant; hits have locations where somebody's sheet tells parts of his body, unless they say no. */
    Rulings read() {
        boolean partsAreTold =
                fighters.stream().anyMatch(fighter -> !fighter.parts().isEmpty());
        return rulings.orElse(WrittenRulings.NONE).read(partsAreTold);
    }

    /**
     * A gunfighter.
     *
     * @param name what he is called
     * @param count how many of him there are; several are called {@code Bandit 1}, {@code Bandit 2} and so on
     * @param side for whom he fights; for himself, if left out (several of one sheet are one side)
     * @param traits what he can do, and what he has about him
     * @param wounds the wounds he comes with
     * @param guns what he carries; the first is the one he takes if he does not say
     * @param dropOn on whom he has the drop in the first turn; his first gun is out, then
     * @param policy who decides for him when nobody asks
     * @param agility for staying on his feet, where hits have locations; Fair, if left out
     * @param weaponHand the hand he draws with; the right one, if left out
     * @param support whether he has something to lean on if a leg fails him
     * @param parts what is special about the parts of his body: armour of their own, wounds
     */
    public record Fighter(
            Name name,

            @Default("1") @Within(least = 1, most = Roster.MOST)
            int count,

            Optional<Side> side,
            @Unwrapped Traits traits,
            @Unwrapped WrittenWounds wounds,
            List<CarriedGun> guns,
            List<Name> dropOn,
            @Default("careful") GunfightPolicy policy,
            Optional<Degree> agility,
            Optional<BodySide> weaponHand,
            Optional<Boolean> support,
            List<PartSheet> parts) {

        /** One of whom nothing is said but this. */
        public static Fighter of(Name name, Traits traits, List<CarriedGun> guns, GunfightPolicy policy) {
            return new Fighter(
                    name,
                    1,
                    Optional.empty(),
                    traits,
                    WrittenWounds.NONE,
                    guns,
                    List.of(),
                    policy,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    List.of());
        }

        /** The side of everybody of this sheet: the one that is written, or their own. */
        Side ownSide() {
            return side.orElse(new Side(name.text()));
        }

        /** This with other wounds, guns and parts. */
        Fighter with(WrittenWounds otherWounds, List<CarriedGun> otherGuns, List<PartSheet> otherParts) {
            return new Fighter(
                    name,
                    count,
                    side,
                    traits,
                    otherWounds,
                    otherGuns,
                    dropOn,
                    policy,
                    agility,
                    weaponHand,
                    support,
                    otherParts);
        }
    }

    /**
     * A gun.
     *
     * @param kind what kind
     * @param loaded how many rounds are in it; full, if left out
     * @param capacity how many it holds; the kind's, if left out
     * @param strength what it adds to damage; the kind's, if left out
     * @param carried where it is
     */
    public record CarriedGun(
            Firearm kind,
            @Within(least = 0, most = 100) Optional<Integer> loaded,
            @Within(least = 1, most = 100) Optional<Integer> capacity,
            @Within(least = -20, most = 20) Optional<Integer> strength,

            @Default("holstered") @Never(value = "dropped", rule = "HL-17")
            Carried carried) {

        /** A full gun of this kind, in its holster. */
        public static CarriedGun of(Firearm kind) {
            return new CarriedGun(kind, Optional.empty(), Optional.empty(), Optional.empty(), Carried.HOLSTERED);
        }

        /** How many rounds it holds. */
        int holds() {
            return capacity.orElse(kind.capacity());
        }

        /** This as far as it can be: full, if it does not hold what is said to be loaded. */
        CarriedGun fitting() {
            return new CarriedGun(kind, loaded.filter(rounds -> rounds <= holds()), capacity, strength, carried);
        }

        /** The gun that is meant. */
        Gun gun() {
            return new Gun(kind, strength.orElse(kind.strength()), holds(), loaded.orElse(holds()), carried);
        }
    }

    /**
     * How far apart two fighters are. A name of several stands for each of them.
     *
     * @param between their names
     * @param distance what lies between them
     */
    public record Distances(
            @Items(least = 2, most = 2) List<Name> between,
            @Unwrapped Distance distance) {

        /** Whether these two are named. */
        boolean isBetween(Name one, Name other) {
            return between.containsAll(List.of(one, other));
        }
    }

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

            @Within(least = 0, most = Distance.FARTHEST) Optional<Integer> fanMaxPaces,

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
            return new Rulings(
                    staredown.orElse(book.staredown()),
                    dropScope.orElse(book.dropScope()),
                    drawTies.orElse(book.drawTies()),
                    woundModel.orElse(book.woundModel()),
                    fanMaxPaces.orElse(book.fanMaxPaces()),
                    fanMaxRange.orElse(book.fanMaxRange()),
                    criticals.orElse(book.criticals()),
                    grazes.orElse(book.grazes()),
                    damageRoll.orElse(book.damageRoll()),
                    flight.orElse(book.flight()),
                    surrender.orElse(book.surrender()),
                    callingOff.orElse(book.callingOff()),
                    hitLocation.orElse(partsAreTold) ? Optional.of(located()) : Optional.empty());
        }

        private BodyRulings located() {
            BodyRulings book = BodyRulings.BY_THE_BOOK;
            return new BodyRulings(
                    calledShotMaxRange.orElse(book.calledShotMaxRange()),
                    calledShotDamageAddBack.orElse(book.calledShotDamageAddBack()),
                    agilitySaveOnFall.orElse(book.agilitySaveOnFall()),
                    LocationDie.of(locationDie));
        }
    }
}
