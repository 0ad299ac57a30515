package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Something that whoever acts can do next. What it still leaves open is asked when it is played. */
public sealed interface Deed
        permits AttackPhase.Shoot,
                FirePhase.Flame,
                GoingPhase.Go,
                GoingPhase.Turn,
                WatchingPhase.Wait,
                WatchingPhase.Cover,
                Deed.Hide,
                Deed.Change,
                Deed.Take,
                Deed.PickUp,
                Deed.End {

    /** Returns the word that chooses it, such as {@code shoot Skag}. */
    String word(FightSituation fight);

    /** Returns its price in action points, if it has one price whatever is still left open. */
    default Optional<Integer> price(FightSituation fight) {
        return Optional.empty();
    }

    /** Returns the rules that forbid it now; none if it can be done. */
    default List<Rule> bars(FightSituation fight) {
        return List.of();
    }

    /** Does it. */
    Next<FightSituation, FightOutcome> play(FightSituation fight, Table table);

    /** Returns everything that whoever acts could think of, allowed or not. */
    static List<Deed> all(FightSituation fight) {
        return DeedList.of(fight);
    }

    /** Returns the rule against what is too dear for whoever acts. */
    private static Stream<Rule> tooDear(FightSituation fight, int price) {
        return Rule.when(price > fight.turn().actionPoints(), FalloutRule.FO_09_ACTION_POINTS);
    }

    /** She goes into cover behind something within reach (FO-36). */
    record Hide(Watch.Cover behind) implements Deed {

        @Override
        public String word(FightSituation fight) {
            return switch (behind) {
                case Watch.Cover.Thing(int obstacle) ->
                    "cover behind "
                            + fight.scene().ground().obstacles().get(obstacle).name();
                case Watch.Cover.Plain plain -> "take cover";
            };
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(tally(fight).total());
        }

        private static Tally tally(FightSituation fight) {
            return Move.INTO_COVER.price(fight.acting().person());
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return Stream.of(
                            Rule.when(fight.acting().person().inCover(), FalloutRule.FO_40_LEAVING_COVER),
                            Rule.when(!isThere(fight), FalloutRule.FO_36_TAKING_COVER),
                            tooDear(fight, tally(fight).total()))
                    .flatMap(rules -> rules)
                    .toList();
        }

        private boolean isThere(FightSituation fight) {
            Fighter by = fight.acting();
            return switch (behind) {
                case Watch.Cover.Thing(int obstacle) ->
                    fight.scene().ground().obstacles().get(obstacle).line().isWithin(by.place(), Obstacle.REACH);
                case Watch.Cover.Plain plain -> by.isAtRefuge();
            };
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter by = fight.acting();
            Tally price = tally(fight);
            FightSituation then = fight.withActing(
                            by.withHides(Optional.of(behind)).withPerson(Move.INTO_COVER.after(by.person())))
                    .paid(price.total());
            Optional<Name> thing = switch (behind) {
                case Watch.Cover.Thing(int obstacle) ->
                    Optional.of(fight.scene().ground().obstacles().get(obstacle).name());
                case Watch.Cover.Plain plain -> Optional.empty();
            };
            table.tell(
                    new FightEvent.TookCover(
                            by.name(), thing, price, then.turn().actionPoints()),
                    FalloutRule.FO_36_TAKING_COVER,
                    FalloutRule.FO_09_ACTION_POINTS);
            return RoundPhase.afterAction(then, table);
        }
    }

    /** She changes her pose, leaves cover, or does something with one of her weapons, by its number. */
    record Change(Move move, int weapon) implements Deed {

        /** Stands for the weapon of a move that concerns none. */
        static final int NO_WEAPON = -1;

        @Override
        public String word(FightSituation fight) {
            return switch (move) {
                case INTO_COVER -> throw new IllegalStateException("she hides behind something");
                case OUT_OF_COVER -> "leave cover";
                case STAND_UP -> "stand up";
                case CROUCH -> "crouch";
                case LIE_DOWN -> "lie down";
                case SET_UP -> "set up " + named(fight);
                case FOLD -> "fold " + named(fight);
                case RELOAD -> "reload " + named(fight);
            };
        }

        private String named(FightSituation fight) {
            return "the " + fight.acting().weapons().get(weapon).name();
        }

        private Held held(FightSituation fight) {
            return fight.acting().weapons().get(weapon).held();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(due(fight).total());
        }

        private Tally due(FightSituation fight) {
            Person by = fight.acting().person();
            return move.isOfTheGun()
                    ? move.price(by, held(fight)).plusIfAny(-begun(fight), "already-paid", FalloutRule.FO_26_REST)
                    : move.price(by);
        }

        /** The action points of her last turn that count for this one (FR-19). */
        private int begun(FightSituation fight) {
            return isOfTheSupport() && Fighter.first(fight.acting().hands()).equals(Optional.of(weapon))
                    ? fight.turn().unfolding()
                    : 0;
        }

        private boolean isOfTheSupport() {
            return move == Move.SET_UP || move == Move.FOLD;
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            return isAffordable(fight) || isBegun(fight) ? List.of() : List.of(FalloutRule.FO_09_ACTION_POINTS);
        }

        private boolean isAffordable(FightSituation fight) {
            return due(fight).total() <= fight.turn().actionPoints();
        }

        /** A tripod can be set up over two turns, unless somebody is about her (FR-19). */
        private boolean isBegun(FightSituation fight) {
            return isOfTheSupport()
                    && held(fight).support().equals(Optional.of(Held.Support.TRIPOD))
                    && begun(fight) == 0
                    && fight.turn().actionPoints() > 0
                    && fight.enemies(fight.actor()).stream()
                            .noneMatch(enemy -> fight.fighter(enemy)
                                            .place()
                                            .distanceTo(fight.acting().place())
                                    <= Obstacle.REACH);
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            return isAffordable(fight) ? done(fight, table) : begin(fight, table);
        }

        private Next<FightSituation, FightOutcome> done(FightSituation fight, Table table) {
            Tally price = due(fight);
            Fighter by = fight.acting();
            FightSituation paid = fight.paid(price.total());
            table.tell(
                    new ShotEvent.Moved(by.name(), move, price, paid.turn().actionPoints()),
                    FalloutRule.FO_09_ACTION_POINTS);
            if (move.isOfTheGun()) {
                FightSituation moved = paid.withActing(
                        by.withWeapon(weapon, by.weapons().get(weapon).withHeld(move.after(held(fight)))));
                return RoundPhase.afterAction(inHand(moved), table);
            }
            Person then = move.after(by.person());
            if (move != Move.OUT_OF_COVER) {
                return RoundPhase.afterAction(paid.withActing(by.withPerson(then)), table);
            }
            FightSituation left = paid.withActing(by.withPerson(then).withHides(Optional.empty()));
            return WatchingPhase.looking(fight, left, fight.actor(), by.hides(), false, new RoundPhase.Acting());
        }

        private FightSituation inHand(FightSituation fight) {
            FightSituation held = fight.acting().hands().contains(weapon) ? fight : fight.holding(List.of(weapon));
            return isOfTheSupport() ? held.withTurn(held.turn().withUnfolding(0)) : held;
        }

        private Next<FightSituation, FightOutcome> begin(FightSituation fight, Table table) {
            FightSituation held = fight.holding(List.of(weapon));
            int all = fight.turn().actionPoints();
            Carried gun = fight.acting().weapons().get(weapon);
            table.tell(
                    new FightEvent.SettingUp(
                            fight.acting().name(), gun.name(), all, due(fight).total()),
                    FalloutRule.FO_26_REST,
                    FalloutRule.FO_09_ACTION_POINTS);
            return RoundPhase.afterAction(
                    held.withActing(held.acting().withUnfolding(all)).paid(all), table);
        }
    }

    /** She takes others of her weapons in hand, which costs nothing (FR-18). */
    record Take(List<Integer> weapons) implements Deed {

        public Take {
            weapons = List.copyOf(weapons);
        }

        @Override
        public String word(FightSituation fight) {
            List<String> names = names(fight);
            List<Carried> all = fight.acting().weapons();
            String card = all.get(weapons.getFirst()).weapon().name();
            boolean isPair = weapons.size() == 2
                    && all.stream()
                                    .filter(one -> one.weapon().name().equals(card))
                                    .count()
                            == 2
                    && all.get(weapons.getLast()).weapon().name().equals(card);
            return isPair ? "take both " + card : "take the " + String.join(" and the ", names);
        }

        private List<String> names(FightSituation fight) {
            return weapons.stream()
                    .map(weapon -> fight.acting().weapons().get(weapon).name())
                    .toList();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(0);
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            boolean isPair = weapons.size() == 2;
            boolean isPlayed = fight.scene().rulings().twoGuns();
            boolean isWounded = fight.acting()
                    .person()
                    .burdens()
                    .isWounded(Part.ARM, fight.scene().rulings());
            return Stream.concat(
                            Rule.when(isPair && !isPlayed, FalloutRule.FO_67_OPTIONAL_RULES),
                            Rule.when(isPair && isWounded, FalloutRule.FO_69_WOUNDS))
                    .toList();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            table.tell(new FightEvent.Took(fight.acting().name(), names(fight)), FalloutRule.FO_16_WEAPON_HIT);
            return RoundPhase.afterAction(fight.holding(weapons), table);
        }
    }

    /** She picks up one of her weapons that lies within reach (FO-16). */
    record PickUp(int weapon) implements Deed {

        private static final int PRICE = 2;

        @Override
        public String word(FightSituation fight) {
            return "pick up the " + fight.acting().weapons().get(weapon).name();
        }

        @Override
        public Optional<Integer> price(FightSituation fight) {
            return Optional.of(PRICE);
        }

        @Override
        public List<Rule> bars(FightSituation fight) {
            Fighter by = fight.acting();
            boolean isNear = by.weapons()
                    .get(weapon)
                    .lyingAt()
                    .filter(place -> place.distanceTo(by.place()) <= Obstacle.REACH)
                    .isPresent();
            return Stream.concat(Rule.when(!isNear, FalloutRule.FO_16_WEAPON_HIT), tooDear(fight, PRICE))
                    .toList();
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            Fighter by = fight.acting();
            Carried picked = by.weapons().get(weapon).withLyingAt(Optional.empty());
            FightSituation then =
                    fight.withActing(by.withWeapon(weapon, picked)).paid(PRICE).holding(List.of(weapon));
            table.tell(
                    new FightEvent.PickedUp(
                            by.name(), picked.name(), PRICE, then.turn().actionPoints()),
                    FalloutRule.FO_16_WEAPON_HIT,
                    FalloutRule.FO_09_ACTION_POINTS);
            return RoundPhase.afterAction(then, table);
        }
    }

    /** She ends her turn. */
    record End() implements Deed {

        @Override
        public String word(FightSituation fight) {
            return "end turn";
        }

        @Override
        public Next<FightSituation, FightOutcome> play(FightSituation fight, Table table) {
            return new RoundPhase.EndingTurn().play(fight, table);
        }
    }
}
