package dev.snakewater.domain.fudge.gunfight.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.combatant.Armour;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.fudge.hitlocation.modifier.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.Wounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A gunfighter as he is now. It holds facts only, so that two fights in which the same things can still happen are equal.
 *
 * @param inUse the indices of the guns he chose for this turn (GF-07): none, one, or two pistols
 * @param drop the enemies on whom he has an unspent drop (GF-10, GF-13)
 * @param holdsPrize whether he holds the +2 of the staredown (GF-04)
 * @param announced what he announced at the draw (HL-11)
 * @param granted the enemies on whom the game master gives him the drop at the next draw (GF-10)
 */
@Withers
public record Gunfighter(
        Sheet sheet,
        Wounds wounds,
        List<Gun> guns,
        List<Integer> inUse,
        List<Name> drop,
        boolean holdsPrize,
        Stance stance,
        Presence presence,
        Optional<Announcement> announced,
        List<Name> granted)
        implements GunfighterBuilder.With {

    /** Copies the lists, and takes the +2 from anyone who is out of action (GF-04). */
    public Gunfighter {
        holdsPrize = holdsPrize && wounds.level().canAct();
        guns = List.copyOf(guns);
        inUse = List.copyOf(inUse);
        drop = List.copyOf(drop);
        granted = List.copyOf(granted);
    }

    /** Of what changes most: odds look up a great many situations, and his sheet is the same in all of them. */
    @Override
    public int hashCode() {
        int equipped = 31 * (31 * wounds.hashCode() + guns.hashCode()) + inUse.hashCode();
        int standing = 31 * (31 * stance.hashCode() + presence.hashCode()) + Boolean.hashCode(holdsPrize);
        return 31 * (31 * equipped + standing) + drop.hashCode();
    }

    /** Returns his name. */
    public Name name() {
        return sheet.name();
    }

    /** A shooting skill, with his degree in it. */
    public record Skilled(Firearm.Skill skill, Degree degree) {}

    /** Returns the skills that his guns use. */
    public List<Skilled> skills() {
        return guns.stream()
                .map(gun -> gun.kind().skill())
                .distinct()
                .map(skill -> new Skilled(skill, sheet.traits().skill(skill)))
                .toList();
    }

    /** Returns whether he has at least two pistols. */
    public boolean hasTwoPistols() {
        return guns.stream().filter(gun -> gun.kind().isPistol()).count() > 1;
    }

    /** Returns the target of a shot at him: a part, or no part in particular (HL-02, HL-04). */
    public AimedAt aimedAt(Optional<CalledPart> called) {
        return called.map(part -> AimedAt.of(part, sheet.traits().size()))
                .orElseGet(() -> AimedAt.whole(name().text(), sheet.traits().size()));
    }

    /** Returns whether he can still act, and has neither fled nor surrendered (GF-39). */
    public boolean isAble() {
        return presence == Presence.FIGHTING && wounds.level().canAct();
    }

    /** Returns whether he is still there, dead or alive, or was seen to flee or surrender. */
    public boolean isThere() {
        return presence != Presence.LEFT;
    }

    /** Returns this without a drop on somebody who is no longer there. */
    public Gunfighter forgetting(Name somebody) {
        return with(it -> it.drop(without(drop, somebody)).granted(without(granted, somebody)));
    }

    private static List<Name> without(List<Name> names, Name somebody) {
        return names.stream().filter(name -> !name.equals(somebody)).toList();
    }

    /** Returns whether the two fight for different sides. */
    public boolean isEnemyOf(Gunfighter other) {
        return !sheet.side().equals(other.sheet.side());
    }

    /** Returns whether his drop counts for a shot at this target (GF-13). */
    public boolean canUseDropOn(Name target, Part part, Rulings.DropScope scope) {
        return drop.contains(target) && (scope != Rulings.DropScope.PART_3_ONLY || part == Part.PART_3);
    }

    /** Returns this after a shot at this target. It spends the drop, unless the drop lasts the whole turn (GF-13). */
    public Gunfighter havingShotAt(Name target, Rulings.DropScope scope) {
        return scope == Rulings.DropScope.FIRST_ATTACK && drop.contains(target) ? withDrop(List.of()) : this;
    }

    /** Returns the guns he uses this turn; none if he is unarmed. */
    public List<Gun> gunsInUse() {
        return guns(inUse);
    }

    /** Returns his guns with these indices. */
    public List<Gun> guns(List<Integer> indices) {
        List<Gun> these = new ArrayList<>(indices.size());
        for (int gun : indices) {
            these.add(guns.get(gun));
        }
        return these;
    }

    /** Returns whether he uses a pistol in each hand this turn (GF-31). */
    public boolean usesTwoGuns() {
        return inUse.size() == 2;
    }

    /** Returns the indices of the loaded guns in use, the fullest first (GF-31). */
    public List<Integer> loaded() {
        List<Integer> loaded = new ArrayList<>(inUse.size());
        for (Integer gun : inUse) {
            if (!guns.get(gun).isEmpty()) {
                loaded.add(gun);
            }
        }
        if (loaded.size() > 1) {
            loaded.sort((one, other) ->
                    Integer.compare(guns.get(other).rounds(), guns.get(one).rounds()));
        }
        return loaded;
    }

    /** Returns whether no gun in use has a round left. */
    public boolean isOutOfRounds() {
        for (int gun : inUse) {
            if (!guns.get(gun).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether his drop is with one of these guns: it needs a gun that is out (GF-10). */
    public boolean hasDropWith(List<Gun> chosen) {
        return !drop.isEmpty() && chosen.stream().anyMatch(Gun::isInHand);
    }

    /** Returns this with these guns drawn for the turn. Any other gun in hand is put away, and the drop is lost with it. */
    public Gunfighter drawing(List<Integer> chosen) {
        List<Gun> drawn = new ArrayList<>(guns.size());
        for (int gun = 0; gun < guns.size(); gun++) {
            Gun.Carried carried = chosen.contains(gun) ? Gun.Carried.IN_HAND : Gun.Carried.HOLSTERED;
            Gun before = guns.get(gun);
            drawn.add(before.isDropped() ? before : before.withCarried(carried));
        }
        List<Name> held = hasDropWith(guns(chosen)) ? drop : List.of();
        return with(it -> it.guns(drawn).inUse(chosen).drop(held));
    }

    /** Returns this with one of his guns changed. */
    public Gunfighter withGun(int index, Gun gun) {
        List<Gun> changed = new ArrayList<>(guns);
        changed.set(index, gun);
        return withGuns(changed);
    }

    /** Returns this with one of his guns somewhere else. */
    public Gunfighter carrying(int gun, Gun.Carried carried) {
        return withGun(gun, guns.get(gun).withCarried(carried));
    }

    /** Returns his body part by part, with hit locations. */
    public Optional<Body> body() {
        return wounds instanceof Body body ? Optional.of(body) : Optional.empty();
    }

    /** Returns whether he is on the ground (HL-19). */
    public boolean isProne() {
        return wounds instanceof Body body && body.prone();
    }

    /** Returns whether he can stand, with something to lean on if need be (HL-21). */
    public boolean canStand() {
        return !(wounds instanceof Body body) || body.canStand(sheet.support());
    }

    /** Returns the hands that these guns take: both for two pistols or a long gun; for one pistol, the weapon hand if it can hold it (HL-25). */
    public List<BodySide> handsFor(List<Gun> chosen) {
        BodySide weaponHand = sheet.weaponHand();
        boolean both = chosen.size() > 1
                || (chosen.size() == 1 && !chosen.getFirst().kind().isPistol());
        return both
                ? List.of(weaponHand, weaponHand.other())
                : List.of(otherHand().orElse(weaponHand));
    }

    /** Returns the hand that is not his weapon hand, if it is the only usable one. */
    public Optional<BodySide> otherHand() {
        BodySide other = sheet.weaponHand().other();
        return wounds instanceof Body body && body.hasHand(other) && !body.hasHand(sheet.weaponHand())
                ? Optional.of(other)
                : Optional.empty();
    }

    /** Returns the activity of fighting with these guns, standing or on the ground (HL-25). */
    public Activity fighting(List<Gun> with) {
        return Activity.fighting(handsFor(with), !isProne());
    }

    /** Returns the indices of the guns in his hands. */
    public List<Integer> held() {
        List<Integer> held = new ArrayList<>(guns.size());
        for (int gun = 0; gun < guns.size(); gun++) {
            if (guns.get(gun).isInHand()) {
                held.add(gun);
            }
        }
        return held;
    }

    /** Returns the hands that hold this gun; of two guns, each is in a hand of its own (HL-17). */
    public List<BodySide> handsOn(int gun) {
        List<Integer> held = held();
        List<BodySide> hands = handsFor(guns(held));
        return held.size() > 1 ? List.of(hands.get(held.indexOf(gun) % hands.size())) : hands;
    }

    /** Returns this with another body. Guns that its hands cannot hold are dropped (HL-17). */
    public Gunfighter withBody(Body other) {
        Gunfighter after = withWounds(other);
        for (int gun : held()) {
            if (!other.hasHands(handsOn(gun))) {
                List<Integer> used = new ArrayList<>(after.inUse);
                used.remove((Integer) gun);
                after = after.carrying(gun, Gun.Carried.DROPPED).withInUse(used);
            }
        }
        return after;
    }

    /** Returns this, gone from the fight; the +2 is lost. */
    public Gunfighter leaving(Presence how) {
        return with(it -> it.holdsPrize(false).presence(how));
    }

    /** Returns this with the drop on these enemies, if he has a gun for it. */
    public Gunfighter aimingAt(List<Name> on) {
        Optional<Integer> gun = on.isEmpty() ? Optional.empty() : gunForTheDrop();
        return gun.map(out -> carrying(out, Gun.Carried.IN_HAND).withDrop(on))
                .orElseGet(() -> drop.isEmpty() ? this : withDrop(List.of()));
    }

    /** Returns the gun he can have the drop with: one in hand, or the first he can hold (GF-10). */
    public Optional<Integer> gunForTheDrop() {
        List<Integer> held = held();
        return (held.isEmpty() ? GunsInHand.firstOf(this) : held).stream().findFirst();
    }

    /** Returns this at the end of a turn: aim, dodge, dive, drop, +2 and announcement end (GF-28), and a granted drop begins. */
    public Gunfighter turnEnded() {
        return with(it -> it.inUse(List.of())
                        .drop(List.of())
                        .holdsPrize(false)
                        .stance(Stance.OPEN)
                        .announced(Optional.empty())
                        .granted(List.of()))
                .aimingAt(granted);
    }

    /** The effect of a gunfighter's part 3 on the rest of the turn. */
    public enum Stance {
        /** He did nothing special, or has not had his part 3 yet. */
        OPEN,
        AIMED,
        /** He fired a snapshot; in part 4 he can fire only another (GF-16). */
        SNAPPED,
        DODGING,
        /** He dodges with the +2 of the staredown: -4 to hit him (GF-05). */
        DODGING_HARD,
        /** He is behind cover: shots at him miss, and he cannot fire (GF-19). */
        IN_COVER;

        /** Returns whether he dodges, with the +2 or without. */
        public boolean dodges() {
            return this == DODGING || this == DODGING_HARD;
        }
    }

    /** Whether somebody is still in the fight. Leaving it alive is a house rule (SW-01, SW-02), or the game master's word. */
    public enum Presence {
        /** He fights, as far as his wounds allow. */
        FIGHTING,
        FLED,
        SURRENDERED,
        LEFT;
    }

    /** What a gunfighter can announce at the draw. */
    public enum Announcement {
        /** He will aim at a part of somebody's body this turn (HL-11). */
        CALLED_SHOT;

        @Override
        public String toString() {
            return "a " + Word.of(this);
        }
    }

    /**
     * What does not change about a gunfighter during a fight.
     *
     * @param traits his skills, and what he has about him
     * @param agility an attribute (HL-20); like everything below, it matters only with hit locations
     * @param weaponHand the hand he draws with while he can (HL-25)
     * @param armour his armour, part by part (HL-30)
     * @param support whether he has something to lean on, such as a makeshift cane (HL-21)
     */
    public record Sheet(
            Name name, Side side, Traits traits, Degree agility, BodySide weaponHand, Armour armour, boolean support) {

        /** Returns whether he fights only for himself. */
        public boolean isOnHisOwn() {
            return side.text().equals(name.text());
        }

        /** Returns the parts on which his armour is not his usual armour. */
        public List<Armour.Worn> wornOtherwise() {
            return armour.unlike(traits.armour());
        }

        /** Hashes the name only: a roster has each name once, and exact odds look up fights by the million. */
        @Override
        public int hashCode() {
            return name.hashCode();
        }
    }
}
