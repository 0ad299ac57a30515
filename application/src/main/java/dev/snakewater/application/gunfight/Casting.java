package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.Physique;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.Wounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the gunfighters of a scenario without problems: their sheets, wounds and guns as the fight begins. */
final class Casting {

    private Casting() {}

    static Gunfighter gunfighter(Roster.Member member, Roster roster, Rulings rulings) {
        GunfightScenario.Fighter written = member.sheet();
        List<Name> dropOn = written.dropOn().stream()
                .flatMap(name -> roster.names(name).stream())
                .distinct()
                .toList();
        List<Gun> guns = new ArrayList<>(
                written.guns().stream().map(GunfightScenario.CarriedGun::gun).toList());
        if (!dropOn.isEmpty() && !guns.isEmpty()) {
            guns.set(0, guns.getFirst().withCarried(Carried.IN_HAND));
        }
        return new Gunfighter(
                new GunfighterSheet(
                        member.name(),
                        member.side(),
                        written.traits(),
                        rulings.located() ? Optional.of(physique(written)) : Optional.empty()),
                wounds(written, rulings),
                guns,
                List.of(),
                dropOn,
                false,
                Stance.OPEN,
                Presence.FIGHTING,
                Optional.empty(),
                List.of());
    }

    private static Physique physique(GunfightScenario.Fighter written) {
        Armour armour = Armour.everywhere(written.traits().armour());
        for (PartSheet part : written.parts()) {
            armour = armour.with(part.part(), part.armour().orElse(armour.on(part.part())));
        }
        return new Physique(
                written.agility().orElse(Degree.FAIR),
                written.weaponHand().orElse(BodySide.RIGHT),
                armour,
                written.support().orElse(false));
    }

    private static Wounds wounds(GunfightScenario.Fighter written, Rulings rulings) {
        WoundModel model = rulings.woundModel();
        WoundTrack told = written.wounds().track(WoundBoxes.of(written.traits().damageCapacity()), model);
        return rulings.located() ? body(written, told, model) : told;
    }

    /** Wounds that are told of no part are the torso's (HL-04); who cannot stand begins on the ground (HL-21). */
    private static Body body(GunfightScenario.Fighter written, WoundTrack torso, WoundModel model) {
        Degree capacity = written.traits().damageCapacity();
        Body body = Body.unhurt(capacity, model).with(BodyPart.TORSO, torso);
        for (PartSheet part : written.parts()) {
            if (part.tellsWounds()) {
                body = body.with(part.part(), part.track(capacity, model));
            }
        }
        return body.withProne(!body.canStand(written.support().orElse(false)));
    }
}
