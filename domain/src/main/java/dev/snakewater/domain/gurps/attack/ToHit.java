package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.table.Opportunity;
import dev.snakewater.domain.gurps.table.Situational;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** The number to hit, box by box: what each of the boxes 1 to 13 adds, and the number that is rolled against at 14. */
public final class ToHit {

    /** What a Wild Swing and an attack on a wrong target cannot exceed. */
    public static final int CAP = 9;

    private static final int LAST_OF_THE_SUM = 8;
    private static final int ROLL = 14;
    private static final List<Integer> ADDING = List.of(2, 3, 6, 8, 9, 12, 13);
    private static final int MOST_FURTHER_AIM = 3;
    private static final int BRACED = 1;

    private ToHit() {}

    /** The running number as box 1 sets it. */
    public static Tally base(Engagement engagement) {
        return Tally.of(
                engagement.attacker().name(),
                "to hit",
                engagement.attacker().skill(),
                "skill, " + engagement.weapon().name(),
                Gurps3Rule.GU_01_BASE_SKILL);
    }

    /**
     * The number of the box that an attack passes after one of the boxes 1 to 13.
     *
     * @param number the running number, which box 11 goes by
     */
    public static int next(int box, Engagement engagement, int mark, int number) {
        Manner.Aim aim = engagement.manner().aim();
        return switch (box) {
            case 4 -> engagement.isRandom(mark) ? 5 : 6;
            case 7 -> engagement.weapon().isRanged() ? 8 : ROLL;
            case 9 -> aim.isSudden() ? 12 : 10;
            case 10 -> aim.isAimed() ? 13 : 11;
            case 11 -> beatsSnapShot(engagement, number) ? ROLL : 12;
            case 12, 13 -> ROLL;
            default -> box + 1;
        };
    }

    /** The sum of the boxes 1 to 8, up to this one, with everything it is made of: what a game master adds goes to it. */
    public static Tally sum(int upTo, Engagement engagement, int mark, HitLocation location) {
        Tally sum = base(engagement);
        for (int box = 1; box <= Math.min(upTo, LAST_OF_THE_SUM); box = next(box, engagement, mark, sum.total())) {
            sum = with(box, sum, engagement, mark, location);
        }
        return sum;
    }

    /** The same of all these boxes. */
    public static Tally sum(Engagement engagement, int mark, HitLocation location) {
        return sum(LAST_OF_THE_SUM, engagement, mark, location);
    }

    /** The running number after the boxes from 9 up to this one, by the sum of those before them. */
    public static Tally running(int upTo, Engagement engagement, int mark, HitLocation location, Tally sum) {
        Tally number = sum;
        int box = engagement.weapon().isRanged() ? LAST_OF_THE_SUM + 1 : ROLL;
        while (box <= upTo && box < ROLL) {
            number = with(box, number, engagement, mark, location);
            box = next(box, engagement, mark, sum.total());
        }
        return number;
    }

    /** The number that is rolled against, by that sum: after all boxes, and with its cap. */
    public static Tally limited(Engagement engagement, int mark, HitLocation location, Tally sum) {
        Tally number = running(ROLL, engagement, mark, location, sum);
        if (!engagement.isCapped(mark)) {
            return number;
        }
        String why = Engagement.isWrongTarget(mark) ? "a wrong target" : "a Wild Swing";
        return number.atMost(CAP, why, Gurps3Rule.GU_14_ROLL_TO_HIT);
    }

    /** Whether the skill with everything up to box 8 in it beats the Snap Shot number (GU-11). */
    private static boolean beatsSnapShot(Engagement engagement, int number) {
        int against = snapShot(engagement);
        return engagement.rulings().snapShotAtEqual() == Rulings.SnapShotAtEqual.NO_PENALTY
                ? number >= against
                : number > against;
    }

    private static Tally with(int box, Tally number, Engagement engagement, int mark, HitLocation location) {
        Tally with = number;
        for (Tally.Line line : lines(box, engagement, mark, location)) {
            with = with.and(line);
        }
        return with;
    }

    /** The weapon's Snap Shot number. */
    public static int snapShot(Engagement engagement) {
        return ranged(engagement).snapShot();
    }

    /** What a box adds. */
    public static List<Tally.Line> lines(int box, Engagement engagement, int mark, HitLocation location) {
        boolean adds =
                ADDING.contains(box) && (box != 9 || engagement.manner().aim().isSudden());
        if (!adds) {
            return List.of();
        }
        List<Tally.Line> lines = switch (box) {
            case 2 -> surroundings(engagement);
            case 3 -> AttackerModifiers.of(engagement);
            case 6 -> TargetModifiers.of(engagement, mark, location);
            case 8 -> RangeModifiers.of(engagement, mark);
            case 9 -> opportunity(engagement);
            case 12 -> snapShotPenalty(engagement);
            case 13 -> aim(engagement);
            default -> List.of();
        };
        return withAdjustments(box, lines, engagement, mark);
    }

    private static List<Tally.Line> surroundings(Engagement engagement) {
        Manner manner = engagement.manner();
        boolean ranged = engagement.weapon().isRanged();
        List<Tally.Line> lines = new ArrayList<>();
        int dark = manner.darkness();
        if (dark < 0) {
            lines.add(plus(dark, "darkness, B92", Gurps3Rule.GU_02_SURROUNDINGS));
        }
        for (Situational one : manner.situational()) {
            if (one.box() == 2) {
                Modifier due = new Modifier(one.amount(ranged), one.reason(), Gurps3Rule.GU_02_SURROUNDINGS);
                boolean cancelled = one == Situational.BAD_FOOTING
                        && ranged
                        && manner.aim().isAimed()
                        && !manner.aim().isSudden();
                lines.add(due.unless(cancelled, Gurps3Rule.GU_13_AIM));
                boolean sight = one == Situational.BLIND || one == Situational.SUDDENLY_BLIND;
                dark += sight ? one.amount(ranged) : 0;
            }
        }
        if (dark < Situational.DARKEST) {
            lines.add(plus(Situational.DARKEST - dark, "never darker than -10", Gurps3Rule.GU_02_SURROUNDINGS));
        }
        return lines;
    }

    private static List<Tally.Line> opportunity(Engagement engagement) {
        Manner.Aim aim = engagement.manner().aim();
        List<Tally.Line> lines = new ArrayList<>();
        if (aim.popUp()) {
            lines.add(plus(Opportunity.POP_UP, "pop-up attack, B116", Gurps3Rule.GU_09_OPPORTUNITY));
        }
        if (aim.line()) {
            lines.add(plus(
                    Opportunity.line(engagement.rulings()), "watching a line, B118", Gurps3Rule.GU_09_OPPORTUNITY));
        } else if (aim.hexesWatched() > 1) {
            lines.add(plus(
                    Opportunity.hexes(aim.hexesWatched(), engagement.rulings()),
                    "watching " + aim.hexesWatched() + " hexes, B118",
                    Gurps3Rule.GU_09_OPPORTUNITY));
        }
        return lines;
    }

    private static List<Tally.Line> snapShotPenalty(Engagement engagement) {
        return List.of(plus(ranged(engagement).snapShotPenalty(), "snap shot, B115", Gurps3Rule.GU_12_SNAP_SHOT));
    }

    private static List<Tally.Line> aim(Engagement engagement) {
        Manner.Aim aim = engagement.manner().aim();
        int accuracy = ranged(engagement).accuracy() + aim.sights();
        List<Tally.Line> lines = new ArrayList<>();
        int skill = engagement.attacker().skill();
        boolean limited = engagement.rulings().accCapAtSkill() && accuracy > skill;
        lines.add(plus(
                limited ? skill : accuracy,
                limited ? "Acc " + accuracy + ", at most the skill, B115" : "Acc, B115",
                Gurps3Rule.GU_13_AIM));
        int further = Math.min(MOST_FURTHER_AIM, Math.max(0, aim.turnsAimed() - 1) + aim.furtherGroup());
        if (further > 0) {
            lines.add(plus(further, "aimed on, B115", Gurps3Rule.GU_13_AIM));
        }
        if (aim.braced()) {
            lines.add(plus(BRACED, "braced, B115", Gurps3Rule.GU_13_AIM));
        }
        return lines;
    }

    private static List<Tally.Line> withAdjustments(int box, List<Tally.Line> lines, Engagement engagement, int mark) {
        List<Tally.Line> all = new ArrayList<>(lines);
        List<Adjustment> own = new ArrayList<>(engagement.manner().adjustments());
        own.addAll(engagement.figure(mark).ground().adjustments());
        own.stream()
                .filter(adjustment -> adjustment.box() == box)
                .forEach(adjustment -> all.add(
                        plus(adjustment.amount(), adjustment.what(), Box.of(box).rule())));
        return all;
    }

    static Weapon.Ranged ranged(Engagement engagement) {
        return engagement
                .weapon()
                .ranged()
                .orElseThrow(() -> new IllegalStateException(engagement.weapon().name() + " is no ranged weapon"));
    }

    static Tally.Line plus(int amount, String what, Gurps3Rule why) {
        return new Modifier(amount, what, why).line();
    }
}
