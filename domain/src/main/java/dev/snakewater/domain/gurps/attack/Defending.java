package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Active defence (GU-23): what one may do, and the number it is rolled against. */
public final class Defending {

    private static final int STUNNED = -4;
    private static final int RETREAT = 3;
    private static final String FEW_HIT_POINTS = "3 hit points or fewer";

    private Defending() {}

    /** The defences that are legal, dodge first, passive defence last and always among them. */
    public static List<Defence> legal(Engagement engagement, int mark) {
        return Stream.concat(
                        known(engagement, mark).filter(defence -> isLegal(engagement, mark, defence)),
                        Stream.of(Defence.PASSIVE))
                .toList();
    }

    /** The defences that he has and that are of no use against this attack, or from where it comes. */
    public static List<Defence> barred(Engagement engagement, int mark) {
        return known(engagement, mark)
                .filter(defence -> !isLegal(engagement, mark, defence))
                .toList();
    }

    /**
     * What he can still do when a defence has failed, being on All-Out Defense: another one, and no second step back.
     *
     * @param first the defence that failed
     */
    public static List<Defence> second(Engagement engagement, int mark, Defence first) {
        if (!engagement.figure(mark).guard().allOutDefense() || first.kind() == Defence.Kind.PASSIVE) {
            return List.of();
        }
        return legal(engagement, mark).stream()
                .filter(defence -> defence.kind() != Defence.Kind.PASSIVE && defence.kind() != first.kind())
                .filter(defence -> !first.retreats() || !defence.retreats())
                .toList();
    }

    /** The number that a defence is rolled against. */
    public static Tally number(Engagement engagement, int mark, HitLocation location, Defence defence) {
        Figure figure = engagement.figure(mark);
        Tally number = switch (defence.kind()) {
            case DODGE -> dodge(engagement, figure);
            case PARRY -> parry(figure);
            case BLOCK -> base(figure, "Block", figure.guard().block().orElseThrow());
            case PASSIVE -> base(figure, "no active defence", 0);
        };
        number = passive(number, figure, location);
        if (defence.kind() != Defence.Kind.PASSIVE) {
            number = active(number, engagement, figure, defence);
        }
        for (Adjustment adjustment : figure.ground().adjustments()) {
            if (adjustment.box() == 23) {
                number = number.plus(adjustment.amount(), adjustment.what(), Gurps3Rule.GU_23_DEFENCE);
            }
        }
        return number;
    }

    private static Tally parry(Figure figure) {
        Tally parry = base(figure, "Parry", figure.guard().parry().orElseThrow());
        for (ParryModifier own : figure.guard().parryModifiers()) {
            parry = plus(parry, own.amount(), own.what());
        }
        return parry;
    }

    private static Tally dodge(Engagement engagement, Figure figure) {
        int number = figure.guard().dodge().orElseThrow();
        Tally dodge = base(figure, "Dodge", number);
        if (!figure.guard().halved()) {
            return dodge;
        }
        return engagement.rulings().shockToDefence()
                ? dodge.times(1, 2, Rounding.DOWN, FEW_HIT_POINTS, Gurps3Rule.GU_45_HALF_SPEED)
                : dodge.waiving(
                        new Modifier(number / 2 - number, FEW_HIT_POINTS, Gurps3Rule.GU_45_HALF_SPEED),
                        Gurps3Rule.GU_23_DEFENCE);
    }

    private static Tally base(Figure figure, String what, int amount) {
        return Tally.of(figure.name(), "defence", amount, what, Gurps3Rule.GU_23_DEFENCE);
    }

    private static Tally passive(Tally number, Figure figure, HitLocation location) {
        int worn = figure.passiveDefence(location);
        Optional<Shield> shield =
                figure.person().shield().filter(carried -> figure.guard().angle() != Guard.Angle.BEHIND);
        Tally passive = plus(number, worn, "PD of the armour");
        return plus(passive, shield.map(Shield::passiveDefence).orElse(0), "PD of the shield");
    }

    private static Tally active(Tally passive, Engagement engagement, Figure figure, Defence defence) {
        Guard guard = figure.guard();
        Posture posture = figure.person().posture();
        Tally number = plus(passive, posture.defence(), posture + ", B203");
        if (guard.stunned()) {
            number = number.plus(STUNNED, "stunned, B127", Gurps3Rule.GU_STUN_2_DEFENCES);
        }
        number = plus(number, guard.angle().amount(), "attacked from " + angle(guard));
        number = plus(number, -guard.feint(), "feinted, B105");
        number = plus(number, guard.elevation(), "relative elevation, B123");
        if (defence.retreats()) {
            number = plus(number, RETREAT, Confidence.HOUSE.marked("retreats, B109"));
        }
        if (guard.wounds() > 0) {
            Modifier due = new Modifier(-guard.wounds(), "wounds, B126", Gurps3Rule.GU_23_DEFENCE);
            boolean spared = !engagement.rulings().shockToDefence();
            number = number.and(due.unless(
                    spared || figure.body().highPainThreshold(),
                    spared ? Gurps3Rule.GU_23_DEFENCE : Gurps3Rule.GU_38_HIT_POINTS));
        }
        return number;
    }

    private static String angle(Guard guard) {
        return guard.angle() == Guard.Angle.ABOVE ? "above, B124" : "the " + guard.angle() + ", B108";
    }

    private static Tally plus(Tally number, int amount, String what) {
        return amount == 0 ? number : number.plus(amount, what, Gurps3Rule.GU_23_DEFENCE);
    }

    /** What he could do at all, each also with a retreat if he may. */
    private static Stream<Defence> known(Engagement engagement, int mark) {
        Guard guard = engagement.figure(mark).guard();
        List<Defence.Kind> kinds = new ArrayList<>();
        guard.dodge().ifPresent(dodge -> kinds.add(Defence.Kind.DODGE));
        guard.parry().ifPresent(parry -> kinds.add(Defence.Kind.PARRY));
        guard.block().ifPresent(block -> kinds.add(Defence.Kind.BLOCK));
        return kinds.stream()
                .flatMap(kind -> guard.mayRetreat()
                        ? Stream.of(new Defence(kind, false), new Defence(kind, true))
                        : Stream.of(new Defence(kind, false)));
    }

    private static boolean isLegal(Engagement engagement, int mark, Defence defence) {
        Guard guard = engagement.figure(mark).guard();
        Weapon.Use use = engagement.weapon().use();
        boolean helpless = guard.open() || guard.angle() == Guard.Angle.BEHIND;
        boolean outOfReach = defence.retreats() && engagement.weapon().isRanged();
        return !helpless
                && !outOfReach
                && switch (defence.kind()) {
                    case DODGE, PASSIVE -> true;
                    case PARRY -> !use.isRanged() || use == Weapon.Use.THROWN;
                    case BLOCK -> use != Weapon.Use.GUN;
                };
    }
}
