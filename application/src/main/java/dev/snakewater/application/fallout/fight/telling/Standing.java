package dev.snakewater.application.fallout.fight.telling;

import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.Turn;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.plane.Place;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How it stands with one fighter, by her number, in words' reach. */
record Standing(FightSituation fight, int number) {

    /** Somebody as another sees her: so many millimetres away, at this bearing, and hidden by a high wall or not. */
    record Sighting(Name who, int distance, int bearing, boolean clear) {}

    Fighter fighter() {
        return fight.fighter(number);
    }

    Name name() {
        return fighter().name();
    }

    Person person() {
        return fighter().person();
    }

    boolean isOut() {
        return !fighter().stands();
    }

    /** Returns her turn, if she is in the midst of it. */
    Optional<Turn> turn() {
        return fight.turns().stream().filter(turn -> turn.fighter() == number).reduce((earlier, later) -> later);
    }

    /** Returns whose turn she interrupts, if she does. */
    Optional<Name> interrupts() {
        return IntStream.range(1, fight.turns().size())
                .filter(place -> fight.turns().get(place).fighter() == number
                        && fight.turns().get(place).interrupts())
                .mapToObj(place ->
                        fight.fighter(fight.turns().get(place - 1).fighter()).name())
                .findFirst();
    }

    /** Returns what she hides behind, if it is on the map. */
    Optional<Name> behind() {
        return fighter()
                .hides()
                .filter(Watch.Cover.Thing.class::isInstance)
                .map(Watch.Cover.Thing.class::cast)
                .map(this::named);
    }

    /** Returns what she covers, if she does: a thing by its name, or a place where there is something. */
    Optional<Object> covers() {
        return fighter().watch() instanceof Watch.Covering covering
                ? Optional.of(
                        switch (covering.cover()) {
                            case Watch.Cover.Thing thing -> named(thing);
                            case Watch.Cover.Plain plain ->
                                hiding(plain.at()).<Object>map(who -> who).orElse(plain.at());
                        })
                : Optional.empty();
    }

    private Name named(Watch.Cover.Thing thing) {
        return fight.scene().ground().obstacles().get(thing.obstacle()).name();
    }

    private Optional<Name> hiding(Place at) {
        return fight.fighters().stream()
                .filter(one -> one.hides().equals(Optional.of(new Watch.Cover.Plain(at))))
                .map(Fighter::name)
                .findFirst();
    }

    /** Returns the zone that she watches, if she waits in reaction. */
    Optional<Watch.Reaction> waits() {
        return Optional.of(fighter().watch())
                .filter(Watch.Reaction.class::isInstance)
                .map(Watch.Reaction.class::cast);
    }

    /** Returns what she holds, the first hand first. */
    List<Carried> inHand() {
        return fighter().hands().stream()
                .map(hand -> fighter().weapons().get(hand))
                .toList();
    }

    /** Returns what she has on her but not in hand. */
    List<Carried> stowed() {
        return IntStream.range(0, fighter().weapons().size())
                .filter(weapon -> !fighter().hands().contains(weapon))
                .mapToObj(weapon -> fighter().weapons().get(weapon))
                .filter(weapon -> weapon.lyingAt().isEmpty())
                .toList();
    }

    /** Returns what she has dropped. */
    List<Carried> dropped() {
        return fighter().weapons().stream()
                .filter(weapon -> weapon.lyingAt().isPresent())
                .toList();
    }

    /** Returns her wounds, if wounds have effects. */
    List<Part> wounds() {
        return fight.scene().rulings().wounds() ? person().burdens().wounds() : List.of();
    }

    /** Returns her handicaps from running in the coming rounds. */
    List<Integer> comingRounds() {
        return new Run(1, person().pose(), fighter().winded()).comingRounds();
    }

    /** Returns the nearest enemy who stands, preferably one in sight. */
    Optional<Sighting> nearest() {
        Place here = fighter().place();
        return fight.enemies(number).stream()
                .map(other -> new Sighting(
                        fight.fighter(other).name(),
                        here.distanceTo(fight.fighter(other).place()),
                        here.bearingTo(fight.fighter(other).place()),
                        fight.sees(number, other)))
                .min(Comparator.comparing((Sighting one) -> !one.clear()).thenComparingInt(Sighting::distance));
    }
}
