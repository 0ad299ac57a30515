package dev.snakewater.domain.gurps.modifier;

import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.Exit;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.combatant.WornArmour;
import dev.snakewater.domain.gurps.modifier.Engagement.Attacker;
import dev.snakewater.domain.gurps.scene.Cover;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.scene.SpeedRange;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** The number to hit a mark at a location: what each of the boxes 1 to 13 adds, and where it leads. */
public record ToHit(Engagement engagement, int mark, HitLocation location) {

    /** What a Wild Swing and an attack on a wrong target cannot exceed. */
    public static final int CAP = 9;

    private static final int LARGE_SHIELD = -2;
    private static final int IN_THE_WAY = -4;
    private static final int MOST_FURTHER_AIM = 3;
    private static final int BRACED = 1;
    private static final int SINGLE_HEX = -2;
    private static final int POP_UP = -2;
    private static final int LINE = -5;
    private static final int SNAP_SHOT_INSIDE = 4;

    /** Returns the running number as box 1 sets it. */
    public Tally base() {
        Attacker by = engagement.attacker();
        return Tally.of(by.name(), "to hit", by.skill(), "skill", Box.GU_01_BASE_SKILL, weapon().name());
    }

    /** Returns the exit by which an attack leaves one of the boxes 1 to 13, of which 11 goes by the running number. */
    public Exit exit(Box box, int number) {
        return box.exit(
                switch (box) {
                    case GU_04_RANDOM_LOCATION -> engagement.isRandom(mark);
                    case GU_07_RANGED -> weapon().isRanged();
                    case GU_09_OPPORTUNITY -> aim().isSudden();
                    case GU_10_AIMED -> aim().isAimed();
                    case GU_11_SNAP_SHOT_NUMBER -> beatsSnapShot(number);
                    default -> true;
                });
    }

    /**
     * Returns the running number at one of the boxes 1 to 14, before the box adds to it. Box 11 goes by the sum of the boxes up to 8 with
     * the game master's modifiers.
     */
    public Tally at(Box box, Counting counting) {
        Box second = weapon().isRanged() ? Box.GU_09_OPPORTUNITY : Box.GU_14_ROLL_TO_HIT;
        Box first = box.compareTo(second) < 0 ? box : second;
        return counting.count(on(Box.START, first, base()), sum -> capped(box, on(first, box, sum)));
    }

    private Tally on(Box from, Box to, Tally sum) {
        Tally number = sum;
        for (Box box = from; box != to; box = exit(box, sum.total()).box()) {
            number = adding(box, number);
        }
        return number;
    }

    private Tally capped(Box box, Tally number) {
        if (box != Box.GU_14_ROLL_TO_HIT || !engagement.isCapped(mark)) {
            return number;
        }
        String why = Engagement.isWrongTarget(mark) ? "wrong-target" : "wild-swing";
        return number.atMost(CAP, why, Box.GU_14_ROLL_TO_HIT);
    }

    /** Returns whether the skill with everything up to box 8 in it beats the Snap Shot number (GU-11). */
    private boolean beatsSnapShot(int number) {
        int needed = engagement.rulings().snapShotAtEqual() == Rulings.SnapShotAtEqual.NO_PENALTY ? 0 : 1;
        return number >= snapShot() + needed;
    }

    /** Returns the weapon's Snap Shot number. */
    public int snapShot() {
        return shooting().snapShot().orElseThrow();
    }

    /** Returns a number with what a box adds to it. */
    public Tally adding(Box box, Tally number) {
        Tally with = switch (box) {
            case GU_02_SURROUNDINGS -> surroundings(box, number);
            case GU_03_ATTACKER -> attacker(box, number);
            case GU_06_TARGET -> target(box, number);
            case GU_08_RANGE -> range(box, number);
            case GU_09_OPPORTUNITY -> opportunity(box, number);
            case GU_12_SNAP_SHOT ->
                number.plus(shooting().snapShotPenalty().orElse(WeaponEntry.SNAP_SHOT_PENALTY), "snap-shot", box);
            case GU_13_AIM -> aimed(box, number);
            default -> number;
        };
        return engagement.adjusted(box, mark, with);
    }

    private Tally surroundings(Box why, Tally number) {
        int dark = manner().darkness();
        Tally with = number.plusIfAny(dark, "darkness", why);
        for (Manner.Situational one : situational(why)) {
            int amount = one.amount(weapon().isRanged());
            Modifier due = new Modifier(amount, "situational", why, one);
            boolean aimed = weapon().isRanged() && aim().isAimed() && !aim().isSudden();
            with = with.plusUnless(aimed && one == Manner.Situational.BAD_FOOTING, Box.GU_13_AIM, due);
            dark += one == Manner.Situational.BLIND || one == Manner.Situational.SUDDENLY_BLIND ? amount : 0;
        }
        return with.plusIfAny(Math.max(0, Manner.Situational.DARKEST - dark), "never-darker", why);
    }

    private Tally attacker(Box why, Tally number) {
        Attacker attacker = engagement.attacker();
        Manner.Maneuver maneuver = manner().maneuver();
        Tally with = number.plusIfAny(maneuver.toHit(), "maneuver", why, maneuver);
        for (Manner.Situational one : situational(why)) {
            with = with.plus(one.amount(weapon().isRanged()), "situational", why, one);
        }
        int moved = weapon().isRanged()
                ? manner().move().amount() * weapon().use().onTheMove()
                : manner().movePenalty().orElse(0);
        Person person = attacker.person();
        Posture posture = person.posture();
        int weak = person.st() - weapon().minimumStrength();
        boolean largeShield = person.shield().equals(Optional.of(Shield.LARGE));
        with = with.plusIfAny(moved, "move", why, manner().move())
                .plusIfAny(posture.attack(weapon().use().isGoodLying()), "posture", why, posture)
                .plusIfAny(Math.min(0, weak), "too-weak", why, person.st(), weapon().minimumStrength())
                .plusIfAny(largeShield ? LARGE_SHIELD : 0, "large-shield", why);
        Modifier shock = new Modifier(-attacker.shock(), "shock", Gurps3Rule.GU_HT_5_SHOCK);
        return with.plusUnless(person.highPainThreshold(), Box.GU_38_HIT_POINTS, shock);
    }

    /** Worked out anew for each wrong target. Cover and posture are one list of alternatives: the one that costs more counts. */
    private Tally target(Box why, Tally number) {
        Figure figure = engagement.figure(mark);
        Placement placement = figure.placement();
        Posture posture = figure.person().posture();
        int covered = placement.cover().map(Cover::amount).orElse(0);
        int lying = weapon().isRanged() ? posture.shotAt() : 0;
        Modifier cover = new Modifier(covered, "cover", why, placement.cover());
        Modifier low = new Modifier(lying, "target-posture", why, posture);
        Tally with = number.plusUnless(lying < covered, why, cover)
                .plusIfAny(IN_THE_WAY * placement.inTheWay(), "in-the-way", why, placement.inTheWay());
        if (!engagement.isRandom(mark)) {
            boolean slit = location == HitLocation.EYE
                    && figure.person().armour().stream().anyMatch(WornArmour::eyeslit);
            with = with.plusIfAny(location.toHit(), "location", why, location)
                    .plusIfAny(slit ? HitLocation.EYESLIT : 0, "eyeslit", why);
        }
        int into = engagement.isIntoCloseCombat(mark)
                ? manner().closeCombatPenalty().orElse(0)
                : 0;
        with = with.plusIfAny(placement.elevationToHit().orElse(0), "elevation", why)
                .plusIfAny(into, "close-combat", why);
        int size = placement.feet().map(SpeedRange::size).orElse(0);
        return with.plusUnless(covered <= lying, why, low).plusIfAny(size, "size", why, placement.feet());
    }

    private Tally range(Box why, Tally number) {
        Placement placement = engagement.figure(mark).placement();
        int yards = placement.reach();
        Tally with = number.plusIfAny(
                        SpeedRange.penalty(yards),
                        "range",
                        why,
                        yards,
                        placement.speed(),
                        placement.downhillBonus().orElse(0))
                .plusIfAny(placement.erratic(), "erratic", why);
        int recoil = shooting().recoil().orElse(0);
        if (manner().rounds() > 1) {
            int groups = aim().furtherGroup() + 1;
            with = with.plusIfAny(recoil * groups, "group-recoil", why);
        } else if (manner().laterShot()) {
            with = with.plusIfAny(recoil, "recoil", why);
        }
        return aim().hexesWatched() == 1 ? with.plus(SINGLE_HEX, "one-hex", why) : with;
    }

    /** Fire at whoever comes into the hexes that one watches (B118), and pop-up attacks (B116). Confirmed. */
    private Tally opportunity(Box why, Tally number) {
        boolean net = engagement.rulings().opportunity() == Rulings.OpportunityFire.NET;
        int inside = net ? SNAP_SHOT_INSIDE : 0;
        int hexes = aim().hexesWatched();
        Tally with = number.plusIfAny(aim().popUp() ? POP_UP : 0, "pop-up", why);
        if (aim().line()) {
            return with.plus(LINE + inside, "line", why);
        }
        int printed = hexes <= 2 ? -4 : hexes <= 4 ? -5 : hexes <= 6 ? -6 : hexes <= 10 ? -7 : -8;
        return hexes > 1 ? with.plus(printed + inside, "hexes", why, hexes) : with;
    }

    private Tally aimed(Box why, Tally number) {
        int accuracy = shooting().accuracy().orElse(0) + aim().sights();
        int skill = engagement.attacker().skill();
        boolean limited = engagement.rulings().accCapAtSkill() && accuracy > skill;
        int further = Math.min(MOST_FURTHER_AIM, Math.max(0, aim().turnsAimed() - 1) + aim().furtherGroup());
        return number.plus(limited ? skill : accuracy, limited ? "accuracy-capped" : "accuracy", why, accuracy)
                .plusIfAny(further, "aimed-on", why)
                .plusIfAny(aim().braced() ? BRACED : 0, "braced", why);
    }

    private List<Manner.Situational> situational(Box box) {
        return manner().situational().stream()
                .filter(one -> one.box() == box.number())
                .toList();
    }

    private Weapon weapon() {
        return engagement.weapon();
    }

    private WeaponEntry.Shooting shooting() {
        return weapon().shooting();
    }

    private Manner manner() {
        return engagement.manner();
    }

    private Manner.Aim aim() {
        return manner().aim();
    }
}
