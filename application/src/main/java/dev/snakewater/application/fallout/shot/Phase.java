package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Move;
import dev.snakewater.domain.fallout.shot.Person;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.Shot;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What comes next in an action, and how it is played. */
public sealed interface Phase {

    /** Plays it: what it leads to. */
    Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table);

    /**
     * The shooter does something that is no shot; what changes nothing is left out, and who cannot pay for it stops there.
     *
     * @param moves what she does, at least one thing
     * @param thenShoots whether she shoots afterwards
     * @param refused why she did not shoot once more, if the rules refused it
     */
    record Moving(List<Move> moves, boolean thenShoots, List<Refusal> refused) implements Phase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Move move = moves.getFirst();
            Person shooter = situation.encounter().shooter();
            if (!situation.fits(move)) {
                table.tell(new ShotEvent.Needless(shooter.name(), move), move.rule());
                return moved(situation);
            }
            Tally price = situation.price(move);
            int left = situation.actionPoints() - price.total();
            if (left < 0) {
                table.tell(
                        new ShotEvent.NotMoved(shooter.name(), move, price, situation.actionPoints()),
                        FalloutRule.FO_09_ACTION_POINTS);
                Refusal refusal = new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS);
                List<Refusal> all = Stream.concat(refused.stream(), Stream.of(refusal))
                        .distinct()
                        .toList();
                return Next.done(ShotOutcome.of(situation, all));
            }
            table.tell(new ShotEvent.Moved(shooter.name(), move, price, left), FalloutRule.FO_09_ACTION_POINTS);
            return moved(situation.after(move).withActionPoints(left));
        }

        /** What comes after something that is no shot. */
        private Next<ShotSituation, ShotOutcome> moved(ShotSituation now) {
            Moving more = new Moving(moves.subList(1, moves.size()), thenShoots, refused);
            if (!more.moves().isEmpty()) {
                return Next.go(now.withPhase(more));
            }
            return thenShoots ? Next.go(now.withPhase(new Deciding())) : Next.done(ShotOutcome.of(now, refused));
        }
    }

    /** The shooter says what she does, and pays for it. */
    record Deciding() implements Phase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            return ActionSteps.decide(situation, table);
        }
    }

    /**
     * A shot is thrown for (FO-02, FO-07).
     *
     * @param plan what she does
     * @param guns the gun of each shot that is still to be fired, by its place among those at hand: the first in her hands fires all its
     *     shots before the second (FO-62)
     */
    record Firing(Plan plan, List<Integer> guns) implements Phase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Attempt attempt = situation.attempt(plan);
            GunNames.NamedGun gun = situation.named().get(guns.getFirst());
            ShotThrow shot = ShotThrow.of(attempt.shot(gun.held()), FalloutRule.FO_02_SUCCESS, table);
            Shot.Result result = shot.result();
            table.tell(
                    new ShotEvent.Fired(
                            attempt.shooter().name(),
                            situation.encounter().target().name(),
                            gun.name(),
                            shot,
                            attempt.isBurst()),
                    why(attempt, result));
            ShotSituation thrown = situation.withToll(situation.toll().and(result));
            if (!result.hits()) {
                return next(thrown);
            }
            boolean struck = result == Shot.Result.CRITICAL;
            return Next.go(thrown.withPhase(
                    struck && attempt.aimedAt().isEmpty()
                            ? new Locating(this)
                            : new Damaging(this, struck, attempt.aimedAt())));
        }

        private static List<Rule> why(Attempt attempt, Shot.Result result) {
            return Stream.of(
                            Stream.of(FalloutRule.FO_02_SUCCESS),
                            Rule.when(attempt.isBurst(), FalloutRule.FO_23_SHOT_BY_SHOT),
                            Rule.when(result == Shot.Result.FUMBLE, FalloutRule.FO_06_CRITICAL_FAILURE))
                    .<Rule>flatMap(rules -> rules)
                    .toList();
        }

        private Next<ShotSituation, ShotOutcome> next(ShotSituation situation) {
            return guns.size() > 1
                    ? Next.go(situation.withPhase(new Firing(plan, guns.subList(1, guns.size()))))
                    : ActionSteps.over(situation);
        }
    }

    /** A d6 says where a critical strikes that was not aimed (FO-13). */
    record Locating(Firing shot) implements Phase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Rule by = situation.encounter().locatedBy();
            boolean burst = situation.attempt(shot.plan()).isBurst();
            Part part = ShotThrow.located(
                    situation.encounter(), burst ? List.of(by, FalloutRule.FO_27_BURST_CRITICALS) : List.of(by), table);
            return Next.go(situation.withPhase(new Damaging(shot, true, Optional.of(part))));
        }
    }

    /**
     * The dice of damage, on the target or on his weapon (FO-15, FO-16, FO-28).
     *
     * @param shot the shot that hit
     * @param critical whether critically
     * @param part where, if it is told
     */
    record Damaging(Firing shot, boolean critical, Optional<Part> part) implements Phase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Encounter encounter = situation.encounter();
            Held held = situation.guns().get(shot.guns().getFirst());
            Tally counted = table.count(Damage.of(encounter, held.gun(), critical, part), Damage::limited);
            Fall fall = table.roll(
                    encounter.shooter().name(), Damage.DAMAGE, held.gun().damage(), FalloutRule.FO_28_ARMOUR);
            Tally damage = Damage.settled(counted, fall);
            Condition after = part.filter(Part.WEAPON::equals).isPresent()
                    ? onTheWeapon(situation, damage, table)
                    : onTheBody(situation, damage, table);
            return shot.next(situation.withTarget(encounter.target().withCondition(after)));
        }

        private Condition onTheWeapon(ShotSituation situation, Tally damage, Table table) {
            Name at = situation.encounter().target().name();
            Condition after = situation.target().disarmed(critical);
            table.tell(new ShotEvent.WeaponStruck(at, damage, critical, after.grip()), FalloutRule.FO_16_WEAPON_HIT);
            return after;
        }

        private Condition onTheBody(ShotSituation situation, Tally damage, Table table) {
            Encounter encounter = situation.encounter();
            Name at = encounter.target().name();
            Condition after = situation.target().less(damage.total());
            boolean aimed = situation.attempt(shot.plan()).aimedAt().isPresent();
            table.tell(
                    new ShotEvent.Damaged(at, damage, Damage.raw(damage), part, aimed, after.hitPoints()),
                    aimed
                            ? List.of(FalloutRule.FO_28_ARMOUR, FalloutRule.FO_20_DECLARED_PART)
                            : List.of(FalloutRule.FO_28_ARMOUR));
            if (critical) {
                Part struck = part.orElse(Part.TORSO);
                after = after.wounded(struck, encounter.rulings());
                table.tell(new ShotEvent.Wounded(at, struck, encounter.rulings().wounds()), FalloutRule.FO_69_WOUNDS);
            }
            if (after.isDown() && !situation.target().isDown()) {
                table.tell(new ShotEvent.WentDown(at), FalloutRule.FO_70_DOWN);
            }
            return after;
        }
    }
}
