package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.CandidatePlans;
import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.ShotOutcome;
import dev.snakewater.application.fallout.procedure.ShotPhase;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** How somebody shoots in her turn: the action of a shot, from its declaration to its damage. */
public sealed interface AttackPhase extends FightPhase {

    /** She shoots at the fighter of this number. */
    record Shoot(int target) implements Deed {

        @Override
        public String word(FightSituation fight) {
            return "shoot " + fight.fighter(target).name();
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            if (fight.acting().guns().isEmpty()) {
                return List.of(FalloutRule.FO_12_WAYS_TO_SHOOT);
            }
            if (!fight.sees(fight.actor(), target)) {
                return List.of(FalloutRule.FO_36_TAKING_COVER);
            }
            ShotSituation shot = shot(fight, target);
            return CandidatePlans.all(shot).bars(shot);
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            return Next.go(fight.withPhase(new Choosing(target)));
        }
    }

    /** She chooses how to shoot at the fighter of this number: with which gun, from where, and how well aimed. */
    record Choosing(int target) implements AttackPhase {

        /** Asks how, pays, and fires; those who watch look up first if she comes out of cover for it (FR-09). */
        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            ShotSituation shot = shot(fight, target);
            List<Integer> guns = fight.acting().guns();
            Plan plan = ShotPhase.Deciding.chosen(shot, table);
            Shooting shooting = new Shooting(target, guns, shot.withSettled(Optional.of(plan)));
            FightSituation paid =
                    fight.holding(plan.hands().stream().map(guns::get).toList()).paid(shooting.price());
            if (plan.from() != Way.FromCover.POP_OUT) {
                return shooting.play(paid, table);
            }
            table.tell(
                    new FightEvent.PoppedOut(
                            fight.acting().name(), fight.fighter(target).name()),
                    FalloutRule.FO_39_POP_OUT);
            return WatchingPhase.looking(
                    fight, paid, fight.actor(), fight.acting().hides(), true, shooting);
        }
    }

    /**
     * A shot that is being played. The fight keeps what it comes to, hit by hit; so nothing is counted in it.
     *
     * @param weapons the number of each of its guns among the weapons of the shooter
     */
    record Shooting(int target, List<Integer> weapons, ShotSituation shot) implements AttackPhase {

        public Shooting {
            weapons = List.copyOf(weapons);
            shot = shot.withToll(ShotSituation.Toll.NONE);
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            if (!(shot.phase() instanceof ShotPhase.Deciding)) {
                return folded(fight, shot.phase().play(shot, table), table);
            }
            Shooting now = seenAnew(fight);
            int left = fight.turn().actionPoints();
            ShotSituation paying = now.shot.withActionPoints(left + price());
            if (now.isPossible(fight, paying)) {
                return now.folded(fight, paying.phase().play(paying, table), table);
            }
            if (fight.acting().stands()) {
                table.tell(new FightEvent.Thwarted(fight.acting().name(), price(), left), FalloutRule.FO_39_POP_OUT);
            }
            return RoundPhase.afterAction(fight, table);
        }

        private Plan plan() {
            return shot.settled().orElseThrow();
        }

        private int price() {
            return shot.attempt(plan()).price().total();
        }

        private boolean isPossible(FightSituation fight, ShotSituation paying) {
            return fight.acting().stands()
                    && fight.fighter(target).stands()
                    && fight.sees(fight.actor(), target)
                    && plan().hands().stream()
                            .allMatch(hand -> fight.acting().hands().contains(weapons.get(hand)))
                    && paying.refusals(plan()).isEmpty();
        }

        /** Returns this with the two and their guns as they are now in a fight. */
        Shooting seenAnew(FightSituation fight) {
            return new Shooting(
                    target,
                    weapons,
                    shot.with(it ->
                            it.encounter(fight.encounter(fight.actor(), target)).guns(held(fight, weapons))));
        }

        private Next<FightSituation, FightOutcome> folded(
                FightSituation fight, Next<ShotSituation, ShotOutcome> next, Table table) {
            return switch (next) {
                case Next.Go<ShotSituation, ShotOutcome> go -> {
                    ShotSituation after = go.situation();
                    FightSituation then = struck(loaded(fight, after.guns()), after.target(), table);
                    Condition condition = then.fighter(target).person().condition();
                    boolean isTrue = condition.equals(after.target());
                    ShotSituation played = isTrue ? after : after.withEncounter(gripped(after, condition));
                    yield Next.go(then.withPhase(new Shooting(target, weapons, played)));
                }
                case Next.Done<ShotSituation, ShotOutcome> done ->
                    RoundPhase.afterAction(
                            struck(
                                    loaded(fight, done.outcome().guns()),
                                    done.outcome().target(),
                                    table),
                            table);
            };
        }

        private static Encounter gripped(ShotSituation shot, Condition condition) {
            return shot.encounter().withTarget(shot.encounter().target().withCondition(condition));
        }

        private FightSituation struck(FightSituation fight, Condition after, Table table) {
            Optional<Part> wound = shot.phase() instanceof ShotPhase.Damaging damaging && damaging.critical()
                    ? Optional.of(damaging.part().orElse(Part.TORSO))
                    : Optional.empty();
            return AttackPhase.struck(fight, target, after, wound, table);
        }

        private FightSituation loaded(FightSituation fight, List<Held> guns) {
            if (guns.equals(shot.guns())) {
                return fight;
            }
            Fighter by = fight.acting();
            for (int gun = 0; gun < weapons.size(); gun++) {
                Carried weapon = by.weapons().get(weapons.get(gun));
                by = by.withWeapon(weapons.get(gun), weapon.withHeld(guns.get(gun)));
            }
            return fight.withActing(by);
        }
    }

    /** Returns a shot of whoever acts at somebody, before she has chosen how. */
    static ShotSituation shot(FightSituation fight, int target) {
        return new ShotSituation(
                fight.encounter(fight.actor(), target),
                held(fight, fight.acting().guns()),
                fight.turn().actionPoints(),
                fight.fighter(target).person().condition().hitPoints(),
                ShotSituation.Toll.NONE,
                Optional.empty(),
                1,
                List.of(),
                new ShotPhase.Deciding());
    }

    private static List<Held> held(FightSituation fight, List<Integer> weapons) {
        return weapons.stream()
                .map(weapon -> fight.acting().weapons().get(weapon).held())
                .toList();
    }

    /**
     * Returns a fight after a hit on somebody, and tells what it struck from her hand (FO-16, FO-69).
     *
     * @param wound where a critical hit struck
     */
    static FightSituation struck(FightSituation fight, int who, Condition after, Optional<Part> wound, Table table) {
        Fighter before = fight.fighter(who);
        if (after.equals(before.person().condition()) && wound.isEmpty()) {
            return fight;
        }
        Fighter then = before.struck(after, wound, fight.scene().rulings());
        for (int hand : before.hands()) {
            if (then.weapons().get(hand).lyingAt().isPresent()) {
                table.tell(
                        new FightEvent.Dropped(
                                then.name(), then.weapons().get(hand).name()),
                        wound.equals(Optional.of(Part.ARM)) ? FalloutRule.FO_69_WOUNDS : FalloutRule.FO_16_WEAPON_HIT);
            }
        }
        return fight.with(who, then);
    }
}
