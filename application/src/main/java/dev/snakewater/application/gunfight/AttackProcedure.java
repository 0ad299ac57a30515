package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import java.util.List;

/** The attack of one gunfighter, by the steps of a gunfight: those of part 3 as far as they matter to it, and of part 4. */
public final class AttackProcedure implements Procedure<Attack, AttackOutcome> {

    @Override
    public Next<Attack, AttackOutcome> step(Attack attack, Table table) {
        Witness witness = new Witness(table);
        Gunfight fight = attack.fight();
        return switch (fight.phase()) {
            case Phase.Firing firing
            when !FiringSteps.isRolled(fight, firing) ->
                new Next.Go<>(attack.after(FiringSteps.roll(fight, firing, witness), witness.seen()), false);
            case Phase.Firing firing -> settled(attack, HarmSteps.settle(fight, firing, witness), witness);
            case Phase.Falling falling -> settled(attack, HarmSteps.save(fight, falling, witness), witness);
            default -> {
                Gunfight begun = begin(fight, attack.moves().getFirst(), witness);
                yield new Next.Go<>(attack.after(begun, witness.seen()), false);
            }
        };
    }

    private static Next<Attack, AttackOutcome> settled(Attack attack, Gunfight settled, Witness witness) {
        Attack after = attack.after(settled, witness.seen());
        if (settled.phase() instanceof Phase.Falling) {
            return new Next.Go<>(after, false);
        }
        Attack moved = after.moved();
        return moved.moves().isEmpty() || !canGoOn(moved)
                ? new Next.Done<>(AttackOutcome.of(moved))
                : new Next.Go<>(moved, false);
    }

    @Override
    public List<Choice<Attack>> amendments(Attack attack) {
        return new Amendments(
                        attack.fight(), amended -> !amended.name().equals(attack.by()) || canFire(attack, amended))
                .all().stream()
                        .map(choice -> choice.leadingTo(fight -> attack.after(fight, List.of())))
                        .toList();
    }

    /** Whatever is amended, he who attacks can act and fire what is settled: otherwise there would be no attack. */
    private static boolean canFire(Attack attack, Gunfighter shooter) {
        boolean isFiring = attack.fight().phase() instanceof Phase.Firing;
        boolean hasRounds = attack.moves().stream()
                .skip(isFiring ? 1 : 0)
                .flatMap(move -> move.declarations().stream())
                .filter(declaration -> declaration.by().equals(shooter.name()))
                .flatMap(declaration -> declaration.marks().stream())
                .noneMatch(mark -> shooter.guns().get(mark.gun()).isEmpty());
        return shooter.isAble() && hasRounds;
    }

    @Override
    public List<Choice<Attack>> rulings(Attack attack) {
        return GunfightProcedure.rulingsOf(attack.fight()).stream()
                .map(choice -> choice.leadingTo(fight -> attack.after(fight, List.of())))
                .toList();
    }

    @Override
    public void amended(Attack before, Attack after, Table table) {
        HarmSteps.amended(before.fight(), after.fight(), table);
    }

    @Override
    public AttackOutcome calledOff(Attack attack) {
        return AttackOutcome.of(attack);
    }

    private static Gunfight begin(Gunfight fight, Attack.Move move, Table table) {
        TurnSteps.begin(GunfightEvent.TurnPart.of(move.part()), table);
        return EffectSteps.takeEffect(fight, move.place(), move.declarations(), table);
    }

    /** Whether there is somebody left to fire at: a fight may be over, or a man dead, after part 3. */
    private static boolean canGoOn(Attack attack) {
        Gunfight fight = attack.fight();
        Gunfighter shooter = fight.fighter(attack.by());
        return !fight.isDecided()
                && attack.moves().getFirst().targets().stream()
                        .map(fight::fighter)
                        .allMatch(target -> Legality.barsOnTarget(target, fight.between(shooter, target))
                                .isEmpty());
    }
}
