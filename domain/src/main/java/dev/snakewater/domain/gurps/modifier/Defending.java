package dev.snakewater.domain.gurps.modifier;

import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.Guard.Defence;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/**
 * The active defence of a mark that is hit at a location unless it succeeds (GU-23): what is legal, and the number it is rolled against.
 */
public record Defending(Engagement engagement, int mark, HitLocation location) {

    private static final int STUNNED = -4;
    private static final int RETREAT = 3;

    /** Returns the defences that are legal, dodge first, passive defence last and always among them. */
    public List<Defence> legal() {
        return Stream.concat(known().filter(this::isLegal), Stream.of(Defence.PASSIVE))
                .toList();
    }

    /** Returns the defences that he has and that are of no use against this attack, or from where it comes. */
    public List<Defence> barred() {
        return known().filter(defence -> !isLegal(defence)).toList();
    }

    /** Returns what he can still do when a first defence has failed, being on All-Out Defense: another one, and no second step back. */
    public List<Defence> second(Defence first) {
        if (!guard().allOutDefense() || first.isPassive()) {
            return List.of();
        }
        return legal().stream()
                .filter(defence -> !defence.isPassive() && defence.kind() != first.kind())
                .filter(defence -> !first.retreats() || !defence.retreats())
                .toList();
    }

    private Stream<Defence> known() {
        return guard().active().stream()
                .flatMap(kind -> Stream.of(new Defence(kind, false), new Defence(kind, true)))
                .filter(defence -> guard().mayRetreat() || !defence.retreats());
    }

    private boolean isLegal(Defence defence) {
        Weapon.Use use = engagement.weapon().use();
        boolean helpless = guard().open() || guard().angle() == Guard.Angle.BEHIND;
        boolean outOfReach = defence.retreats() && use.isRanged();
        return !helpless
                && !outOfReach
                && switch (defence.kind()) {
                    case DODGE, PASSIVE_DEFENCE -> true;
                    case PARRY -> !use.isRanged() || use == Weapon.Use.THROWN;
                    case BLOCK -> use != Weapon.Use.GUN;
                };
    }

    /** Returns the number that a defence is rolled against. */
    public Tally number(Defence defence) {
        Rule why = Box.GU_23_DEFENCE;
        int shield = figure().person().shield().map(Shield::passiveDefence).orElse(0);
        Tally number = own(defence)
                .plusIfAny(figure().passiveDefence(location), "armour-pd", why)
                .plusIfAny(guard().angle() == Guard.Angle.BEHIND ? 0 : shield, "shield-pd", why);
        return engagement.adjusted(
                Box.GU_23_DEFENCE, mark, defence.isPassive() ? number : active(number, defence.retreats()));
    }

    private Tally own(Defence defence) {
        return switch (defence.kind()) {
            case DODGE -> dodge(guard().dodge().orElseThrow());
            case PARRY -> parry(guard().parry().orElseThrow());
            case BLOCK -> base("block", guard().block().orElseThrow());
            case PASSIVE_DEFENCE -> base("passive", 0);
        };
    }

    private Tally parry(int amount) {
        Tally parry = base("parry", amount);
        for (Guard.ParryModifier own : guard().parryModifiers()) {
            parry = parry.plusIfAny(own.amount(), "own", Box.GU_23_DEFENCE, own.what());
        }
        return parry;
    }

    private Tally dodge(int amount) {
        Tally dodge = base("dodge", amount);
        if (!guard().halved()) {
            return dodge;
        }
        String why = "few-hit-points";
        Modifier due = new Modifier(amount / 2 - amount, why, Box.GU_45_HALF_SPEED);
        return engagement.rulings().shockToDefence()
                ? dodge.times(1, 2, Rounding.DOWN, why, Box.GU_45_HALF_SPEED)
                : dodge.waiving(due, Box.GU_23_DEFENCE);
    }

    private Tally base(String what, int amount) {
        return Tally.of(figure().name(), "defence", amount, what, Box.GU_23_DEFENCE);
    }

    private Tally active(Tally passive, boolean retreats) {
        Rule why = Box.GU_23_DEFENCE;
        Guard guard = guard();
        Posture posture = figure().person().posture();

        Tally number = passive.plusIfAny(posture.defence(), "posture", why, posture)
                .plusIfAny(guard.stunned() ? STUNNED : 0, "stunned", Gurps3Rule.GU_STUN_2_DEFENCES)
                .plusIfAny(guard.angle().amount(), "angle", why, guard.angle())
                .plusIfAny(-guard.feint(), "feint", why)
                .plusIfAny(guard.elevation(), "elevation", why)
                .plusIfAny(retreats ? RETREAT : 0, "retreat", why);
        Modifier wounds = new Modifier(-guard.wounds(), "wounds", why);
        boolean spared = !engagement.rulings().shockToDefence();
        return number.plusUnless(
                spared || figure().person().highPainThreshold(), spared ? why : Box.GU_38_HIT_POINTS, wounds);
    }

    private Figure figure() {
        return engagement.figure(mark);
    }

    private Guard guard() {
        return figure().guard();
    }
}
