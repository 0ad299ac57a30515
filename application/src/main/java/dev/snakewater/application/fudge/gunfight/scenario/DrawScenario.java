package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.fudge.gunfight.procedure.Piece;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to set up the draw of one turn, and what comes of it.
 *
 * @param fighters everybody, as in a gunfight
 * @param hands which guns they use, of those who do not simply draw the first they carry
 * @param rulings how the game master reads what the rules leave open
 */
public record DrawScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters,
        List<Hand> hands,
        Rulings rulings)
        implements PieceScenario<DrawScenario, DrawScenario.Outcome> {

    /** The kind {@code fudge-draw}: who is the fastest, in one turn. */
    public static ScenarioKind<DrawScenario, Piece<Outcome>, Outcome> kind() {
        return PieceScenario.kind("fudge-draw", DrawScenario.class, List.of("draw", "tie"));
    }

    @Override
    public List<Problem> problems() {
        Complaints complaints = GunfightProblems.in(gunfight());
        Roster roster = Roster.of(gunfight());
        Gunfight fight = gunfight().fitting().opening();
        boolean later = hands.stream().anyMatch(Hand::alreadyDrawn);
        Complaints ofPrize = complaints.against(GunfightRule.GF_04_STAREDOWN_PRIZE);
        List<Name> named = new ArrayList<>();
        List<Name> holders = new ArrayList<>();
        Complaints.each("/hands", hands, (at, hand) -> {
            List<Name> called = roster.names(hand.name());
            Optional<Roster.Member> first = roster.known(at + "/name", hand.name(), complaints);
            complaints.when(!Collections.disjoint(named, called), at + "/name", "second-hands", hand.name());
            named.addAll(called);
            // The +2 is one man's, in the first turn.
            holders.addAll(hand.plusTwo() ? called : List.of());
            boolean isNotHis = hand.plusTwo() && (later || holders.size() > 1);
            ofPrize.when(isNotHis, at + "/plusTwo", later ? "late-plus-two" : "plus-two-of-several");
            // Those of one sheet are alike, so that one of them stands for all.
            Complaints ofHand = complaints.needing(Roster.NAMES).needing(at + "/name");
            first.ifPresent(one -> hand.problems(at, one.at(), fight.fighter(one.name()), gunfight(), ofHand));
        });
        return complaints.all();
    }

    @Override
    public Piece<Outcome> opening() {
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
        return new Piece<>(before, List.of(), new Outcome(List.of(), List.of()));
    }

    /**
     * How somebody comes to the draw. A name of several stands for each of them.
     *
     * @param name who it is
     * @param with the guns he uses, as a choice calls them: {@code revolver}, {@code revolver 2}; the first, if left out
     * @param alreadyDrawn whether he has drawn them in an earlier turn. If anybody has, it is no longer the first turn
     * @param plusTwo whether he spends the +2 of the staredown on the draw
     * @param calledShot whether he announces a called shot, where hits have locations
     */
    public record Hand(
            Name name,
            List<String> with,
            @Default("false") boolean alreadyDrawn,
            @Default("false") boolean plusTwo,
            @Default("false") boolean calledShot) {

        private void problems(
                String at, String sheet, Gunfighter fighter, GunfightScenario gunfight, Complaints complaints) {
            GunfightProblems.areInHand(at + "/with", fighter, with, sheet, complaints);
            complaints
                    .needing(GunfightProblems.located(gunfight))
                    .when(calledShot && fighter.body().isEmpty(), at + "/calledShot", "called-shot-without-locations");
            Complaints ofGuns = complaints.needing(sheet + "/guns");
            boolean lacksGun = alreadyDrawn && fighter.guns().isEmpty();
            ofGuns.when(lacksGun, at + "/alreadyDrawn", "nothing-drawn", fighter.name());
            Complaints ofWounds = complaints.needing(sheet, "/rulings").against(GunfightRule.GF_39_OUT_OF_ACTION);
            WoundLevel level = fighter.wounds().level();
            ofWounds.when(!fighter.isAble(), at + "/name", "does-not-draw", fighter.name(), level);
        }
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), false, rulings);
    }

    /**
     * What came of a draw.
     *
     * @param draws how everybody drew, in the order of the roster
     * @param slots who acts when, those together who act together (GF-08, GF-09); empty as long as not all have drawn
     */
    public record Outcome(List<Piece.Rolled> draws, List<List<Name>> slots) implements Piece.Outcome<Outcome> {

        /** Those who act first; nobody as long as not all have drawn. */
        public List<Name> first() {
            return slots.isEmpty() ? List.of() : slots.getFirst();
        }

        @Override
        public List<Finding> findings() {
            Stream<Finding> ofTheFirst = first().isEmpty()
                    ? Stream.empty()
                    : Stream.of(
                            Finding.ranked("first", rank(), first()), Finding.counts("first.how-many", first().size()));
            return Stream.concat(ofTheFirst, Piece.Rolled.findings("draw.total", draws))
                    .toList();
        }

        /** One alone comes before two together, and so on; those equally many in the order of the roster. */
        private int rank() {
            List<Name> roster = draws.stream().map(Piece.Rolled::by).toList();
            return first().size() * roster.size() + roster.indexOf(first().getFirst());
        }

        @Override
        public Outcome after(List<Event> events, Gunfight now) {
            return new Outcome(
                    Piece.Rolled.after(draws, events),
                    now.phase() instanceof Phase.Declaring first ? first.turn().slots() : slots);
        }
    }
}
