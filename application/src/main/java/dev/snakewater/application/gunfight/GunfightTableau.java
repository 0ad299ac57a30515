package dev.snakewater.application.gunfight;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Stance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How a gunfight stands, as a table: in which slot everybody acts, his guns, his wounds, and what he is doing.
 *
 * @param words what all that is called
 */
record GunfightTableau(Wording words) {

    /** The table of a fight. */
    Tableau of(Gunfight fight) {
        List<List<Name>> slots = place(fight.phase()).map(Phase.Place::slots).orElse(List.of());
        List<Name> order = new ArrayList<>(slots.stream().flatMap(List::stream).toList());
        fight.fighters().stream()
                .map(Gunfighter::name)
                .filter(name -> !order.contains(name))
                .forEach(order::add);
        return new Tableau(
                List.of(
                        words.message("state.acts"),
                        words.message("state.guns"),
                        words.message("state.wounds"),
                        words.message("state.stance")),
                order.stream().map(name -> row(fight.fighter(name), slots)).toList());
    }

    private static Optional<Phase.Place> place(Phase phase) {
        return switch (phase) {
            case Phase.Declaring declaring -> Optional.of(declaring.turn());
            case Phase.Firing firing -> Optional.of(firing.turn());
            case Phase.Falling falling -> Optional.of(falling.turn());
            default -> Optional.empty();
        };
    }

    private Tableau.Row row(Gunfighter fighter, List<List<Name>> slots) {
        String slot = "";
        for (int i = 0; i < slots.size(); i++) {
            if (slots.get(i).contains(fighter.name())) {
                slot = String.valueOf(i + 1);
            }
        }
        return new Tableau.Row(
                fighter.name(),
                List.of(slot, guns(fighter), new GunfighterWords(words).wounds(fighter), doing(fighter)),
                !fighter.isAble());
    }

    /** Those he uses this turn; before he has chosen, all. */
    private String guns(Gunfighter fighter) {
        List<Gun> guns = fighter.inUse().isEmpty() ? fighter.guns() : fighter.gunsInUse();
        return guns.isEmpty()
                ? words.message("guns.none")
                : guns.stream()
                        .map(gun -> words.message(
                                gun.isDropped() ? "gun.dropped" : "gun", gun.kind(), gun.rounds(), gun.capacity()))
                        .collect(Collectors.joining(", "));
    }

    private String doing(Gunfighter fighter) {
        List<String> doing = new ArrayList<>();
        if (fighter.presence() != Presence.FIGHTING) {
            doing.add(words.message("state." + fighter.presence().name()));
        }
        if (fighter.stance() != Stance.OPEN) {
            doing.add(words.message("state." + fighter.stance().name()));
        }
        if (fighter.isProne()) {
            doing.add(words.message("state.prone"));
        }
        fighter.announced().ifPresent(what -> doing.add(words.message("state.announced", what)));
        if (fighter.holdsPrize()) {
            doing.add(words.message("state.prize"));
        }
        if (!fighter.drop().isEmpty()) {
            doing.add(words.message("state.drop", words.row(fighter.drop())));
        }
        if (!fighter.granted().isEmpty()) {
            doing.add(words.message("state.granted", words.row(fighter.granted())));
        }
        return String.join(", ", doing);
    }
}
