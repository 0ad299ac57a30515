package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;

/** The turn of a gunfight: the staredown once, then the draw, part 3 and part 4 over and over (GF-01, GF-28). */
public final class GunfightProcedure implements Procedure<Gunfight, GunfightOutcome> {
    @Override
    public Next<Gunfight, GunfightOutcome> step(Gunfight fight, Table table) {
        return next(played(fight, table), table);
    }

    static Gunfight played(Gunfight fight, Table table) {
        return switch (fight.phase()) {
            case Phase.Facing facing -> OpeningSteps.agree(fight, facing, table);
            case Phase.Staring staring -> OpeningSteps.stare(fight, staring, table);
            case Phase.Readying readying -> OpeningSteps.ready(fight, readying, table);
            case Phase.Drawing drawing -> OpeningSteps.draw(fight, drawing, table);
            case Phase.BreakingTies breaking -> OpeningSteps.breakTie(fight, breaking, table);
            case Phase.Declaring declaring -> DeclarationSteps.declare(fight, declaring, table);
            case Phase.Firing firing -> ShootingSteps.fire(fight, firing, table);
            case Phase.Falling falling -> ShootingSteps.save(fight, falling, table);
            case Phase.Over over -> fight;
            case Phase.Parleying parleying -> fight;
        };
    }

    static void begin(Part part, Table table) {
        table.tell(new GunfightEvent.PartBegan(part), GunfightRule.GF_01_TURN_SEQUENCE);
    }

    /** Goes on to the next slot, to the question whether to go on, or to the next turn. */
    private static Next<Gunfight, GunfightOutcome> next(Gunfight fight, Table table) {
        if (fight.phase() instanceof Phase.Over over) {
            return next(fight, over.turn(), table);
        }
        return fight.phase() instanceof Phase.Parleying parleying ? parley(fight, parleying, table) : Next.go(fight);
    }

    private static Next<Gunfight, GunfightOutcome> next(Gunfight fight, Phase.Place place, Table table) {
        if (fight.isDecided()) {
            return Next.done(GunfightOutcome.of(fight));
        }
        Optional<Phase.Place> next = place.next();
        while (next.isPresent() && !isAnyAble(fight, next.get())) {
            next = next.get().next();
        }
        if (next.isEmpty()) {
            return fight.rulings().callingOff()
                    ? Next.go(fight.withPhase(new Phase.Parleying(0)))
                    : turnEnds(fight, table);
        }
        if (next.get().part() != place.part()) {
            begin(Part.PART_4, table);
        }
        return Next.go(fight.withPhase(new Phase.Declaring(next.get(), List.of())));
    }

    private static boolean isAnyAble(Gunfight fight, Phase.Place place) {
        for (Name member : place.members()) {
            if (fight.fighter(member).isAble()) {
                return true;
            }
        }
        return false;
    }

    /** Asks the next fighter whether to call the fight off; all must agree (SW-03). */
    private static Next<Gunfight, GunfightOutcome> parley(Gunfight fight, Phase.Parleying parleying, Table table) {
        List<Gunfighter> able = fight.able();
        Name by = able.get(parleying.agreed()).name();
        boolean goesOn = table.choose(Choice.among(by, "go on", List.of(true, false), HouseRule.SW_03_CALLING_OFF)
                .called(on -> on ? "go on" : "call it off"));
        if (goesOn) {
            return turnEnds(fight, table);
        }
        if (parleying.agreed() + 1 < able.size()) {
            return Next.go(fight.withPhase(new Phase.Parleying(parleying.agreed() + 1)));
        }
        table.tell(
                new GunfightEvent.CalledOff(able.stream().map(Gunfighter::name).toList()), HouseRule.SW_03_CALLING_OFF);
        return Next.done(GunfightOutcome.of(fight));
    }

    private static Next<Gunfight, GunfightOutcome> turnEnds(Gunfight fight, Table table) {
        for (Gunfighter fighter : fight.fighters()) {
            if (fighter.holdsPrize()) {
                table.tell(new GunfightEvent.PrizeLapsed(fighter.name()), GunfightRule.GF_04_STAREDOWN_PRIZE);
            }
        }
        table.tell(new GunfightEvent.TurnEnded(), GunfightRule.GF_28_REPEAT);
        return new Next.Go<>(fight.turnEnded(), true);
    }

    @Override
    public List<Choice<Gunfight>> amendments(Gunfight fight) {
        GunfightAmendments amendments = new GunfightAmendments(fight, amended -> true);
        return Amendments.listed(all -> amendments.all(all, fighter -> true));
    }

    @Override
    public void amended(Gunfight before, Gunfight after, Table table) {
        ShootingSteps.amended(before, after, table);
    }

    @Override
    public List<Choice<Gunfight>> rulings(Gunfight fight) {
        return RulingChoices.of(Rulings.DECLARED, fight.rulings(), changed -> bars(fight, changed), fight::under);
    }

    @Override
    public List<Member> roster(Gunfight fight) {
        return fight.there().stream()
                .map(who -> new Member(who.name(), who.sheet().side().text()))
                .toList();
    }

    @Override
    public Gunfight entered(Gunfight fight, Answer.Entered newcomer, Gunfight opening, Table table) {
        return fight.enteredBy(opening.fighter(newcomer.by()), newcomer.like());
    }

    @Override
    public Optional<String> keeps(Gunfight fight, Name who) {
        Optional<Gunfighter> leaver =
                fight.fighters().stream().filter(one -> one.name().equals(who)).findFirst();
        if (leaver.isEmpty()) {
            return Optional.of("nobody");
        }
        if (leaver.get().presence() != Gunfighter.Presence.FIGHTING) {
            return Optional.of("gone");
        }
        if (leaver.get().wounds().level() == WoundLevel.DEAD) {
            return Optional.of("down");
        }
        return fight.able().equals(List.of(leaver.get())) ? Optional.of("last") : Optional.empty();
    }

    @Override
    public Gunfight left(Gunfight fight, Name who) {
        return fight.leftBy(who);
    }

    @Override
    public Next<Gunfight, GunfightOutcome> withoutHim(Gunfight fight, Table table) {
        return fight.isDecided() ? Next.done(GunfightOutcome.of(fight)) : Next.go(fight);
    }

    @Override
    public Optional<Gunfight> alone(Gunfight fight, Name who) {
        return fight.phase() instanceof Phase.Declaring declaring
                        && DeclarationSteps.able(fight, declaring.turn()).size() > 1
                ? Optional.of(
                        fight.withPhase(new Phase.Declaring(declaring.turn().of(who), List.of())))
                : Optional.empty();
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    /** Rulings about hit locations cannot change without hit locations. */
    private static List<Rule> bars(Gunfight fight, Rulings changed) {
        Rulings now = fight.rulings();
        boolean ofLocations =
                !changed.body().equals(now.body()) || changed.calledShotMaxRange() != now.calledShotMaxRange();
        return ofLocations && !now.located() ? List.of(HitLocationRule.HL_12_CAPACITY_OF_PARTS) : List.of();
    }

    @Override
    public GunfightOutcome calledOff(Gunfight fight) {
        return GunfightOutcome.of(fight);
    }
}
