package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The phases of an action. */
public sealed interface ShotPhase {

    /** Plays it, and returns what comes next. */
    Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table);

    /**
     * The shooter makes moves other than shots. Moves that change nothing are skipped; without enough action points the action ends.
     *
     * @param refused why the rules refused another shot, if they did
     */
    record Moving(List<Move> moves, boolean thenShoots, List<Refusal> refused) implements ShotPhase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Move move = moves.getFirst();
            Name by = situation.encounter().shooter().name();
            if (!situation.fits(move)) {
                table.tell(new ShotEvent.Needless(by, move), move.rule());
                return moved(situation);
            }
            Tally price = situation.price(move);
            int before = situation.actionPoints();
            int left = before - price.total();
            if (left < 0) {
                table.tell(new ShotEvent.NotMoved(by, move, price, before), FalloutRule.FO_09_ACTION_POINTS);
                Refusal refusal = new Refusal(Refusal.Reason.NOT_ENOUGH_AP, FalloutRule.FO_09_ACTION_POINTS);
                Stream<Refusal> all = Stream.concat(refused.stream(), Stream.of(refusal));
                return Next.done(ShotOutcome.of(situation, all.distinct().toList()));
            }
            table.tell(new ShotEvent.Moved(by, move, price, left), FalloutRule.FO_09_ACTION_POINTS);
            return moved(situation.after(move).withActionPoints(left));
        }

        private Next<ShotSituation, ShotOutcome> moved(ShotSituation now) {
            Moving more = new Moving(moves.subList(1, moves.size()), thenShoots, refused);
            if (!more.moves().isEmpty()) {
                return Next.go(now.withPhase(more));
            }
            return thenShoots ? Next.go(now.withPhase(new Deciding())) : Next.done(ShotOutcome.of(now, refused));
        }
    }

    /** The shooter chooses an action and pays for it. A refusal costs nothing (FO-08). */
    record Deciding() implements ShotPhase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Plan plan = situation.settled().orElseGet(() -> chosen(situation, table));
            Attempt attempt = situation.attempt(plan);
            List<Refusal> refusals = situation.refusals(plan);
            ShotEvent.Deed deed = situation.deed(plan);
            if (isSpent(situation, refusals)) {
                return afterwards(situation, List.of());
            }
            if (!refusals.isEmpty()) {
                Optional<Tally> price =
                        Optional.of(attempt).filter(Attempt::isListed).map(Attempt::price);
                table.tell(
                        new ShotEvent.Refused(deed, refusals, price, situation.actionPoints()),
                        Refusal.rules(refusals));
                return situation.toll().shots() > 0
                        ? afterwards(situation, refusals)
                        : Next.done(ShotOutcome.of(situation, refusals));
            }
            List<Held> hands = attempt.hands();
            List<Integer> shots = IntStream.range(0, hands.size())
                    .mapToObj(hand -> Collections.nCopies(
                            attempt.rounds(hands.get(hand)), plan.hands().get(hand)))
                    .flatMap(List::stream)
                    .toList();
            ShotSituation paid = situation.paid(plan).withTimes(situation.times() - 1);
            List<Tally> strengths = hands.stream()
                    .map(held -> attempt.shot(held).minimalStrength())
                    .toList();
            List<Integer> rounds =
                    paid.attempt(plan).hands().stream().map(Held::rounds).toList();
            table.tell(
                    new ShotEvent.Acted(deed, attempt.price(), strengths, paid.actionPoints(), rounds), why(attempt));
            return Next.go(paid.withPhase(new Firing(plan, shots)));
        }

        private static boolean isSpent(ShotSituation situation, List<Refusal> refusals) {
            return situation.toll().shots() > 0
                    && situation.settled().isEmpty()
                    && !refusals.isEmpty()
                    && refusals.stream().allMatch(refusal -> refusal.reason() == Refusal.Reason.NOT_ENOUGH_AP);
        }

        private static Next<ShotSituation, ShotOutcome> afterwards(ShotSituation situation, List<Refusal> refused) {
            return situation.after().isEmpty()
                    ? Next.done(ShotOutcome.of(situation, refused))
                    : Next.go(situation.withPhase(new Moving(situation.after(), false, refused)));
        }

        private static List<Rule> why(Attempt attempt) {
            Encounter encounter = attempt.encounter();
            return Stream.of(
                            Stream.of(FalloutRule.FO_12_WAYS_TO_SHOOT, FalloutRule.FO_72_AMMUNITION),
                            Rule.when(attempt.isTwoGuns(), FalloutRule.FO_62_TWO_GUNS_ROLLS),
                            Rule.when(attempt.isBurst(), FalloutRule.FO_23_SHOT_BY_SHOT),
                            Rule.when(encounter.target().pose() != encounter.pose(), FalloutRule.FO_67_OPTIONAL_RULES))
                    .<Rule>flatMap(rules -> rules)
                    .toList();
        }

        /** Asks for the plan step by step. A question with only one answer is not asked. */
        public static Plan chosen(ShotSituation situation, Table table) {
            CandidatePlans course = CandidatePlans.all(situation);
            if (!course.isPossible(situation)) {
                return course.nearest(situation);
            }
            for (CandidatePlans.Decision decision : CandidatePlans.Decision.values()) {
                Function<Plan, String> word = decision.of(situation);
                Name by = situation.encounter().shooter().name();
                Choice<CandidatePlans> choice = Choice.among(by, Word.of(decision), course.apart(word), decision.why())
                        .called(group -> word.apply(group.plans().getFirst()))
                        .barring(group -> group.bars(situation));
                course = choice.only().orElseGet(() -> table.choose(choice));
            }
            return course.plans().getFirst();
        }
    }

    /** A shot is rolled for (FO-02, FO-07). The first gun fires all its shots before the second (FO-62). */
    record Firing(Plan plan, List<Integer> guns) implements ShotPhase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Attempt attempt = situation.attempt(plan);
            GunNames.NamedGun gun = situation.named().get(guns.getFirst());
            ShotThrow shot = ShotThrow.of(attempt.shot(gun.held()), FalloutRule.FO_02_SUCCESS, table);
            Shot.Result result = shot.result();
            if (table.isHeard()) {
                Name by = attempt.shooter().name();
                Name at = situation.encounter().target().name();
                table.tell(new ShotEvent.Fired(by, at, gun.name(), shot, attempt.isBurst()), why(attempt, result));
            }
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

        /** Continues with the next shot, the next action, or the moves afterwards. Nobody fires again at a target that is down (FO-70). */
        private Next<ShotSituation, ShotOutcome> next(ShotSituation situation) {
            if (guns.size() > 1) {
                return Next.go(situation.withPhase(new Firing(plan, guns.subList(1, guns.size()))));
            }
            return situation.times() > 0 && !situation.target().isDown()
                    ? Next.go(situation.withPhase(new Deciding()))
                    : Deciding.afterwards(situation, List.of());
        }
    }

    /** A d6 locates an unaimed critical (FO-13). */
    record Locating(Firing shot) implements ShotPhase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Rule by = situation.encounter().locatedBy();
            boolean burst = situation.attempt(shot.plan()).isBurst();
            List<Rule> why = burst ? List.of(by, FalloutRule.FO_27_BURST_CRITICALS) : List.of(by);
            Part part = ShotThrow.located(situation.encounter(), why, table);
            return Next.go(situation.withPhase(new Damaging(shot, true, Optional.of(part))));
        }
    }

    /** Damage to the target or his weapon is rolled (FO-15, FO-16, FO-28). */
    record Damaging(Firing shot, boolean critical, Optional<Part> part) implements ShotPhase {

        @Override
        public Next<ShotSituation, ShotOutcome> play(ShotSituation situation, Table table) {
            Encounter encounter = situation.encounter();
            Person target = encounter.target();
            Held gun = situation.guns().get(shot.guns().getFirst());
            Tally due = situation.attempt(shot.plan()).shot(gun).damage(critical, part);
            ShotThrow.Harm harm = ShotThrow.damage(due, part, table);
            Condition after = target.condition().hit(harm.points(), critical, part, encounter.rulings());
            if (table.isHeard()) {
                tell(situation, harm.tally(), after, table);
            }
            return shot.next(situation.withTarget(target.withCondition(after)));
        }

        private void tell(ShotSituation situation, Tally damage, Condition after, Table table) {
            Name at = situation.encounter().target().name();
            if (part.equals(Optional.of(Part.WEAPON))) {
                Event struck = new ShotEvent.WeaponStruck(at, damage, critical, after.grip());
                table.tell(struck, FalloutRule.FO_16_WEAPON_HIT);
                return;
            }
            boolean aimed = situation.attempt(shot.plan()).aimedAt().isPresent();
            List<Rule> armour = List.of(FalloutRule.FO_28_ARMOUR);
            table.tell(
                    new ShotEvent.Damaged(at, damage, Damage.raw(damage), part, aimed, after.hitPoints()),
                    aimed ? List.of(FalloutRule.FO_28_ARMOUR, FalloutRule.FO_20_DECLARED_PART) : armour);
            if (critical) {
                boolean effects = situation.encounter().rulings().wounds();
                table.tell(new ShotEvent.Wounded(at, part.orElse(Part.TORSO), effects), FalloutRule.FO_69_WOUNDS);
            }
            if (after.isDown() && !situation.target().isDown()) {
                table.tell(new ShotEvent.WentDown(at), FalloutRule.FO_70_DOWN);
            }
        }
    }
}
