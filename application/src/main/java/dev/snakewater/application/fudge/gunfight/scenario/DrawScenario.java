package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a person writes to set up the draw of one turn, and its outcome. */
public record DrawScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        List<Hand> hands,
        Rulings rulings)
        implements PartialFightScenario<DrawScenario.Outcome> {

    /** Returns the kind {@code fudge-draw}: who is fastest, in one turn. */
    public static ScenarioKind<PartialFight<Outcome>, Outcome> kind() {
        return PartialFightScenario.kind("fudge-draw", DrawScenario.class, List.of("draw", "tie"));
    }

    @Override
    public List<Problem> problems() {
        ProblemCollector complaints = GunfightProblems.in(gunfight());
        Roster roster = Roster.of(gunfight());
        Gunfight fight = gunfight().fitting().opening();
        boolean later = hands.stream().anyMatch(Hand::alreadyDrawn);
        ProblemCollector ofPrize = complaints.against(GunfightRule.GF_04_STAREDOWN_PRIZE);
        List<Name> named = new ArrayList<>();
        List<Name> holders = new ArrayList<>();
        ProblemCollector.each("/hands", hands, (at, hand) -> {
            List<Name> called = roster.names(hand.name());
            Optional<Roster.Member> first = roster.known(at + "/name", hand.name(), complaints);
            complaints.when(!Collections.disjoint(named, called), at + "/name", "second-hands", hand.name());
            named.addAll(called);
            // The +2 is one man's, in the first turn.
            holders.addAll(hand.plusTwo() ? called : List.of());
            boolean isNotHis = hand.plusTwo() && (later || holders.size() > 1);
            ofPrize.when(isNotHis, at + "/plusTwo", later ? "late-plus-two" : "plus-two-of-several");
            // Those of one sheet are alike, so that one of them stands for all.
            ProblemCollector ofHand = complaints.needing(Roster.NAMES).needing(at + "/name");
            first.ifPresent(one -> hand.problems(at, one.at(), fight.fighter(one.name()), gunfight(), ofHand));
        });
        return complaints.all();
    }

    @Override
    public PartialFight<Outcome> opening() {
        Roster roster = Roster.of(gunfight());
        Gunfight fight = gunfight().opening();
        List<Phase.Ready> ready = new ArrayList<>();
        for (Gunfighter fighter : fight.able()) {
            Hand hand = hands.stream()
                    .filter(written -> roster.names(written.name()).contains(fighter.name()))
                    .findFirst()
                    .orElse(new Hand(fighter.name(), List.of(), false, false, false));
            List<Integer> named = GunsInHand.of(fighter, hand.with());
            List<Integer> guns = named.isEmpty() ? GunsInHand.firstOf(fighter) : named;
            Optional<Gunfighter.Announcement> announced =
                    hand.calledShot() ? Optional.of(Gunfighter.Announcement.CALLED_SHOT) : Optional.empty();
            ready.add(new Phase.Ready(guns, hand.plusTwo(), announced));
            for (int gun : hand.alreadyDrawn() ? guns : List.<Integer>of()) {
                fight = fight.with(fighter.name(), before -> before.carrying(gun, Gun.Carried.IN_HAND));
            }
        }
        boolean first = hands.stream().noneMatch(Hand::alreadyDrawn);
        Phase drawing = new Phase.Drawing(List.copyOf(ready), List.of());
        Gunfight before = new Gunfight(fight.scene(), fight.fighters(), first, drawing);
        return new PartialFight<>(before, List.of(), new Outcome(List.of(), List.of()));
    }

    /** How somebody comes to the draw. A name for several fighters means each of them. */
    public record Hand(
            Name name,
            List<String> with,
            @Default("false") boolean alreadyDrawn,
            @Default("false") boolean plusTwo,
            @Default("false") boolean calledShot) {

        private void problems(
                String at, String sheet, Gunfighter fighter, GunfightScenario gunfight, ProblemCollector complaints) {
            GunfightProblems.areInHand(at + "/with", fighter, with, sheet, complaints);
            complaints
                    .needing(GunfightProblems.located(gunfight))
                    .when(calledShot && fighter.body().isEmpty(), at + "/calledShot", "called-shot-without-locations");
            ProblemCollector ofGuns = complaints.needing(sheet + "/guns");
            boolean lacksGun = alreadyDrawn && fighter.guns().isEmpty();
            ofGuns.when(lacksGun, at + "/alreadyDrawn", "nothing-drawn", fighter.name());
            ProblemCollector ofWounds = complaints.needing(sheet, "/rulings").against(GunfightRule.GF_39_OUT_OF_ACTION);
            WoundLevel level = fighter.wounds().level();
            ofWounds.when(!fighter.isAble(), at + "/name", "does-not-draw", fighter.name(), level);
        }
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), false, rulings);
    }

    /** The outcome of a draw, and the order of action with those who act together (GF-08, GF-09); empty until everyone has drawn. */
    public record Outcome(List<PartialFight.Rolled> draws, List<List<Name>> slots)
            implements PartialFight.Outcome<Outcome> {

        /** Returns those who act first; nobody until everyone has drawn. */
        public List<Name> first() {
            return slots.isEmpty() ? List.of() : slots.getFirst();
        }

        @Override
        public List<Finding> findings() {
            Stream<Finding> ofTheFirst = first().isEmpty()
                    ? Stream.empty()
                    : Stream.of(
                            Finding.ranked("first", rank(), first()), Finding.counts("first.how-many", first().size()));
            return Stream.concat(ofTheFirst, PartialFight.Rolled.findings("draw.total", draws))
                    .toList();
        }

        /** One fighter alone ranks before two together, and so on; equal numbers rank in the order of the roster. */
        private int rank() {
            List<Name> roster = draws.stream().map(PartialFight.Rolled::by).toList();
            return first().size() * roster.size() + roster.indexOf(first().getFirst());
        }

        @Override
        public Outcome after(List<Event> events, Gunfight now) {
            return new Outcome(
                    PartialFight.Rolled.after(draws, events),
                    now.phase() instanceof Phase.Declaring first ? first.turn().slots() : slots);
        }
    }
}
