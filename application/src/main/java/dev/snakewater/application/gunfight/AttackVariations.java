package dev.snakewater.application.gunfight;

import dev.snakewater.application.gunfight.AttackScenario.Attempt;
import dev.snakewater.application.gunfight.AttackScenario.Defence;
import dev.snakewater.application.gunfight.AttackScenario.Means;
import dev.snakewater.application.gunfight.AttackScenario.Target;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import java.util.List;
import java.util.Optional;

/** What somebody might change about an attack: how it is made, from how far, and what is done against it. */
final class AttackVariations {

    private static final List<Means> ONE_BY_ONE = List.of(Means.SHOOT, Means.SNAPSHOT, Means.SNAPSHOT_TWICE);

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.EYES,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    private AttackVariations() {}

    /** Lists them; some may make no difference. */
    static void of(AttackScenario scenario, Variations<AttackScenario> all) {
        Attempt attack = scenario.attack();
        Variations<Attempt> attacks = all.within(scenario::withAttack);
        means(attack, attacks);
        defences(attack, attacks);
        parts(attack, attacks.when(scenario.gunfight().read().located()));
        all.add("variation.nearer", moved(scenario, -1));
        all.add("variation.farther", moved(scenario, 1));
        attacks.add("variation.plus-two", attack.spending(!attack.plusTwo()), !attack.plusTwo());
    }

    private static void means(Attempt attack, Variations<Attempt> all) {
        boolean other = !attack.isAimed();
        all.when(!attack.does().snaps()).add("variation.aimed", attack.made(attack.does(), Optional.of(other)), other);
        for (Means means : ONE_BY_ONE) {
            all.when(means != attack.does() && ONE_BY_ONE.contains(attack.does()))
                    .add("variation.means", attack.made(means, Optional.empty()), means);
        }
    }

    private static void defences(Attempt attack, Variations<Attempt> all) {
        List<Name> names = attack.at().stream().map(Target::name).toList();
        boolean open = attack.at().stream().allMatch(target -> target.does().isEmpty());
        Optional<Defence> defence = Optional.of(Defence.DODGE).filter(dodge -> open);
        all.add("variation.defence", attack.aiming(target -> target.withDoes(defence)), names, open);
    }

    /** The same at the head and the right arm; of a called shot, at no part in particular and at any that is not this one. */
    private static void parts(Attempt attack, Variations<Attempt> all) {
        all.when(attack.calls()).add("variation.no-part", attack.aiming(target -> target.withPart(Optional.empty())));
        all.each(
                "variation.part",
                PARTS.subList(0, attack.calls() ? PARTS.size() : 2),
                part -> attack.aiming(target -> target.withPart(Optional.of(part))));
    }

    private static AttackScenario moved(AttackScenario scenario, int bands) {
        AttackScenario moved = scenario;
        for (Target target : scenario.attack().at()) {
            int then = scenario.distance(target.name()).range().ordinal() + bands;
            if (then >= 0 && then < RangeBand.values().length) {
                moved = moved.apart(target.name(), RangeBand.values()[then]);
            }
        }
        return moved;
    }
}
